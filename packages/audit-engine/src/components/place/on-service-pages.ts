import type { Facts } from '../../facts/facts.ts'
import { linesAboveFooter, namesAPlace, pagesOfServices } from '../business/service-pages.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { shareOf, type Judged } from '../score-parts.ts'
import { textsOnMost } from '../site/shared-texts.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn, seenOnSite } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { count } from '../wording/phrases.ts'

/** "Peninsula" for people of the Mornington Peninsula; a kitchen has one too, and a roof has valleys. */
const regionOf = /^\S+ (Peninsula|Coast|Valley|Hills|Mountains|Shore|Highlands|Ranges|Shire)$/
const callsRegion = ({ page }: CrawledPage, places: readonly string[], names: readonly string[]): boolean => {
  const without = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  const headings = without(page.headings.map(({ text }) => text).join('\n'))
  const text = without(page.text.main)
  return places.some((place) => {
    const [, last] = regionOf.exec(place) ?? []
    if (last === undefined) return false
    const called = `\\b${last}\\b(?! (?:gutter|iron|flashing|tray|bench)|-)`
    // Headings capitalise every word.
    return new RegExp(called).test(headings) || new RegExp(`${notOfAnother}${called}`, 'u').test(text)
  })
}
/** "Lehigh Valley" is another one. */
const notOfAnother = String.raw`(?<!(?!(?:The|Our|This|Your|In|On|Across|Around|From) )\p{Lu}[\p{L}'’]+ )`

/**
 * How many of the service pages name one of the places; `isEvery` where each does. Those that have one only in lines that most
 * pages share, such as a bar at the top, are not judged.
 */
export const placeOnServicePages = (
  site: Site,
  services: Facts['services'],
  { places, names }: { places: readonly string[]; names: readonly string[] },
  crawl: { at: string },
): Judged & { isEvery: boolean } => {
  const pages = pagesOfServices(site, services)
  // A name that holds one of the places served says where as well.
  const namesAlone = names.filter((name) => places.every((place) => !name.toLowerCase().includes(place.toLowerCase())))
  const titles = site.pages.map(({ page }) => page.titles[0])
  /** A title that a template gave to several pages says nothing of this one. */
  const hasOwnTitle = ({ page }: CrawledPage): boolean =>
    titles.filter((title) => title !== undefined && title === page.titles[0]).length < 2
  const ownTitles = (page: CrawledPage): string[] => (hasOwnTitle(page) ? page.page.titles : [])
  const placeless = pages.filter(
    (page) => !namesAPlace(page, places, namesAlone, ownTitles(page)) && !callsRegion(page, places, namesAlone),
  )
  const shared = textsOnMost(site.pages, linesAboveFooter)
  const placed = pages.filter(
    (page) =>
      !placeless.includes(page) &&
      (namesAPlace(page, places, namesAlone, ownTitles(page), shared) || callsRegion(page, places, namesAlone)),
  )
  const judged = [...placeless, ...placed]
  const looked = placeless.every(hasOwnTitle)
    ? 'in title, headings and text outside the footer'
    : 'in headings and text outside the footer, nor in a title that no other page has'
  return {
    isEvery: placed.length === pages.length,
    met: shareOf(judged, (page) => placed.includes(page)),
    evidence: [
      ...(pages.length > 1 && judged.length === pages.length
        ? [
            seenOnSite(
              crawl,
              `Of ${count(pages.length, 'page')} that we took for service pages, ${placed.length} ${placed.length === 1 ? 'names' : 'name'} a place or a state somewhere above the footer.`,
            ),
          ]
        : []),
      ...atMost(
        5,
        placeless.map((page) =>
          seenOn(
            page,
            hasOwnTitle(page)
              ? 'We read no place in title, headings and text of this page, outside the footer.'
              : 'We read no place in headings and text of this page, outside the footer; its title is that of another page too.',
            page.page.titles[0],
          ),
        ),
        crawl,
      ),
    ],
    findings: when(placeless.length > 0, () =>
      problem(
        `Name the place on ${pageNames(placeless)} too, where you offer a service there: we read none ${looked}.`,
        2,
        placeless[0],
      ),
    ),
  }
}
