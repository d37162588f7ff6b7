import { parentPort } from 'node:worker_threads'

/** What a thread answers. Its first answer says that it is ready. */
export type TaskAnswer = { ready: true } | { output: unknown } | { problem: string }

/** Makes this thread do what it is asked, one task at a time. */
export function serveTasks<Task>(run: (task: Task) => unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const answer = (message: TaskAnswer) => parentPort?.postMessage(message)
  parentPort?.on('message', (task: Task) => {
    try {
      answer({ output: run(task) })
    } catch (error) {
      answer({ problem: error instanceof Error ? error.message : String(error) })
    }
  })
  answer({ ready: true })
}
