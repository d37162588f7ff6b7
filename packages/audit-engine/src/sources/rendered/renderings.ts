import type { Reader } from '../../reader.ts'
import type { PageOutline } from '../crawl/page-outline.ts'
import { htmlOf, type SentDocument } from '../crawl/read-page.ts'
import type { CrawledPage } from '../source.ts'
import type { Render } from './renderer.ts'

/** A page with everything that could be seen of it. */
export interface SeenPage extends Pick<CrawledPage<PageOutline>, 'page' | 'rendered' | 'unreadByScript'> {
  /** Where its script redirects the visitor; null when the page stays. */
  movedTo: string | null
}

interface RenderingsDeps {
  reader: Pick<Reader, 'show'>
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
export function createRenderings({ reader, render, most, signal }: RenderingsDeps) {
  let started = 0
  let helped = 0
  let inVain = 0

  return async function complete(document: SentDocument, sent: PageOutline): Promise<SeenPage | null> {
    const asSent = { page: sent, rendered: false, unreadByScript: null, movedTo: null }
    const isNeeded = sent.needsRendering
    if (!(isNeeded || sent.mayAddViewport) || (helped === 0 && inVain >= enoughInVain)) return asSent
    if (started >= most) return isNeeded ? null : asSent
    started++
    const rendering = await render({ url: document.url, html: htmlOf(document) ?? '' }, signal)
    const unread = (reason: string) => (isNeeded ? { ...asSent, unreadByScript: reason } : asSent)
    if (rendering.outcome === 'failed') return unread(rendering.reason)
    const shown = await reader.show(sent.id, rendering.html).catch((error: unknown) => error as Error)
    if (shown instanceof Error) return unread(`what the browser showed could not be processed (${shown.message})`)
    const { page, showsMore, showsNothing, hadContent } = shown
    if (isNeeded ? showsMore : !page.mayAddViewport) helped++
    else inVain++
    // Its script failed or kept its content from us, so that nothing is known of what the page lacks.
    if (isNeeded && rendering.movedTo === null && showsNothing)
      return unread('a browser showed nothing on them in the time we give a page')
    if (isNeeded && rendering.movedTo === null && !showsMore && !hadContent && rendering.lacksScript)
      return unread('a file that their scripts need did not load')
    return { page, rendered: true, unreadByScript: null, movedTo: rendering.movedTo }
  }
}

export type Complete = ReturnType<typeof createRenderings>
