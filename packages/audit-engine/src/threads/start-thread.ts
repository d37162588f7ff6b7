import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TaskAnswer } from './serve-tasks.ts'

/** Starting loads the engine into the thread, which takes a while on a busy machine. */
const startDeadline = 30_000

export interface Thread {
  /** Rejects when the task fails; `alive` then says whether the thread can continue. */
  run(task: unknown, deadline: number): Promise<unknown>
  alive(): boolean
  end(): Promise<unknown>
}

/**
 * A thread with its own heap of `memory` MiB. It starts loading at once; tasks wait for that without using up their
 * deadline.
 */
export function startThread(module: URL, memory: number): Thread {
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memory } })
  let alive = true
  // A thread may also fail between two tasks.
  worker.on('error', () => (alive = false))
  worker.on('exit', () => (alive = false))
  const ready = answerWithin(startDeadline)
  // The first task to run reports the failure.
  ready.catch(() => {})

  async function answerWithin(deadline: number): Promise<TaskAnswer> {
    const given = new AbortController()
    const timer = setTimeout(() => given.abort(), deadline)
    try {
      // Both reject when the thread fails, for example because its memory is full.
      const [answer] = await Promise.race([
        once(worker, 'message', { signal: given.signal }),
        once(worker, 'exit', { signal: given.signal }).then(() => Promise.reject(new Error('it was stopped'))),
      ])
      return answer as TaskAnswer
    } catch (error) {
      alive = false
      void worker.terminate()
      throw given.signal.aborted ? new Error(`it took longer than ${deadline / 1_000} s`) : error
    } finally {
      clearTimeout(timer)
      given.abort()
    }
  }

  return {
    async run(task, deadline) {
      await ready
      if (!alive) throw new Error('it was stopped')
      const answered = answerWithin(deadline)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(task)
      const answer = await answered
      if ('problem' in answer) throw new Error(answer.problem)
      return 'output' in answer ? answer.output : undefined
    },
    alive: () => alive,
    end: () => worker.terminate(),
  }
}
