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

/** When so many, the first, showed nothing more, the site's other pages are taken as sent. */
const enoughInVain = 3
/** Of the budget, what pages may use that are whole but for the setting, or for parts that a script fills. */
const shareOfWhole = 1 / 2

const takenAsSent = (page: PageOutline): SeenPage => ({ page, rendered: false, unreadByScript: null, movedTo: null })

/**
 * Renders the script-built pages of one website, and those that only lack the setting for phones or a part, within its budget: the same
 * ones, if asked in the same order. Returns null for a page that needs rendering when the budget or the time is used up; that page
 * counts as not read.
 */
export function createRenderings({ reader, render, most, signal }: RenderingsDeps) {
  let asked = 0
  /** Whether each of the first renderings was in vain. */
  const first: Promise<boolean>[] = []

  return async function complete(document: SentDocument, sent: PageOutline): Promise<SeenPage | null> {
    const asSent = takenAsSent(sent)
    const isNeeded = sent.needsRendering
    if (!isNeeded && !(sent.mayShowMore && asked < most * shareOfWhole)) return asSent
    const place = asked++
    if (place >= enoughInVain && (await Promise.all(first)).every(Boolean)) return asSent
    if (place >= most || signal.aborted) return isNeeded ? null : asSent
    const showing = show(document, sent)
    if (place < enoughInVain) first.push(showing.then(({ isInVain }) => isInVain))
    return (await showing).seen
  }

  async function show(document: SentDocument, sent: PageOutline): Promise<{ seen: SeenPage; isInVain: boolean }> {
    const asSent = takenAsSent(sent)
    const isNeeded = sent.needsRendering
    const unread = (reason: string, isInVain = false) => ({
      seen: isNeeded ? { ...asSent, unreadByScript: reason } : asSent,
      isInVain,
    })
    const rendering = await render({ url: document.url, html: htmlOf(document) ?? '' }, signal)
    if (rendering.outcome === 'failed') return unread(rendering.reason)
    const shown = await reader.show(sent.id, rendering.html).catch((error: unknown) => error as Error)
    if (shown instanceof Error) return unread(`what the browser showed could not be processed (${shown.message})`)
    const { page, showsMore, showsNothing, hadContent } = shown
    const isInVain = !showsMore && (isNeeded || page.mayShowMore)
    // Such a page is rather as it was sent than one that scripts act on.
    if (!isNeeded && isInVain && rendering.movedTo === null) return { seen: asSent, isInVain }
    // Its script failed or kept its content from us, so that nothing is known of what the page lacks.
    if (isNeeded && rendering.movedTo === null && showsNothing)
      return unread('a browser showed nothing on them in the time we give a page', isInVain)
    if (isNeeded && rendering.movedTo === null && !showsMore && !hadContent && rendering.lacksScript)
      return unread('a file that their scripts need did not load', isInVain)
    return { seen: { page, rendered: true, unreadByScript: null, movedTo: rendering.movedTo }, isInVain }
  }
}

export type Complete = ReturnType<typeof createRenderings>
