import { isKnownPlace } from '../../facts/gazetteer.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { metas } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageName, pageNames } from '../wording/page-names.ts'
import { shorten } from '../wording/phrases.ts'
import { descriptionsIn, type HeadText } from './head-texts.ts'

/** Pages with an empty description beside their real one. */
export const blankDescriptions = (pages: readonly CrawledPage[], crawl: { at: string }): Fault<CrawledPage> => {
  const found = pages.filter((page) => metas(page, 'description').includes('') && descriptionsIn(page).length > 0)
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        seenOn(page, 'An empty description is in the code of this page beside its real one.', descriptionsIn(page)[0]),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Take the empty description out of the code of ${pageNames(found)}: it is there beside the real one, and search engines may take either.`,
      ),
    ),
  }
}

/** Pages whose only description has a name that no search engine knows: "description:". */
export const misnamedDescriptions = (pages: readonly CrawledPage[], crawl: { at: string }): Fault<CrawledPage> => {
  const misnamed = ({ page }: CrawledPage) =>
    page.metas.find(({ key, content }) => key !== 'description' && slipOfDescription.test(key) && content !== '')
  const found = pages.filter((page) => descriptionsIn(page).length === 0 && misnamed(page) !== undefined)
  const [first] = found
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) =>
        seenOn(page, `A description is here under the name "${misnamed(page)!.key}".`, misnamed(page)!.content),
      ),
      crawl,
    ),
    findings: first
      ? [
          problem(
            `Correct the name of the description in the code of ${pageNames(found)}: it says "${misnamed(first)!.key}" in place of "description", so no search engine reads it.`,
            3,
            first,
          ),
        ]
      : [],
  }
}
const slipOfDescription = /^\W*(?:description|desription|discription|descripton|descritpion|decription|descripion)\W*$/i

/** Pages with several different titles; browsers and search engines take the first. */
export const severalTitles = (pages: readonly CrawledPage[], crawl: { at: string }): Fault<CrawledPage> => {
  const titlesOf = ({ page }: CrawledPage) => [...new Set(page.titles.filter((title) => title !== ''))]
  const found = pages.filter((page) => titlesOf(page).length > 1)
  return {
    found,
    evidence: atMost(
      3,
      found.map((page) => seenOn(page, 'The code of this page has several titles.', titlesOf(page).join(' · '))),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Keep one title on ${pageNames(found)}: the code has several, and browsers and search engines take the first, "${shorten(titlesOf(found[0]!)[0]!, 60)}".`,
      ),
    ),
  }
}

/** A title of the home page that spends its first word on "Home". */
export const homeFirst = ([title]: readonly HeadText[]): Fault<HeadText> => {
  const found = title?.state === 'own' && startsWithHome.test(title.text) ? [title] : []
  return {
    found,
    evidence: [],
    findings: found.map(({ text }) =>
      note(
        `Take "Home" out of the title of your home page, "${shorten(text, 60)}": searchers see that word first, and it says nothing of what you do.`,
      ),
    ),
  }
}
const startsWithHome = /^home(?: ?page)?\s*[|–—:»-]\s*\S/i

/** Texts that name a place twice in a row. */
export const doubledPlaces = (texts: readonly HeadText[]): Fault<HeadText & { place: string }> => {
  const found = texts.flatMap((one) => {
    const place = placeSaidTwice(one.text)
    return place === null ? [] : [{ ...one, place }]
  })
  const [first] = found
  return {
    found,
    evidence: [],
    findings: first
      ? [
          note(
            `Take one "${first.place}" out of the ${first.what} of ${pageName(first.page)}: it is there twice in a row ("${shorten(first.text, 60)}").`,
          ),
        ]
      : [],
  }
}

/** "Painters Yeppoon Yeppoon"; null for "Painters Wagga Wagga", whose name is that. */
const placeSaidTwice = (text: string): string | null => {
  const [twice, place] = /(?<!\p{L})(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) \1(?!\p{L})/u.exec(text) ?? []
  return twice !== undefined && isKnownPlace(place!) && !isKnownPlace(twice) ? place! : null
}
