import { withoutLegalForm } from '../../facts/business-names.ts'
import type { OpenStreetMap } from './outside-data.ts'
import type { Subject } from './subject.ts'

/** Metres around the business. */
export const rivalRadius = 10_000
const nearRadius = 2_000
const ownRadius = 5_000
/** Further away, a name proves nothing. */
const nameRadius = 3_000
const mostOwn = 40
/** Per ring. The inner ring has its own limit, so that a dense city does not crowd out the nearest. */
const mostRivals = 200
const mostPhones = 3
const mostAliases = 2

/**
 * One query for the business itself, by website, phone and name, and for others with its trade's tags and a website. It
 * contains only letters, digits and our own patterns, so a website's text cannot break out of a string.
 * https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL
 */
export function overpassQuery(subject: Subject, { lat, lon }: OpenStreetMap['near'], tags: readonly string[]): string {
  const within = (radius: number) => `(around:${radius},${lat},${lon})`
  const namePattern = patternOfName(subject.name)
  const own = [
    ...[subject.host, ...subject.aliases.slice(0, mostAliases)].flatMap((host) =>
      websiteKeys.map((key) => `nwr["${key}"~"${patternOfHost(host)}",i]${within(ownRadius)};`),
    ),
    ...subject.phones
      .slice(0, mostPhones)
      .flatMap((phone) => phoneKeys.map((key) => `nwr["${key}"~"${patternOfPhone(phone)}"]${within(ownRadius)};`)),
    ...(namePattern ? [`nwr["name"~"${namePattern}",i]${within(nameRadius)};`] : []),
  ]
  const rivals = (radius: number) =>
    tags
      .map((tag) => tag.split('='))
      .flatMap(([key, value]) =>
        websiteKeys.map((website) => `nwr["${key}"="${value}"]["${website}"]${within(radius)};`),
      )
  const outputs = [
    output(own, mostOwn),
    ...(tags.length > 0 ? [output(rivals(nearRadius), mostRivals), output(rivals(rivalRadius), mostRivals)] : []),
  ]
  return `[out:json][timeout:8];${outputs.join('')}`
}

const websiteKeys = ['website', 'contact:website']
const phoneKeys = ['phone', 'contact:phone']

const output = (statements: string[], most: number): string => `(${statements.join('')});out center ${most};`

/** Matches "joes.com.au" with or without scheme and www, and with any path. */
const patternOfHost = (host: string): string =>
  `^(https?:..)?(www[.])?${host.replace(/[^a-z0-9.-]/gi, '').replaceAll('.', '[.]')}([/:?]|$)`

/** "02 9555 0123" also matches "+61 2 9555 0123" and "(02) 95550123". */
const patternOfPhone = (national: string): string => [...national.replace(/\D/g, '').replace(/^0/, '')].join('[^0-9]*')

/** "Smith & Sons Pty Ltd" also matches "Smith and Sons". Null for a name without a distinctive word. */
function patternOfName(name: string | null): string | null {
  const words = withoutLegalForm(name ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !/^(the|and)$/i.test(word)).slice(0, 8)
  return telling.join('').length < 3 ? null : `^(the )?${telling.join('.{0,6}')}`
}
