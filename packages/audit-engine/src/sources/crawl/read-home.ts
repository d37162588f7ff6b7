import { HomeUnreadable } from '../../home-unreadable.ts'
import type { Page } from '../../page/page.ts'
import type { Target } from '../../target.ts'
import type { CrawledPage, Fetched } from '../source.ts'
import { askHome } from '../web/ask-home.ts'
import type { Answer, AskOptions, NoAnswer, Web } from '../web/web.ts'
import type { PageDocument } from '../rendered/fulfil-requests.ts'
import type { Complete, SeenPage } from '../rendered/renderings.ts'
import { isPlaceholder } from '../../facts/industry/placeholder-page.ts'
import { cut } from '../../text/cut.ts'
import { wordCount } from '../../text/words.ts'
import { documentOf, fetchedFrom, isHtml, type Parse } from './read-page.ts'

const deadline = 12_000
const maxRefreshes = 2
/** A page that redirects within this many seconds is an entry page, not a home page. */
const refreshSeconds = 5
/** Words: a page with more has content of its own, whatever else it announces. */
const longestNotice = 60

interface HomeDeps {
  web: Web
  parse: Parse
  complete: Complete
  signal: AbortSignal
}

/**
 * Reads the home page, following redirects and entry pages, including those of a script; throws HomeUnreadable when
 * there is none. The document is the page as sent.
 */
export async function readHome(target: Target, deps: HomeDeps): Promise<{ home: CrawledPage; document: PageDocument }> {
  const { web, signal } = deps
  const options: AskOptions = { deadline, reads: isHtml, signal }
  const hops: Answer['redirects'] = []
  let answer = await askHome(web, target, options)
  for (let refreshes = 0; ; refreshes++) {
    const { movedTo: next, document, ...home } = await pageOf(answer, target, deps, refreshes < maxRefreshes)
    hops.push(...home.redirects)
    if (!next) {
      refusePlaceholder(home.page, target)
      return { home: { ...home, url: target.url, redirects: hops, depth: 0, foundOn: null }, document }
    }
    hops.push({ from: home.finalUrl, status: home.status, to: next })
    answer = await web.ask(next, options)
  }
}

/** `movedTo` is the address the page redirects to, if any and if another step is allowed. */
async function pageOf(
  answer: Answer | NoAnswer,
  { host }: Target,
  { parse, complete }: HomeDeps,
  mayMove: boolean,
): Promise<Fetched & SeenPage & { document: PageDocument }> {
  const unreadable = `The home page of ${host} could not be read`
  if (answer.outcome === 'failed') {
    const late = answer.reason === 'budget'
    throw new HomeUnreadable(
      late ? 'timeout' : answer.reason,
      `${unreadable}: ${late ? 'it did not answer in time.' : answer.detail}`,
    )
  }
  const { status, contentType } = answer
  if (status < 200 || status > 299)
    throw new HomeUnreadable('http-error', `${unreadable}: it answers with status ${status}.`, status)
  const document = documentOf(answer)
  if (!document) {
    const what =
      answer.body?.length === 0 || !contentType
        ? 'the answer is no web page'
        : `it is not a web page but ${contentType}`
    throw new HomeUnreadable('not-a-page', `${unreadable}: ${what}.`, status)
  }
  const page = await parse(document.html, document.url).catch((error: unknown) => {
    throw new HomeUnreadable(
      'unreadable',
      `${unreadable}: its HTML could not be processed (${(error as Error).message}).`,
      status,
    )
  })
  const asSent = { page, document, rendered: false, unreadByScript: null }
  const refreshed = mayMove ? refreshTarget(page, document.url) : null
  if (refreshed) return { ...fetchedFrom(answer, page), ...asSent, movedTo: refreshed }
  const seen = (await complete(document, page)) ?? { ...asSent, movedTo: null }
  return { ...fetchedFrom(answer, seen.page), ...seen, document, movedTo: mayMove ? seen.movedTo : null }
}

/** A page that only says "Under construction" is not a website to score: every finding would be beside the point. */
function refusePlaceholder(page: Page, { host }: Target): void {
  const notice = page.text.body.replace(/\s+/g, ' ').trim()
  if (wordCount(notice) > longestNotice || !isPlaceholder(page)) return
  const quote = cut(notice || (page.titles[0] ?? ''), 120)
  throw new HomeUnreadable(
    'placeholder',
    `There is no website at ${host} to report on yet: its page only says "${quote}".`,
  )
}

/** Where `<meta http-equiv="refresh">` redirects at once; null when the page stays. */
function refreshTarget(page: Page, url: string): string | null {
  for (const { key, content } of page.metas) {
    const [, seconds = '', address = ''] =
      /^\s*([\d.]+)\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(key === 'refresh' ? content : '') ?? []
    if (address === '' || Number(seconds) > refreshSeconds) continue
    const to = URL.parse(address.trim(), page.base || url)
    if (!to) continue
    to.hash = ''
    if (to.href !== url && to.protocol.startsWith('http')) return to.href
  }
  return null
}
