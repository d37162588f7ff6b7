import type { Facts } from '../../facts/facts.ts'
import { placesIn } from '../../facts/places.ts'
import { stateNamedIn } from '../../facts/states.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { covers, stemsOf, telling } from '../../text/mentions.ts'
import { addressKey } from '../site/addresses.ts'
import type { Site } from '../site/site.ts'
import { placeNamedIn } from './main-place.ts'

const notAboutServices =
  /\/(blog|news|articles?|journal|advice|resources|faqs?|about[\w-]*|contact[\w-]*|enqui[\w-]*|inqui[\w-]*|quotes?|book\w*|gallery|portfolio|projects?|before-and-after|results?(?:-[\w-]+)?|our-work|products?|reviews?|testimonials?|team|why-us)(\/|\.|$)/i
const servicesFolder = /\/([\w-]*services?|treatments?|practice-areas|what-we-do)\//i
const areasFolder = /\/[\w-]*(areas?|suburbs?|locations?|regions?)\/([\w-]+)/i

/**
 * Pages about a service, other than the home page and articles: those that its card or entry leads to, and others by main
 * heading or address. The title decides only where there is no main heading, since titles often name the trade on every
 * page.
 */
export const pagesOfServices = (site: Site, services: Facts['services']): CrawledPage[] => {
  const subjects = services.map(({ name }) => telling(name))
  const own = new Set(services.flatMap(({ page }) => (page === null ? [] : addressKey(page))))
  return site.content.filter((page) => {
    const path = pathnameOf(page)
    if (page === site.home || notAboutServices.test(path)) return false
    if (own.has(addressKey(page.finalUrl))) return true
    const headings = page.page.headings.filter(({ level }) => level === 1).map(({ text }) => text)
    const names = [...(headings.length > 0 ? headings : [page.page.titles[0] ?? '']), path].map(stemsOf)
    return servicesFolder.test(path) || subjects.some((subject) => names.some((text) => covers(text, subject)))
  })
}

/**
 * Whether the page names one of the business's places, a city, region or state we know, or the place an area page is
 * named after. `titles` are those of its own, `shared` lines that are not.
 */
export const namesAPlace = (
  page: CrawledPage,
  places: readonly string[],
  ownNames: readonly string[],
  titles: readonly string[],
  shared: ReadonlySet<string> = new Set(),
): boolean => {
  const lines = linesAboveFooter(page.page)
  // "Top End Panels" names no place that it works in.
  const shown = ownNames.reduce(
    (rest, name) => rest.replaceAll(name, ' '),
    [...titles, ...lines.filter((line) => !shared.has(line))].join('\n'),
  )
  const area = areasFolder.exec(pathnameOf(page))?.[2]?.replace(/-/g, ' ')
  return (
    placeNamedIn(shown, area ? [...places, area] : places) !== null ||
    placesIn(shown).length > 0 ||
    stateNamedIn(shown) !== null
  )
}

/** Headings and lines outside menus and the footer. */
export const linesAboveFooter = ({ headings, text, blocks }: CrawledPage['page']): string[] => [
  ...headings.map((heading) => heading.text),
  ...blocks.flatMap((block) => (block.inHeader && !block.inNav ? [block.text] : [])),
  ...text.main.split('\n'),
]

const pathnameOf = ({ finalUrl }: CrawledPage): string => URL.parse(finalUrl)?.pathname ?? ''
