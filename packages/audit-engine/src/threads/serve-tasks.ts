import { parentPort } from 'node:worker_threads'

/** What goes to a thread and what comes back. The first answer of a thread says that it is ready. */
export interface Task {
  name: string
  input: unknown
}
export type TaskAnswer = { ready: true } | { output: unknown } | { problem: string }

/** Makes this thread do the named tasks, one after the other. */
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
