import type { Evidence, Finding } from '@findable/contracts'
import type { CrawledPage } from '../../sources/source.ts'
import { meanOf } from '../score-parts.ts'
import { metas, someOf, type Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { problem, strength, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { list } from '../wording/phrases.ts'
import {
  badPictures,
  namelessCards,
  sharedAsHome,
  sharedText,
  textlessCards,
  titledAsHome,
  triedOut,
  twoTitles,
} from './wrong-cards.ts'

interface ShareCards {
  /** 0 to 1; null when there is no page to judge. */
  met: number | null
  /** Whether every page has all parts. */
  isFilled: boolean
  /** Whether nothing in them is at fault. */
  isRight: boolean
  /** What the home page's card is like. */
  home: Evidence
  evidence: Evidence[]
  findings: Finding[]
  strengths: Finding[]
}

/** What people see when somebody shares a page of the site. */
export const shareCards = (site: Site, crawl: { at: string }): ShareCards => {
  const cardless = site.content.filter((page) => missingParts(page).length > 0)
  const nameless = namelessCards(site)
  const textless = textlessCards(site)
  const asHome = sharedAsHome(site, crawl)
  const titled = titledAsHome(site, crawl)
  const twice = twoTitles(site, crawl)
  const elsewhere = triedOut(site, crawl)
  const pictures = badPictures(site, crawl)
  const faults = [nameless, textless, asHome, titled, twice, elsewhere, pictures]
  const isRight = faults.every(({ found }) => found.length === 0)
  const isFilled = cardless.length === 0
  return {
    met: meanOf(site.content.map((page) => cardWorth(missingParts(page)))),
    isFilled,
    isRight,
    home: cardOfHome(site.home, textless.found.includes(site.home)),
    evidence: [pictures, asHome, titled, twice, elsewhere].flatMap(({ evidence }) => evidence),
    findings: [
      ...lackingParts(cardless).map(({ missing, pages }) =>
        problem(
          `Give ${pageNames(pages)} ${list(missing)} for sharing (${list(missing.map((part) => tagOf[part]))}): ${someOf(site, pages, site.content)} ${pages.length === 1 ? 'has' : 'have'} none, so Facebook and messages pick something themselves, or show nothing.`,
          2,
          pages[0],
        ),
      ),
      ...faults.flatMap(({ findings }) => findings),
    ],
    // Programs that preview a link run no scripts, so what a script put into a page does not count.
    strengths: when(
      site.content.length > 0 && isFilled && isRight && !site.content.some(({ rendered }) => rendered),
      () =>
        strength(
          site.content.length === 1
            ? 'The page we looked at for this names a picture, a title and a text for when somebody shares it.'
            : 'The pages we looked at for this name a picture, a title and a text for when somebody shares them.',
        ),
    ),
  }
}

/** The parts of a page's preview. */
const parts = ['a picture', 'a title', 'a text'] as const
type Part = (typeof parts)[number]

const tagOf: Record<Part, string> = {
  'a picture': '"og:image"',
  'a title': '"og:title" or the title of the page',
  'a text': '"og:description" or the description of the page',
}

/** What is missing from the page's preview when somebody shares it. */
const missingParts = (page: CrawledPage): Part[] => {
  const filled = (key: string) => metas(page, key).some((content) => content !== '')
  const has = {
    'a picture': filled('og:image'),
    'a title': filled('og:title') || page.page.titles.some((title) => title !== ''),
    'a text': filled('og:description') || filled('description'),
  }
  return parts.filter((part) => !has[part])
}

/** The picture is what people notice; a card without one is worth little. */
const cardWorth = (missing: readonly Part[]): number =>
  1 -
  (missing.includes('a picture') ? 0.6 : 0) -
  (missing.includes('a title') ? 0.2 : 0) -
  (missing.includes('a text') ? 0.2 : 0)

/** What is missing, each with the pages that lack it; together where they are the same pages. */
const lackingParts = (cardless: readonly CrawledPage[]) =>
  [
    ...Map.groupBy(
      parts.map((part) => ({ part, pages: cardless.filter((page) => missingParts(page).includes(part)) })),
      ({ pages }) => pages.map(({ finalUrl }) => finalUrl).join(' '),
    ).values(),
  ]
    .map((same) => ({ missing: same.map(({ part }) => part), pages: same[0]!.pages }))
    .filter(({ pages }) => pages.length > 0)

const cardOfHome = (home: CrawledPage, isTextless: boolean): Evidence => {
  const missing = missingParts(home)
  const title = metas(home, 'og:title')[0]
  if (missing.length > 0) return seenOn(home, `For sharing, the home page lacks ${list(missing)}.`, title)
  return isTextless
    ? seenOn(home, 'The text for sharing the home page is a placeholder, or its title once more.', sharedText(home))
    : seenOn(home, 'The home page names a picture, title and text for sharing; we did not open the picture.', title)
}
