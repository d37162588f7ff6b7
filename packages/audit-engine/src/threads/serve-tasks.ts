import { parentPort } from 'node:worker_threads'

/** Messages to and from a thread. A thread's first answer says that it is ready. */
export interface Task {
  name: string
  input: unknown
}
export type TaskAnswer = { ready: true } | { output: unknown } | { problem: string }

/** Makes this thread run the named tasks, one at a time. */
export function serveTasks(tasks: Record<string, (input: never) => unknown>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const answer = (message: TaskAnswer) => parentPort?.postMessage(message)
  parentPort?.on('message', ({ name, input }: Task) => {
    try {
      answer({ output: tasks[name]!(input as never) })
    } catch (error) {
      answer({ problem: error instanceof Error ? error.message : String(error) })
    }
  })
  answer({ ready: true })
}
