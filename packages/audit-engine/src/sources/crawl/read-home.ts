import { HomeUnreadable } from '../../home-unreadable.ts'
import type { Reader } from '../../reader.ts'
import type { Target } from '../../target.ts'
import type { CrawledPage, Fetched } from '../source.ts'
import { askHome } from '../web/ask-home.ts'
import type { Answer, AskOptions, NoAnswer, Web } from '../web/web.ts'
import type { Complete, SeenPage } from '../rendered/renderings.ts'
import { cut } from '../../text/cut.ts'
import type { PageOutline } from './page-outline.ts'
import { documentOf, fetchedFrom, isHtml, type SentDocument } from './read-page.ts'

const deadline = 12_000
const maxRefreshes = 2
interface HomeDeps {
  web: Web
  reader: Pick<Reader, 'read'>
  complete: Complete
  signal: AbortSignal
}

/**
 * Reads the home page, following redirects and entry pages, including those of a script; throws HomeUnreadable when
 * there is none. The document is the page as sent.
 */
export async function readHome(
  target: Target,
  deps: HomeDeps,
): Promise<{ home: CrawledPage<PageOutline>; document: SentDocument }> {
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
  { reader, complete }: HomeDeps,
  mayMove: boolean,
): Promise<Fetched & SeenPage & { document: SentDocument }> {
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
  const page =
    document &&
    (await reader.read(document).catch((error: unknown) => {
      throw new HomeUnreadable(
        'unreadable',
        `${unreadable}: its HTML could not be processed (${(error as Error).message}).`,
        status,
      )
    }))
  if (!page) {
    const what =
      answer.body?.length === 0 || !contentType
        ? 'the answer is no web page'
        : `it is not a web page but ${contentType}`
    throw new HomeUnreadable('not-a-page', `${unreadable}: ${what}.`, status)
  }
  const asSent = { page, document, rendered: false, unreadByScript: null }
  if (mayMove && page.refreshTo) return { ...fetchedFrom(answer), ...asSent, movedTo: page.refreshTo }
  const seen = (await complete(document, page)) ?? { ...asSent, movedTo: null }
  return { ...fetchedFrom(answer), ...seen, document, movedTo: mayMove ? seen.movedTo : null }
}

function refusePlaceholder({ notice }: PageOutline, { host }: Target): void {
  if (notice === null) return
  throw new HomeUnreadable(
    'placeholder',
    `There is no website at ${host} to report on yet: its page only says "${cut(notice, 120)}".`,
  )
}
