import type { Page } from '../../page/page.ts'
import { wordCount } from '../../text/words.ts'
import type { Parse } from '../crawl/read-page.ts'
import type { CrawledPage } from '../source.ts'
import type { PageDocument } from './fulfil-requests.ts'
import { mergePages } from './merge-pages.ts'
import { mayAddViewport, needsRendering } from './needs-rendering.ts'
import type { Render } from './renderer.ts'

/** A page with everything that could be seen of it. */
export interface SeenPage extends Pick<CrawledPage, 'page' | 'rendered' | 'unreadByScript'> {
  /** Where its script redirects the visitor; null when the page stays. */
  movedTo: string | null
}

interface RenderingsDeps {
  parse: Parse
  render: Render
  /** Maximum number of pages to render. */
  most: number
  signal: AbortSignal
}

/** After this many renderings that showed nothing more, the site's other pages are taken as sent. */
const enoughInVain = 3

/**
 * Renders the script-built pages of one website, and those that only lack the setting for phones, within its budget.
 * Returns null for a page that needs rendering when the budget is used up; that page counts as not read.
 */
export function createRenderings({ parse, render, most, signal }: RenderingsDeps) {
  let started = 0
  let helped = 0
  let inVain = 0

  return async function complete({ html, url }: PageDocument, sent: Page): Promise<SeenPage | null> {
    const asSent = { page: sent, rendered: false, unreadByScript: null, movedTo: null }
    const isNeeded = needsRendering(sent)
    if (!(isNeeded || mayAddViewport(sent)) || (helped === 0 && inVain >= enoughInVain)) return asSent
    if (started >= most) return isNeeded ? null : asSent
    started++
    const rendering = await render({ html, url }, signal)
    const unread = (reason: string) => (isNeeded ? { ...asSent, unreadByScript: reason } : asSent)
    if (rendering.outcome === 'failed') return unread(rendering.reason)
    const rendered = await parse(rendering.html, url).catch((error: unknown) => error as Error)
    if (rendered instanceof Error) return unread(`what the browser showed could not be processed (${rendered.message})`)
    const page = mergePages(sent, rendered)
    if (isNeeded ? showsMore(page, sent) : !mayAddViewport(page)) helped++
    else inVain++
    // Its script failed or kept its content from us, so that nothing is known of what the page lacks.
    if (isNeeded && rendering.movedTo === null && showsNothing(page)) return unread('a browser showed nothing on them')
    return { page, rendered: true, unreadByScript: null, movedTo: rendering.movedTo }
  }
}

export type Complete = ReturnType<typeof createRenderings>

const showsNothing = ({ headings, links, images, text }: Page): boolean =>
  headings.length + links.length + images.length === 0 && wordCount(text.body) < fewestWords
/** With fewer, a page without a heading, link or picture has not come to its content. */
const fewestWords = 25

const showsMore = (page: Page, sent: Page): boolean =>
  !needsRendering(page) ||
  page.links.length >= sent.links.length + 3 ||
  wordCount(page.text.body) > 1.05 * wordCount(sent.text.body) + 10
