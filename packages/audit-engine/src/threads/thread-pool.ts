import type { Assessed, Thinking } from '../assess.ts'
import type { WebsiteFacts } from '../facts/facts.ts'
import type { Page } from '../page/page.ts'
import type { Parse } from '../sources/crawl/read-page.ts'
import { createSlots } from '../sources/web/slots.ts'
import { portable } from './portable.ts'
import { startThread, type Thread } from './start-thread.ts'

export interface ThreadPoolOptions {
  threads?: number
  /** Heap of one thread, in MiB. */
  memory?: number
  /** Milliseconds for parsing one page; the other for each step of assessing a site. */
  parseDeadline?: number
  assessDeadline?: number
  /** The module each thread runs. */
  module?: URL
}

export interface ThreadPool extends Thinking {
  parse: Parse
  close(): Promise<void>
}

/**
 * Threads for parsing and assessment. A page built to stall the parser or to fill the memory costs one thread, which is
 * ended and replaced; every other task continues.
 */
export function createThreadPool({
  threads = 2,
  memory = 256,
  parseDeadline = 5_000,
  assessDeadline = 15_000,
  module = new URL('./thread.ts', import.meta.url),
}: ThreadPoolOptions = {}): ThreadPool {
  const start = () => startThread(module, memory)
  const all = new Set<Thread>(Array.from({ length: threads }, start))
  const idle = [...all]
  const slots = createSlots(threads)
  const ending = new AbortController()

  async function run(name: string, input: unknown, deadline: number): Promise<unknown> {
    // There are as many slots as threads, so one is idle.
    const free = await slots.take('threads', ending.signal)
    let thread = idle.pop()!
    try {
      return await thread.run({ name, input }, deadline)
    } finally {
      if (!thread.alive() && !ending.signal.aborted) {
        all.delete(thread)
        thread = start()
        all.add(thread)
      }
      idle.push(thread)
      free()
    }
  }

  return {
    parse: (html, url) => run('parse', { html, url }, parseDeadline) as Promise<Page>,
    derive: (gathered) => run('derive', portable(gathered), assessDeadline) as Promise<WebsiteFacts>,
    assess: (gathered) => run('assess', portable(gathered), assessDeadline) as Promise<Assessed>,
    async close() {
      ending.abort(new Error('the thread pool was closed'))
      await Promise.all([...all].map((thread) => thread.end()))
    },
  }
}
