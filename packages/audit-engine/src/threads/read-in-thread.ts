import type { Elsewhere, Reader, ReadWebsite } from '../reader.ts'
import type { PageOutline } from '../sources/crawl/page-outline.ts'
import type { CrawledPage, WebsiteCrawl } from '../sources/source.ts'
import { portable } from './portable.ts'
import type { Seat } from './seat.ts'
import type { ReaderTask } from './serve-readers.ts'
import type { Thread } from './start-thread.ts'

/** With more pages given up, a step fails as a whole. */
const mostGivenUp = 3

/**
 * Reads the pages of one audit in the thread of a seat, and keeps what a new thread must be told should that one end.
 * Pages that cost a thread its time or memory when it derives or assesses are found one by one and given up.
 */
export function readInThread(
  seat: Seat,
  audit: number,
  { parseDeadline, assessDeadline }: { parseDeadline: number; assessDeadline: number },
): Reader {
  seat.readers++
  /** How each page was read, by its id, in order. */
  const kept = new Map<number, ReaderTask>()
  /** Why pages were given up, by id. */
  const givenUp = new Map<number, string>()
  /** The thread that has the pages. */
  let holder: Thread | null = null
  let nextId = 0
  let isClosed = false

  /** Reads in a new thread what the one before it had read. A page that fails now is given up. */
  async function restore(): Promise<void> {
    for (let thread = seat.thread(); holder !== thread; thread = seat.thread()) {
      for (const [id, task] of kept) {
        if (!thread.alive()) break
        await thread.run(task, parseDeadline).catch((error: Error) => giveUp(id, error))
      }
      if (thread.alive()) holder = thread
    }
  }

  function giveUp(id: number, error: Error): void {
    // Closing the pool is no page's fault.
    seat.ending.throwIfAborted()
    kept.delete(id)
    givenUp.set(id, error.message)
  }

  const attempt = (task: ReaderTask, deadline: number): Promise<unknown> =>
    seat.inTurn(async () => {
      if (isClosed) throw new Error('the audit has ended')
      await restore()
      return seat.thread().run(task, deadline)
    })

  /** Where other audits' pages may have filled the memory, what failed for want of it is tried again without them. */
  const run = (task: ReaderTask, deadline: number): Promise<unknown> =>
    attempt(task, deadline).catch((error: Error & { code?: string }) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY' || seat.readers === 1) throw error
      return attempt(task, deadline)
    })

  async function readAs<Output>(id: number, task: ReaderTask): Promise<Output> {
    const output = (await run(task, parseDeadline)) as Output
    if (output !== null) kept.set(id, task)
    return output
  }

  /** Throws when the home page is among those given up. */
  function remaining(crawl: WebsiteCrawl<PageOutline>): WebsiteCrawl<PageOutline> {
    const failed = crawl.pages.flatMap(({ url, page }) => {
      const reason = givenUp.get(page.id)
      return reason === undefined
        ? []
        : { url, reason: 'unreadable' as const, detail: `The page could not be processed (${reason}).` }
    })
    if (failed.length === 0) return crawl
    const ofHome = givenUp.get(crawl.home.page.id)
    if (ofHome !== undefined) throw new Error(`the home page could not be processed again (${ofHome})`)
    const pages = crawl.pages.filter(({ page }) => !givenUp.has(page.id))
    return { ...crawl, pages, failed: [...crawl.failed, ...failed] }
  }

  /** A step on the whole website or, where that costs the thread, on what is left of it without the pages to blame. */
  async function step<Output>({ target, crawl }: ReadWebsite, more: Derive | Assess): Promise<Output> {
    const on = (some: WebsiteCrawl<PageOutline>, deadline: number) =>
      run({ audit, website: portable({ target, crawl: some }), ...more }, deadline) as Promise<Output>
    const whole = remaining(crawl)
    try {
      return await on(whole, assessDeadline)
    } catch (error) {
      if (holder?.alive()) throw error
      const before = givenUp.size
      for (const page of whole.pages) {
        if (givenUp.size >= mostGivenUp) throw error
        await on(alone(whole, page), parseDeadline).catch((failure: Error) => {
          // Without its home page there is no audit; it was read, so a busy machine is as likely the reason.
          if (page === whole.home) throw error
          if (!holder?.alive()) giveUp(page.page.id, failure)
        })
      }
      if (givenUp.size === before) throw error
      return step({ target, crawl }, more)
    }
  }

  return {
    read(document) {
      const id = nextId++
      return readAs(id, { audit, name: 'read', id, document })
    },
    show(sentId, html) {
      const id = nextId++
      return readAs(id, { audit, name: 'show', id, sentId, html })
    },
    derive: (website) => step(website, { name: 'derive' }),
    assess: (website, elsewhere) => step(website, { name: 'assess', elsewhere }),
    remaining,
    close() {
      isClosed = true
      seat.readers--
      kept.clear()
      // A thread that ended has forgotten.
      const forget = async () => holder?.alive() && holder.run({ audit, name: 'forget' }, parseDeadline)
      seat.inTurn(forget).catch(() => {})
    },
  }
}

type Derive = { name: 'derive' }
type Assess = { name: 'assess'; elsewhere: Elsewhere }

const alone = (crawl: WebsiteCrawl<PageOutline>, page: CrawledPage<PageOutline>): WebsiteCrawl<PageOutline> => ({
  ...crawl,
  home: page,
  pages: [page],
})
