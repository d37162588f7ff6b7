import { crawlerToken } from '@findable/contracts'
import type { Reader } from '../../reader.ts'
import type { CrawledPage, NotFetched, RobotsTxt, WebsiteCrawl } from '../source.ts'
import type { Answer, AskOptions, NoAnswer, Web } from '../web/web.ts'
import type { CrawlBudget } from './budget.ts'
import type { Candidate, Frontier } from './frontier.ts'
import type { Complete, SeenPage } from '../rendered/renderings.ts'
import type { PageOutline } from './page-outline.ts'
import { documentOf, fetchedFrom, isHtml } from './read-page.ts'
import { pageKey, type InternalAddress } from './site-scope.ts'

const pageDeadline = 10_000
const checkDeadline = 5_000
/** Milliseconds to wait when a site asks us to slow down. */
const patience = { usual: 1_000, most: 3_000 }
const maxBlocked = 100

interface PageCrawlDeps {
  web: Web
  reader: Pick<Reader, 'read'>
  complete: Complete
  /** Null for addresses of other sites. */
  read: (link: string) => InternalAddress | null
  robots: RobotsTxt
  frontier: Frontier
  signal: AbortSignal
  budget: CrawlBudget
  onProgress?: ((share: number) => void) | undefined
}

/** What became of a page that was asked for; null when the answer is none. */
type Reading = SeenPage | 'beyond-budget' | Error | null
/** A place in the order in which pages were chosen. */
interface Turn {
  /** Resolves when all earlier pages have been read, and those that need a browser have asked for it. */
  come: Promise<void>
  /** Says the same of this page. */
  pass: () => void
}
type Read = Pick<WebsiteCrawl<PageOutline>, 'pages' | 'others' | 'failed' | 'parts' | 'stopped'>

/**
 * Keeps the connections busy until the site or the budget is exhausted, the most useful pages first. The same site gives
 * the same pages whichever answers first: answers take effect in the order in which their pages were chosen, pages are
 * chosen only when one takes effect, at most `ahead` of it, the browser shows those that need it in that order, and those
 * that only a sitemap names come last. Half of the checks are for files, which use free connections meanwhile; the rest is
 * known when no page is left to read.
 */
export function createPageCrawl({
  web,
  reader,
  complete,
  read: readAddress,
  robots,
  frontier,
  signal,
  budget,
  onProgress,
}: PageCrawlDeps) {
  const read: Read = { pages: [], others: [], failed: [], parts: [], stopped: 'complete' }
  const ended = Promise.withResolvers<void>()
  /** Keys of the addresses where pages were found, after redirects. */
  const answeredAt = new Set<string>()
  /** Pages being read, by the same key: several addresses may lead to one. */
  const reading = new Map<string, Promise<Reading>>()
  const retried = new Set<string>()
  const ahead = 2 * budget.connections
  let connections = budget.connections
  let exchanges = 0
  /** Set once a page needs rendering beyond the budget: no more pages are chosen. */
  let pagesEnded = false
  /** Pages that wait for a connection. */
  const chosen: Candidate[] = []
  /** Number of pages chosen, requested and settled so far. */
  const count = { chosen: 0, requested: 0, settled: 0 }
  /** When the turns of all pages asked for so far have passed. */
  let passed = Promise.resolve()
  /** What the answers mean that came before their turn. */
  const early = new Map<number, () => void>()
  let fromSitemaps: { sitemap: string; locations: string[] }[] = []
  let sitemapsAreIn = false
  let filesLeft = Math.floor(budget.checks / 2)
  let requestsLeft = budget.pages - 1 + budget.checks - filesLeft
  let homePartsLeft = budget.homeParts
  let partsLeft = budget.parts
  /** Work that may still find new addresses: parsing, pausing, reading sitemaps. */
  let expected = 0

  const pagesUnderway = () => count.chosen - count.settled
  const pagesLeft = () => (pagesEnded ? 0 : budget.pages - read.pages.length - pagesUnderway())
  const pagesAreOver = () =>
    pagesUnderway() === 0 && (pagesLeft() === 0 || requestsLeft === 0 || (sitemapsAreIn && frontier.pages() === 0))
  const mayAsk = (url: string) => {
    const { pathname, search } = new URL(url)
    return robots.allows(crawlerToken, pathname + search)
  }

  function choose(): void {
    if (sitemapsAreIn && pagesUnderway() === 0 && frontier.pages() === 0) addNamed()
    while (pagesUnderway() < ahead && requestsLeft > 0 && pagesLeft() > 0) {
      const candidate = nextAllowed(frontier.nextPage)
      if (!candidate) break
      requestsLeft--
      count.chosen++
      chosen.push(candidate)
    }
  }

  /** The next that robots.txt allows. */
  function nextAllowed(next: () => Candidate | undefined): Candidate | undefined {
    for (let candidate = next(); candidate; candidate = next()) {
      if (mayAsk(candidate.url)) return candidate
      if (!candidate.isPart && read.failed.length < maxBlocked)
        fail(candidate.url, 'blocked-by-robots', `robots.txt asks ${crawlerToken} not to read this address.`)
    }
    return undefined
  }

  /** Starts as much as the budget allows; ends the crawl when there is nothing left to do or to wait for. */
  function pump(): void {
    while (exchanges < connections && !signal.aborted) {
      const page = chosen.shift()
      const other = page ? undefined : nextOther()
      if (page) void visit(page, count.requested++)
      else if (other) void look(other)
      else break
    }
    onProgress?.(read.pages.length / Math.min(budget.pages, read.pages.length + pagesUnderway() + frontier.pages()))
    if (exchanges + expected === 0) ended.resolve()
  }

  /** The next address whose status is all we want to know. */
  function nextOther(): Candidate | undefined {
    const file = filesLeft > 0 ? nextAllowed(frontier.nextFile) : undefined
    if (file) {
      filesLeft--
      return file
    }
    const check = requestsLeft + filesLeft > 0 && pagesAreOver() ? nextAllowed(frontier.nextCheck) : undefined
    if (check) {
      if (requestsLeft > 0) requestsLeft--
      else filesLeft--
      return check
    }
    const ofHome = homePartsLeft > 0 ? nextAllowed(frontier.nextHomePart) : undefined
    if (ofHome) {
      homePartsLeft--
      partsLeft--
      return ofHome
    }
    // How many pages have a part is known once all are read.
    const part = partsLeft > 0 && pagesAreOver() ? nextAllowed(frontier.nextPart) : undefined
    if (part) partsLeft--
    return part
  }

  /** `turn` counts pages in the order in which they were chosen. */
  const visit = (candidate: Candidate, turn: number) => {
    const { come, pass } = takeTurn()
    return exchange(ask(candidate.url, { reads: isHtml, deadline: pageDeadline }), async (answer) => {
      early.set(turn, await meaningOf(candidate, answer, { come, pass }).finally(pass))
      for (let effect = early.get(count.settled); effect; effect = early.get(count.settled)) {
        early.delete(count.settled++)
        effect()
        choose()
      }
    })
  }

  function takeTurn(): Turn {
    const come = passed
    const { promise, resolve } = Promise.withResolvers<void>()
    passed = promise
    return { come, pass: () => resolve(come) }
  }

  const look = (candidate: Candidate) =>
    exchange(check(candidate.url), async (answer) => {
      if (candidate.isPart) {
        if (answer.outcome === 'answered') read.parts.push(fetchedFrom(answer))
      } else (await meaningOf(candidate, answer))()
    })

  /** Frees the connection for the next address while an answer is read. */
  async function exchange(
    asked: Promise<Answer | NoAnswer>,
    use: (answer: Answer | NoAnswer) => Promise<void>,
  ): Promise<void> {
    exchanges++
    const answer = await asked
    exchanges--
    expected++
    pump()
    await use(answer)
    expected--
    pump()
  }

  const ask = (url: string, options: AskOptions) =>
    web.ask(url, { ...options, signal, follows: (to) => readAddress(to.href) !== null && mayAsk(to.href) })

  /**
   * Fetches the status only. Some servers do not support HEAD or answer it wrongly, so an error is checked again with
   * GET.
   */
  async function check(url: string): Promise<Answer | NoAnswer> {
    const head = await ask(url, { method: 'HEAD', deadline: checkDeadline })
    const doubtful =
      head.outcome === 'failed' ? head.reason === 'unreadable' || head.reason === 'connection' : head.status >= 400
    return doubtful ? ask(url, { reads: () => false, deadline: checkDeadline }) : head
  }

  /** What an answer means, to take effect when its turn comes. */
  async function meaningOf(candidate: Candidate, answer: Answer | NoAnswer, turn?: Turn): Promise<() => void> {
    if (answer.outcome === 'failed') {
      const { url, reason, detail } = answer
      return () => (reason === 'budget' ? frontier.putBack(candidate) : fail(url, reason, detail))
    }
    if ((answer.status === 429 || answer.status === 503) && !retried.has(answer.url)) {
      await slowDown(answer)
      return () => frontier.putBack(candidate)
    }
    const key = pageKey(answer.finalUrl)
    const seen = answeredAt.has(key) ? null : await see(answer, key, turn)
    return () => {
      const isNew = seen !== null && !answeredAt.has(key)
      if (isNew) answeredAt.add(key)
      if (!isNew) read.others.push(fetchedFrom(answer))
      else if (seen instanceof Error)
        fail(answer.url, 'unreadable', `The page could not be processed (${seen.message}).`)
      else if (seen === 'beyond-budget') {
        pagesEnded = true
        frontier.putBack(candidate)
      } else if (seen.movedTo === null) {
        const { movedTo: _, ...page } = seen
        found({ ...fetchedFrom(answer), ...page, depth: candidate.depth, foundOn: candidate.foundOn })
      } else {
        read.others.push(fetchedFrom(answer))
        frontier.add([{ url: seen.movedTo, text: '' }], answer.finalUrl, candidate.depth)
      }
    }
  }

  /** The page in an answer; null when there is none. Of several answers for one page, only the first is read. */
  function see(answer: Answer, key: string, turn?: Turn): Promise<Reading> {
    const document = documentOf(answer)
    if (!document) return Promise.resolve(null)
    const known = reading.get(key)
    if (known) {
      turn?.pass()
      return known
    }
    const page = reader
      .read(document)
      .then(async (sent) => {
        if (sent === null) return null
        await turn?.come
        const completed = complete(document, sent)
        turn?.pass()
        const seen = await completed
        const isLate = seen?.unreadByScript != null && signal.aborted
        return !seen || isLate ? ('beyond-budget' as const) : seen
      })
      .catch((error: unknown) => error as Error)
    reading.set(key, page)
    return page
  }

  /** Slows down for a site that asks for it: one connection from now on, and a pause. */
  async function slowDown({ url, headers }: Answer): Promise<void> {
    retried.add(url)
    connections = 1
    const wished = Number(headers['retry-after']) * 1_000
    await pause(Math.min(Number.isFinite(wished) ? wished : patience.usual, patience.most), signal)
  }

  function found(page: CrawledPage<PageOutline>): void {
    read.pages.push(page)
    answeredAt.add(pageKey(page.finalUrl))
    frontier.markSeen(page.finalUrl)
    const { links, parts } = page.page
    frontier.add(
      links.filter(({ isNofollow }) => !isNofollow),
      page.finalUrl,
      (page.depth ?? 0) + 1,
    )
    frontier.addParts(parts, page.finalUrl, page.depth ?? 0)
  }

  function addNamed(): void {
    for (const { sitemap, locations } of fromSitemaps)
      frontier.add(
        locations.map((url) => ({ url, text: '' })),
        sitemap,
        null,
      )
    fromSitemaps = []
  }

  function fail(url: string, reason: NotFetched['reason'], detail: string): void {
    read.failed.push({ url, reason, detail })
  }

  return {
    found,
    /** Adds the addresses named by a sitemap. */
    named(sitemap: string, locations: string[]): void {
      fromSitemaps.push({ sitemap, locations })
    },
    /** Continues until everything is read, including the sitemaps, or the budget ends. */
    async finish(sitemaps: Promise<unknown>): Promise<Read> {
      expected++
      const sitemapsEnded = () => {
        sitemapsAreIn = true
        choose()
        expected--
        pump()
      }
      sitemaps.then(sitemapsEnded, sitemapsEnded)
      choose()
      pump()
      await ended.promise
      for (const candidate of chosen) frontier.putBack(candidate)
      addNamed()
      read.stopped = signal.aborted ? 'time-limit' : pagesEnded || frontier.pages() > 0 ? 'page-limit' : 'complete'
      return read
    },
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
