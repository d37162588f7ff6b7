import { setImmediate } from 'node:timers/promises'
import { assess, type Assessed, type Gatherings } from './assess.ts'
import { linkedChannel } from './components/outside/youtube-channel.ts'
import { deriveFacts } from './facts/derive-facts.ts'
import type { WebsiteFacts } from './facts/facts.ts'
import { subjectOf } from './facts/subject-of.ts'
import type { Page } from './page/page.ts'
import { parsePage } from './page/parse-page.ts'
import { outlineOf, type PageOutline } from './sources/crawl/page-outline.ts'
import { htmlOf, type SentDocument } from './sources/crawl/read-page.ts'
import type { Subject } from './sources/outside/subject.ts'
import { mergePages } from './sources/rendered/merge-pages.ts'
import { hasContent, showsMore, showsNothing } from './sources/rendered/what-it-shows.ts'
import type { Gathered, WebsiteCrawl } from './sources/source.ts'

/**
 * Reads the pages of one audit and keeps them, in this process or in a thread; the audit has their outlines. What takes
 * longer or more memory than allowed rejects.
 */
export interface Reader {
  /** Null when the document is not a page after all. */
  read(document: SentDocument): Promise<PageOutline | null>
  /** Merges a page that was read with what a browser showed of it. */
  show(id: number, html: string): Promise<ShownPage>
  /** What the outside sources are asked about a website. */
  derive(website: ReadWebsite): Promise<Derived>
  assess(website: ReadWebsite, elsewhere: Elsewhere): Promise<Assessed>
  /** The website without the pages that were given up since they were read. */
  remaining(crawl: WebsiteCrawl<PageOutline>): WebsiteCrawl<PageOutline>
  /** Forgets the pages. */
  close(): void
}

export interface ShownPage {
  page: PageOutline
  /** Whether the browser showed more than was sent. */
  showsMore: boolean
  showsNothing: boolean
  /** Whether the page as sent has a menu and a text of its own. */
  hadContent: boolean
}

/** A page as its reader knows it. */
type KeptPage = Pick<PageOutline, 'id'>

export interface ReadWebsite<Outline extends KeptPage = PageOutline> {
  /** The address to audit, with scheme. */
  target: string
  crawl: WebsiteCrawl<Outline>
}

export interface Derived {
  subject: Subject
  /** Address of the YouTube channel that the website links to. */
  channelUrl: string | null
}

/** Everything gathered besides the pages. */
export type Elsewhere = Omit<Gatherings, 'website' | 'crawl'>

/** The pages of one audit, and the steps that are computed from them: no I/O, no clock. */
export function keepPages() {
  const pages = new Map<number, Page>()
  const websites = new Map<string, { crawl: Gathered<WebsiteCrawl>; website: WebsiteFacts }>()

  function factsOf({ target, crawl }: ReadWebsite<KeptPage>) {
    const key = [target, ...crawl.pages.map(({ page }) => page.id)].join(' ')
    const known = websites.get(key)
    if (known) return known
    const read = crawl.pages.map((crawled) => ({ ...crawled, page: pages.get(crawled.page.id)! }))
    const gathered: Gathered<WebsiteCrawl> = {
      outcome: 'gathered',
      at: crawl.home.at,
      data: { ...crawl, home: read[0]!, pages: read },
    }
    const facts = { crawl: gathered, website: deriveFacts({ target, crawl: gathered }) }
    websites.set(key, facts)
    return facts
  }

  return {
    read(id: number, document: SentDocument): PageOutline | null {
      const html = htmlOf(document)
      if (html === null) return null
      const page = parsePage(html, document.url)
      pages.set(id, page)
      return outlineOf(id, page)
    },
    /** Keeps the merged page beside the one as sent. */
    show(id: number, sentId: number, html: string): ShownPage {
      const sent = pages.get(sentId)!
      const page = mergePages(sent, parsePage(html, sent.url))
      pages.set(id, page)
      return {
        page: outlineOf(id, page),
        showsMore: showsMore(page, sent),
        showsNothing: showsNothing(page),
        hadContent: hasContent(sent),
      }
    },
    derive(read: ReadWebsite<KeptPage>): Derived {
      const { website } = factsOf(read)
      return { subject: subjectOf(website), channelUrl: linkedChannel(website.social) }
    },
    assess: (read: ReadWebsite<KeptPage>, elsewhere: Elsewhere): Assessed => assess({ ...factsOf(read), ...elsewhere }),
  }
}

export type KeptPages = ReturnType<typeof keepPages>

/**
 * Reads in this process, one page per turn of the event loop: answers that arrived meanwhile free their connections for
 * the next addresses before the next page is parsed.
 */
export function readHere(): Reader {
  const pages = keepPages()
  let nextId = 0
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Done>(work: () => Done): Promise<Done> => {
    const done = last.then(() => setImmediate()).then(work)
    last = done.catch(() => {})
    return done
  }
  return {
    read: (document) => inTurn(() => pages.read(nextId++, document)),
    show: (id, html) => inTurn(() => pages.show(nextId++, id, html)),
    derive: async (website) => pages.derive(website),
    assess: async (website, elsewhere) => pages.assess(website, elsewhere),
    remaining: (crawl) => crawl,
    close: () => {},
  }
}
