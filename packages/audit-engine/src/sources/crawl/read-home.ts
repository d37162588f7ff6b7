import { HomeUnreadable } from '../../home-unreadable.ts'
import type { Page } from '../../page/page.ts'
import type { Target } from '../../target.ts'
import type { CrawledPage, Fetched } from '../source.ts'
import { askHome } from '../web/ask-home.ts'
import type { Answer, AskOptions, NoAnswer, Web } from '../web/web.ts'
import { fetchedFrom, isHtml, readPage, type Parse } from './read-page.ts'

const deadline = 12_000
const maxRefreshes = 2
/** A page that moves on by itself within this many seconds is a doorstep, not a home page. */
const refreshSeconds = 5

/** Reads the home page, over redirects and doorsteps; throws HomeUnreadable when there is none. */
export async function readHome(web: Web, target: Target, parse: Parse, signal: AbortSignal): Promise<CrawledPage> {
  const options: AskOptions = { deadline, reads: isHtml, signal }
  const hops: Answer['redirects'] = []
  let answer = await askHome(web, target, options)
  for (let refreshes = 0; ; refreshes++) {
    const { page, ...home } = await pageOf(answer, target, parse)
    hops.push(...home.redirects)
    const next = refreshes < maxRefreshes ? refreshTarget(page, home.finalUrl) : null
    if (!next) return { ...home, url: target.url, redirects: hops, page, depth: 0, foundOn: null }
    hops.push({ from: home.finalUrl, status: home.status, to: next })
    answer = await web.ask(next, options)
  }
}

async function pageOf(answer: Answer | NoAnswer, { host }: Target, parse: Parse): Promise<Fetched & { page: Page }> {
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
  const page = await readPage(answer, parse).catch((error: unknown) => {
    throw new HomeUnreadable(
      'unreadable',
      `${unreadable}: its HTML could not be processed (${(error as Error).message}).`,
      status,
    )
  })
  if (!page) {
    const what =
      answer.body?.length === 0 || !contentType
        ? 'the answer is no web page'
        : `it is not a web page but ${contentType}`
    throw new HomeUnreadable('not-a-page', `${unreadable}: ${what}.`, status)
  }
  return { ...fetchedFrom(answer, page), page }
}

/** Where `<meta http-equiv="refresh">` sends the visitor at once; null when the page stays. */
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
