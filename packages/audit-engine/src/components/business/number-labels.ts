import type { Facts } from '../../facts/facts.ts'
import { isKnownPlace } from '../../facts/gazetteer.ts'
import { phonesIn } from '../../facts/phone-numbers.ts'
import { placesIn } from '../../facts/places.ts'
import type { Site } from '../site/site.ts'

type Phone = Facts['contact']['phones'][number]

/** Lines above a number that its heading may be away from it: street, suburb, opening hours. */
const nearest = 4
const longest = 60
const purpose =
  /\b(?:office|clinic|store|shop|showroom|studio|branch|warehouse|workshop|sales|service|accounts|bookings?|enquir(?:y|ies)|emergenc(?:y|ies)|after hours|reception)\b/i

/** Whether a page says of each number which office or purpose it is for, and says something else of each. */
export const areToldApart = (site: Site, phones: readonly Phone[], numbers: readonly string[]): boolean => {
  const labels = numbers.map((national) => {
    const found = phones.filter((one) => one.national === national && one.where === 'text')
    return found.map((phone) => labelOf(site, phone)).find((label) => label !== null) ?? null
  })
  return labels.every((label) => label !== null) && new Set(labels).size === labels.length
}

const labelOf = (site: Site, { raw, url }: Phone): string | null => {
  const lines = site.pages.find(({ finalUrl }) => finalUrl === url)?.page.text.body.split('\n') ?? []
  const at = lines.findIndex((line) => line.includes(raw))
  if (at < 0) return null
  const [before = ''] = lines[at]!.split(raw)
  if (isLabel(before)) return before.trim().toLowerCase()
  for (const line of lines.slice(Math.max(0, at - nearest), at).toReversed()) {
    if (isLabel(line)) return line.trim().toLowerCase()
    if (phonesIn(line).length > 0) return null
  }
  return null
}

const isLabel = (text: string): boolean =>
  text.length <= longest &&
  phonesIn(text).length === 0 &&
  (purpose.test(text) || placesIn(text).length > 0 || isKnownPlace(text.replace(/[\s:–—-]+$/, '').trim()))
