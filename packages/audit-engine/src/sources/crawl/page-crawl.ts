import type { CrawledPage, NotFetched, RobotsTxt, WebsiteCrawl } from '../source.ts'
import { productToken } from '../web/user-agent.ts'
import type { Answer, AskOptions, NoAnswer, Web } from '../web/web.ts'
import type { CrawlBudget } from './budget.ts'
import type { Candidate, Frontier } from './frontier.ts'
import type { Complete, SeenPage } from '../rendered/renderings.ts'
import { documentOf, fetchedFrom, isHtml, type Parse } from './read-page.ts'
import { pageKey, type InternalAddress } from './site-scope.ts'

const pageDeadline = 10_000
const checkDeadline = 5_000
/** Milliseconds to wait when a site asks us to slow down. */
const patience = { usual: 1_000, most: 3_000 }
const maxBlocked = 100
/** Of one page; far more than are ever asked for. */
const mostParts = 200

interface PageCrawlDeps {
  web: Web
  parse: Parse
  complete: Complete
  /** Null for addresses of other sites. */
  read: (link: string) => InternalAddress | null
  robots: RobotsTxt
  frontier: Frontier
  signal: AbortSignal
  budget: CrawlBudget
  onProgress?: ((share: number) => void) | undefined
}

type Read = Pick<WebsiteCrawl, 'pages' | 'others' | 'failed' | 'parts' | 'stopped'>

/** Keeps the connections busy with the most useful addresses until the site or the budget is exhausted. */
export function createPageCrawl({
  web,
  parse,
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
  const retried = new Set<string>()
  let connections = budget.connections
  let exchanges = 0
  /** Set once a page needs rendering beyond the budget: no more pages are read. */
  let pagesEnded = false
  /** Pages being fetched or parsed. */
  let pagesUnderway = 0
  let requestsLeft = budget.pages - 1 + budget.checks
  let partsLeft = budget.parts
  /** Work that may still find new addresses: parsing, pausing, reading sitemaps. */
  let expected = 0

  const pagesLeft = () => (pagesEnded ? 0 : budget.pages - read.pages.length - pagesUnderway)
  const mayAsk = (url: string) => {
    const { pathname, search } = new URL(url)
    return robots.allows(productToken, pathname + search)
  }

  /** Starts as much as the budget allows; ends the crawl when there is nothing left to do or to wait for. */
  function pump(): void {
    while (exchanges < connections && !signal.aborted) {
      const page = requestsLeft > 0 && pagesLeft() > 0 ? frontier.nextPage() : undefined
      // A check must not use a request that a page not yet found would need.
      const check = page || requestsLeft <= pagesLeft() ? undefined : frontier.nextCheck(pagesLeft() === 0)
      const candidate = page ?? check ?? (partsLeft > 0 ? frontier.nextPart() : undefined)
      if (!candidate) break
      if (mayAsk(candidate.url)) void visit(candidate, page !== undefined)
      else if (!candidate.isPart && read.failed.length < maxBlocked)
        fail(candidate.url, 'blocked-by-robots', `robots.txt asks ${productToken} not to read this address.`)
    }
    onProgress?.(read.pages.length / Math.min(budget.pages, read.pages.length + pagesUnderway + frontier.pages()))
    if (exchanges + expected === 0) ended.resolve()
  }

  async function visit(candidate: Candidate, asPage: boolean): Promise<void> {
    exchanges++
    if (candidate.isPart) partsLeft--
    else requestsLeft--
    if (asPage) pagesUnderway++
    const answer = asPage
      ? await ask(candidate.url, { reads: isHtml, deadline: pageDeadline })
      : await check(candidate.url)
    exchanges--
    expected++
    // Frees the connection for the next address while this page is parsed.
    pump()
    const page = await take(candidate, answer, asPage)
    if (asPage) pagesUnderway--
    if (page) found(page)
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

  /** Stores an answer where it belongs; returns the page if it is a new one. */
  async function take(candidate: Candidate, answer: Answer | NoAnswer, asPage: boolean): Promise<CrawledPage | null> {
    if (candidate.isPart) {
      if (answer.outcome === 'answered') read.parts.push(fetchedFrom(answer, null))
      return null
    }
    if (answer.outcome === 'failed') {
      if (answer.reason === 'budget') frontier.putBack(candidate)
      else fail(answer.url, answer.reason, answer.detail)
      return null
    }
    if ((answer.status === 429 || answer.status === 503) && !retried.has(answer.url)) {
      await slowDown(candidate, answer)
      return null
    }
    const key = pageKey(answer.finalUrl)
    const isNew = asPage && answer.body !== null && !answeredAt.has(key)
    if (isNew) answeredAt.add(key)
    const seen = isNew ? await see(answer).catch((error: unknown) => error as Error) : null
    if (seen instanceof Error) fail(answer.url, 'unreadable', `The page could not be processed (${seen.message}).`)
    else if (seen === 'beyond-budget') {
      pagesEnded = true
      frontier.putBack(candidate)
    } else if (seen && seen.movedTo === null) {
      const { movedTo: _, ...page } = seen
      return { ...fetchedFrom(answer, page.page), ...page, depth: candidate.depth, foundOn: candidate.foundOn }
    } else {
      read.others.push(fetchedFrom(answer, null))
      if (seen?.movedTo) frontier.add([{ url: seen.movedTo, text: '' }], answer.finalUrl, candidate.depth)
    }
    return null
  }

  /** The page in an answer; null when there is none. */
  async function see(answer: Answer): Promise<SeenPage | 'beyond-budget' | null> {
    const document = documentOf(answer)
    if (!document) return null
    const seen = await complete(document, await parse(document.html, document.url))
    const isLate = seen?.unreadByScript != null && signal.aborted
    return !seen || isLate ? 'beyond-budget' : seen
  }

  /** Slows down for a site that asks for it: one connection from now on, and this address again later. */
  async function slowDown(candidate: Candidate, { url, headers }: Answer): Promise<void> {
    retried.add(url)
    connections = 1
    const wished = Number(headers['retry-after']) * 1_000
    await pause(Math.min(Number.isFinite(wished) ? wished : patience.usual, patience.most), signal)
    frontier.putBack(candidate)
  }

  function found(page: CrawledPage): void {
    read.pages.push(page)
    answeredAt.add(pageKey(page.finalUrl))
    frontier.markSeen(page.finalUrl)
    const links = page.page.links.filter(({ url, rel }) => url !== null && !rel.includes('nofollow'))
    frontier.add(
      links.map(({ url, text }) => ({ url: url!, text })),
      page.finalUrl,
      (page.depth ?? 0) + 1,
    )
    frontier.addParts(partsOf(page), page.finalUrl, page.depth ?? 0)
  }

  function fail(url: string, reason: NotFetched['reason'], detail: string): void {
    read.failed.push({ url, reason, detail })
  }

  return {
    found,
    /** Adds the addresses named by a sitemap. */
    named(sitemap: string, locations: string[]): void {
      frontier.add(
        locations.map((url) => ({ url, text: '' })),
        sitemap,
        null,
      )
    },
    /** Continues until everything is read, including the sitemaps, or the budget ends. */
    async finish(sitemaps: Promise<unknown>): Promise<Read> {
      expected++
      const sitemapsEnded = () => {
        expected--
        pump()
      }
      sitemaps.then(sitemapsEnded, sitemapsEnded)
      pump()
      await ended.promise
      read.stopped = signal.aborted ? 'time-limit' : pagesEnded || frontier.pages() > 0 ? 'page-limit' : 'complete'
      return read
    },
  }
}

/** What a page calls its real address, its share picture and its pictures, each once. */
function partsOf({ page, finalUrl }: CrawledPage): string[] {
  const canonical = page.linkTags.flatMap(({ rel, href }) => (rel === 'canonical' && href !== null ? href : []))
  const shared = page.metas.flatMap(({ key, content }) =>
    key === 'og:image' ? (URL.parse(content, finalUrl)?.href ?? []) : [],
  )
  const pictures = page.images.flatMap(({ src }) => src ?? [])
  return [...new Set([...canonical, ...shared, ...pictures])].slice(0, mostParts)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
