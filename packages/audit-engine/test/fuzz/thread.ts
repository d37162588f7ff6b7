import { parentPort, workerData } from 'node:worker_threads'
import { randomFrom } from './random.ts'
import { targets, type TargetName } from './targets.ts'

/** One target, starting at one case, until this many bytes were read. */
export interface Work {
  target: TargetName
  seed: number
  from: number
  bytes: number
}
export type Note =
  | { kind: 'started'; number: number }
  | { kind: 'borne'; number: number; bytes: number; took: number }
  | { kind: 'failed'; number: number; problem: string }
  | { kind: 'done' }

const { target, seed, from, bytes } = workerData as Work
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const note = (message: Note) => parentPort!.postMessage(message)

let read = 0
for (let number = from; read < bytes; number++) {
  note({ kind: 'started', number })
  const started = performance.now()
  try {
    // Every case has its own seed, so that it can be reproduced alone.
    const made = await targets[target](randomFrom(seed * 1_000_003 + number))
    read += made.bytes + 1
    note({ kind: 'borne', number, bytes: made.bytes, took: performance.now() - started })
  } catch (error) {
    note({ kind: 'failed', number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    read += 1_000
  }
}
note({ kind: 'done' })
