import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TargetName } from './targets.ts'
import type { Note, Work } from './thread.ts'

export interface Fuzzed {
  target: TargetName
  cases: number
  bytes: number
  /** The slowest case, in milliseconds. */
  slowest: { number: number; took: number }
  /** What went wrong, and the number that reproduces the case. */
  failures: { number: number; problem: string }[]
}

/** Heap of the thread in MiB, as for the engine's own threads. Needing more is a failure. */
const memory = 256
/** A case that takes longer has hung. Generous, because busy machines are slow. */
const deadline = 20_000
const mostFailures = 20

/**
 * Feeds one target with mutated documents until this many bytes were read, in a thread that may hang or run out of
 * memory.
 */
export async function fuzz({ target, seed, bytes, from = 0 }: Omit<Work, 'from'> & { from?: number }): Promise<Fuzzed> {
  const fuzzed: Fuzzed = { target, cases: 0, bytes: 0, slowest: { number: from, took: 0 }, failures: [] }
  for (let next = from; fuzzed.bytes < bytes && fuzzed.failures.length < mostFailures;) {
    const lastCase = await runThread({ target, seed, from: next, bytes: bytes - fuzzed.bytes }, fuzzed)
    if (lastCase === null) break
    next = lastCase + 1
  }
  return fuzzed
}

/** Runs until the work is done (null) or a case breaks the thread (returns its number). */
async function runThread(work: Work, fuzzed: Fuzzed): Promise<number | null> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  let current = work.from
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<number | null>((resolve) => {
    const broken = (problem: string) => {
      fuzzed.failures.push({ number: current, problem })
      resolve(current)
    }
    worker.on('error', (error) => broken(`the thread broke: ${String(error)}`))
    worker.on('message', (note: Note) => {
      clearTimeout(timer)
      if (note.kind === 'done') return resolve(null)
      current = note.number
      if (note.kind === 'started') {
        fuzzed.cases++
        timer = setTimeout(() => broken(`it took longer than ${deadline / 1_000} s`), deadline)
      } else if (note.kind === 'failed') fuzzed.failures.push({ number: current, problem: note.problem })
      else {
        fuzzed.bytes += note.bytes
        if (note.took > fuzzed.slowest.took) fuzzed.slowest = { number: current, took: note.took }
      }
    })
  })
  await once(worker, 'online')
  const outcome = await end
  clearTimeout(timer)
  await worker.terminate()
  return outcome
}
