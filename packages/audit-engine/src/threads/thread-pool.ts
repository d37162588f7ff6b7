import { Piscina } from 'piscina'
import type { Assess, Assessed } from '../assess.ts'
import type { Page } from '../page/page.ts'
import type { Parse } from '../sources/crawl/read-page.ts'
import { createSlots } from '../sources/web/slots.ts'
import { portable } from './portable.ts'

export interface ThreadPoolOptions {
  threads?: number
  /** Heap of one thread, in MiB. */
  memory?: number
  /** Milliseconds for one page, and for the assessment of one site. */
  parseDeadline?: number
  assessDeadline?: number
  /** The module that runs in each thread. */
  module?: URL
}

export interface ThreadPool {
  parse: Parse
  assess: Assess
  close(): Promise<void>
}

/**
 * Threads for parsing and assessment. A page built to stall the parser or to fill the memory costs one thread, which
 * is ended and replaced; every other task goes on.
 */
export function createThreadPool({
  threads = 2,
  memory = 256,
  parseDeadline = 3_000,
  assessDeadline = 10_000,
  module = new URL('./thread.ts', import.meta.url),
}: ThreadPoolOptions = {}): ThreadPool {
  // Threads load the module as soon as they exist: while the first site still answers.
  const pool = new Piscina({
    filename: module.href,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  const slots = createSlots(threads)
  const ending = new AbortController()

  async function run<Result>(name: string, task: unknown, deadline: number): Promise<Result> {
    // The clock starts when a thread is free, not while other tasks hold it.
    const free = await slots.take('threads', ending.signal)
    const limit = AbortSignal.timeout(deadline)
    try {
      return (await pool.run(task, { name, signal: limit })) as Result
    } catch (error) {
      throw limit.aborted ? new Error(`it took longer than ${deadline / 1_000} s`) : error
    } finally {
      free()
    }
  }

  return {
    parse: (html, url) => run<Page>('parse', { html, url }, parseDeadline),
    assess: (gathered) => run<Assessed>('assess', portable(gathered), assessDeadline),
    async close() {
      ending.abort(new Error('the thread pool was closed'))
      await pool.destroy()
    },
  }
}
