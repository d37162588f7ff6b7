import type { Evidence } from '@findable/contracts'
import type { Facts } from '../../facts/facts.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { pathnameOf } from '../../sources/web/host-names.ts'
import { wordCount } from '../../text/words.ts'
import { pagesOfServices } from '../business/service-pages.ts'
import type { Fault } from '../fault.ts'
import { meanOf } from '../score-parts.ts'
import { copiesAmong, fillersIn, ownWords, repeatsLines, showsRatherThanTells } from '../site/page-text.ts'
import { placeCopiesAmong } from '../site/place-copies.ts'
import { textsOnAtLeast, textsOnMost } from '../site/shared-texts.ts'
import { listable, type Site } from '../site/site.ts'
import { atMost, seenOn, seenOnSite } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageName, pageNames } from '../wording/page-names.ts'
import { count } from '../wording/phrases.ts'

export const enoughWords = 300
/** What a page with enough text counts for when it also has filler. */
const spoilt = 0.5
/** Below this many words, the report says so. */
const fewWords = 200

interface PageText {
  page: CrawledPage
  filler: string | null
  words: number
}
type Copies = ReadonlyMap<CrawledPage, CrawledPage>

interface OwnText {
  /** 0 to 1: how near the pages come to enough words. */
  met: number | null
  average: Evidence
  thin: Fault<PageText>
  filled: Fault<Pick<PageText, 'page' | 'filler'>>
  copied: Fault<CrawledPage>
  copiedForPlaces: Fault<CrawledPage>
}

/** How much the pages that should explain something say that no other says. */
export const ownTextOf = (site: Site, services: Facts['services'], crawl: { at: string }): OwnText => {
  const telling = site.content.filter((page) => !isForContact(page))
  const explaining = listable(telling, site.home).filter((page) => !showsRatherThanTells(page) && !mayWriteMore(page))
  const read = [explaining, telling].find(({ length }) => length > 0) ?? site.content
  const placeCopies = placeCopiesAmong(read)
  // Of a family of pages that differ in the place, the first is no copy of another one.
  const isInFamily = (page: CrawledPage): boolean => placeCopies.has(page) || [...placeCopies.values()].includes(page)
  const copies = new Map(
    [...copiesAmong(read)].filter(([page, of]) => !placeCopies.has(page) && !(isInFamily(page) && isInFamily(of))),
  )
  const isCopy = (page: CrawledPage): boolean => copies.has(page) || placeCopies.has(page)
  const menu = menuOn(site.pages)
  const boxes = boxesOn(site.pages, menu)
  /** What stands on every page may be written for the home page. */
  const besides = (page: CrawledPage): number => (page === site.home ? 0 : wordsOf(boxes, page))
  const texts = read.map((page): PageText => {
    const fillers = fillersIn(page)
    const [filler = null] = fillers
    const words = isCopy(page) ? 0 : Math.max(0, ownWords(page) - wordsOf(menu, page) - wordCount(fillers.join('\n')))
    // On a page with enough real text, one sentence of a template lowers its value but does not cancel it.
    return { page, filler, words: filler === null || words >= enoughWords ? words : 0 }
  })
  const short = texts.filter(({ page, words, filler }) => words < fewWords && filler === null && !isCopy(page))
  const offering = new Set([site.home, ...pagesOfServices(site, services)])
  /** A box to call or book is text of the page, so that none is called short for it, and says nothing that is its own. */
  const owned = texts.map((text) => ({ ...text, words: Math.max(0, text.words - besides(text.page)) }))
  const longOnes = owned.filter(({ words }) => words >= enoughWords)
  return {
    met: meanOf(owned.map(({ words, filler }) => Math.min(filler === null ? 1 : spoilt, words / enoughWords))),
    average:
      texts.length === 1
        ? seenOn(
            texts[0]!.page,
            `Text that counts on this page, the only one that, as we see it, should explain something: ${count(owned[0]!.words, 'word')}.`,
          )
        : seenOnSite(
            crawl,
            `Of ${texts.length} pages that, as we see it, should explain something, ${longOnes.length === 1 ? '1 has' : `${longOnes.length || 'none'} have`} ${enoughWords} words or more; copies of another page and filler text count as none${boxes.size > 0 ? ', nor does what most pages say' : ''}.`,
          ),
    thin: thinPages(
      short.filter(({ page }) => offering.has(page)),
      short.filter(({ page }) => !offering.has(page)),
      crawl,
    ),
    filled: filledPages(
      // Pages that need little text should have none of a template either.
      site.content.flatMap((page) => {
        const [filler] = fillersIn(page)
        return filler === undefined ? [] : [{ page, filler }]
      }),
      crawl,
    ),
    copied: copiedPages(copies),
    copiedForPlaces: pagesCopiedForPlaces(placeCopies, site, crawl),
  }
}

/** What links on nearly every page say: a menu, under whatever name. */
const menuOn = (pages: readonly CrawledPage[]): ReadonlySet<string> =>
  textsOnAtLeast(pages, Math.max(fewestWithMenu, nearlyEvery * pages.length), ({ links }) =>
    links.flatMap(({ area, url, text }) => (area === 'main' && url !== null ? [text] : [])),
  )
const fewestWithMenu = 3
const nearlyEvery = 0.9

/** Lines that most pages have, as those of a box to call or book, or of the template of all pages of services. */
const boxesOn = (pages: readonly CrawledPage[], menu: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...textsOnMost(pages, ({ text }) => text.main.split('\n'))].filter((line) => !menu.has(line)))

/** Words of the lines on a page that stand around it. */
const wordsOf = (around: ReadonlySet<string>, { page }: CrawledPage): number =>
  wordCount([...new Set(page.text.main.split('\n'))].filter((line) => around.has(line)).join('\n'))

/** "/contactus.htm", and a page headed "Contact Us" at any other address, repeat how to reach the business, as they should. */
const isForContact = ({ finalUrl, page }: CrawledPage): boolean =>
  /\/contacts?(?:[-_]?(?:us|me))?(?:\.\w+)?\/?$/i.test(pathnameOf(finalUrl)) ||
  // Below the same heading a footer says that on every page.
  (pathnameOf(finalUrl) !== '/' &&
    /\bcontact\b/i.test(page.titles[0] ?? '') &&
    page.headings.some(({ level, hidden, text }) => level === 1 && !hidden && contactHeading.test(text)))
const contactHeading = /^\W*(?:contact(?: us| me)?|(?:get|keep) in touch)\W*$/i

/** Whether a page is short as sent, and a script that we did not run may write the rest. */
const mayWriteMore = (page: CrawledPage): boolean =>
  page.page.writesByScript && !page.rendered && ownWords(page) < enoughWords

/** Short pages: the home page and those of services should say more, and of the others the owner has to judge. */
const thinPages = (
  offering: readonly PageText[],
  others: readonly PageText[],
  crawl: { at: string },
): Fault<PageText> => {
  const namesOf = (some: readonly PageText[]) => pageNames(some.map(({ page }) => page))
  const [each, one] = others.length === 1 ? ['it', 'it'] : ['each', 'one of them']
  return {
    found: [...offering, ...others],
    evidence: atMost(
      5,
      [...offering, ...others].map(({ page, words }) =>
        seenOn(
          page,
          `We counted ${count(words, 'word')} on this page, menus and footer left out where we could tell them apart${repeatsLines(page) ? ', and lines that come again counted once' : ''}.`,
        ),
      ),
      crawl,
    ),
    findings: [
      ...when(offering.length > 0, () =>
        problem(
          `Write more on ${namesOf(offering)}: fewer than ${fewWords} words say little about what you offer, to customers and to Google.${others.length > 0 ? ` Just as short: ${namesOf(others)}. If people should find you by ${one}, write more there too.` : ''}`,
          3,
          offering[0]!.page,
        ),
      ),
      ...when(offering.length === 0 && others.length > 0, () =>
        note(
          `Look at ${namesOf(others)}: ${each} has fewer than ${fewWords} words. If people should find you by ${one}, write more there.`,
        ),
      ),
    ],
  }
}

const filledPages = (
  found: readonly Pick<PageText, 'page' | 'filler'>[],
  crawl: { at: string },
): OwnText['filled'] => ({
  found,
  evidence: atMost(
    4,
    found.map(({ page, filler }) => seenOn(page, 'This page still holds filler text.', filler)),
    crawl,
  ),
  findings: when(found.length > 0, () =>
    problem(
      `Replace the filler text of the template on ${pageNames(found.map(({ page }) => page))}: visitors see that it was left over.`,
      3,
      found[0]!.page,
    ),
  ),
})

const copiedPages = (copies: Copies): Fault<CrawledPage> => {
  const found = [...copies.keys()]
  return {
    found,
    evidence: [...copies]
      .slice(0, 4)
      .map(([page, other]) => seenOn(page, `Most of the text of this page is also on ${pageName(other)}.`)),
    findings: when(found.length > 0, () =>
      problem(
        `Write a text of its own for ${pageNames(found)}: most of it is also on ${pageNames([...new Set(copies.values())])}, and Google shows such copies rarely. Which page keeps it is your choice.`,
        3,
        found[0],
      ),
    ),
  }
}

const pagesCopiedForPlaces = (copies: Copies, { partial }: Site, crawl: { at: string }): Fault<CrawledPage> => {
  const found = [...copies.keys()]
  return {
    found,
    evidence: atMost(
      2,
      [...copies].map(([page, other]) =>
        seenOn(page, `But for the name of the place, most of the text of this page is also on ${pageName(other)}.`),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Write what is particular to each place on ${pageNames(found)}: but for the name of the place, most of their text is that of ${pageNames([...new Set(copies.values())])}. Google shows such copies rarely, and takes many of them for spam ("doorways").${partial ? ' There may be more among the pages that we did not read.' : ''}`,
        3,
        found[0],
      ),
    ),
  }
}
