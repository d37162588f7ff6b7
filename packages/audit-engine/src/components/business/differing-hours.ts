import { isAboutOthers } from '../../facts/contact-details.ts'
import type { ContactDetails } from '../../facts/facts.ts'
import { hoursByDay } from '../../facts/opening-hours.ts'
import { addressKey } from '../site/addresses.ts'
import type { Site } from '../site/site.ts'
import { noFault, type Fault } from '../fault.ts'
import { seenOn } from '../wording/evidence.ts'
import { note } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { contactPage } from './contact-page.ts'
import { distinctStreets } from './nap.ts'

type Told = ContactDetails['openingHours'][number]

/** Hours of something else than the business, and lines with a phone number, which may be answered at other hours. */
const otherHours =
  /\b(?:call|phone|emergenc\w+|after[- ]hours|kitchen|breakfast|lunch|dinner|bar|class\w*|lessons?|train\w*|sessions?|delivery|parking|response)\b|(?:\d[ -]?){8}/i

/** Pages that give a line for it to be what stands at the foot of all. */
const fewestRepeated = 3

/**
 * Two lines with other hours for the same day. None where a page itself has several for a day, beside what all pages
 * repeat on the home page or a contact page, or the business several streets: a shop and a workshop are open at hours of their own.
 */
export const differingHours = (
  { pages, home }: Site,
  { openingHours, addresses }: Pick<ContactDetails, 'openingHours' | 'addresses'>,
): Fault<Told> => {
  const told = openingHours
    .filter(({ quote, url }) => !otherHours.test(quote) && !isAboutOthers(url))
    .map((line) => ({ line, days: hoursByDay(line.quote) }))
  if (distinctStreets(addresses).length > 1) return noFault
  const pagesWith = (quote: string): number =>
    new Set(told.filter(({ line }) => line.quote === quote).map(({ line }) => line.url)).size
  const isRepeated = ({ quote, where }: Told): boolean =>
    where === 'text' && pagesWith(quote) >= fewestRepeated && pagesWith(quote) * 2 > pages.length
  // The hours of a class or a sale on other pages rightly differ from those at the foot.
  const isOfBusiness = (url: string): boolean => url === home.finalUrl || contactPage.test(new URL(url).pathname)
  const partOf = (line: Told): string =>
    isRepeated(line) && isOfBusiness(line.url) ? 'foot' : `${line.where} ${addressKey(line.url)}`
  for (const ofPage of Map.groupBy(told, ({ line }) => partOf(line)).values())
    for (const { days } of ofPage) if (ofPage.some((other) => differ(days, other.days))) return noFault
  const [one, other] = told.flatMap(({ line, days }) => {
    const against = told.find((another) => differ(days, another.days))
    return against ? [line, against.line] : []
  })
  const [page, otherPage] = [one, other].map((line) => pages.find(({ finalUrl }) => finalUrl === line?.url))
  if (!one || !other || !page || !otherPage) return noFault
  const where = (line: Told, on: typeof page): string =>
    isRepeated(line)
      ? 'on most of your pages'
      : `${line.where === 'markup' ? 'in the markup of' : 'on'} ${pageNames([on])}`
  return {
    found: [one, other],
    evidence: [
      seenOn(page, 'Opening hours, as we read them.', one.quote),
      seenOn(otherPage, 'Other opening hours that we read.', other.quote),
    ],
    findings: [
      note(
        `Check your opening hours: we read "${one.quote}" ${where(one, page)}, and "${other.quote}" ${where(other, otherPage)}.`,
      ),
    ],
  }
}

const differ = (one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): boolean =>
  [...one].some(([day, hours]) => other.has(day) && other.get(day) !== hours)
