import * as z from 'zod/mini'
import { nameKey } from '../../facts/business-names.ts'
import { nationalNumber } from '../../facts/phone-numbers.ts'
import type { OpenStreetMap, OsmElement } from './outside-data.ts'
import { ownWebsite } from './own-website.ts'
import type { Subject } from './subject.ts'

const point = { lat: z.number(), lon: z.number() }

/**
 * https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL: nodes have coordinates, ways and relations a centre.
 */
export const overpassAnswer = z.object({
  /** "runtime error: Query timed out in …" */
  remark: z.optional(z.string()),
  elements: z.array(
    z.object({
      type: z.enum(['node', 'way', 'relation']),
      id: z.number(),
      lat: z.optional(point.lat),
      lon: z.optional(point.lon),
      center: z.optional(z.object(point)),
      tags: z.optional(z.record(z.string(), z.string())),
    }),
  ),
})
type Answered = z.infer<typeof overpassAnswer>['elements'][number]
type Point = { lat: number; lon: number }

const mostRivals = 30

/** The elements found, each once, nearest first. */
export function elementsOf(answered: readonly Answered[], near: Point): OsmElement[] {
  const byId = new Map(answered.map((element) => [`${element.type}/${element.id}`, element]))
  return [...byId]
    .flatMap(([id, { lat, lon, center, tags = {} }]): OsmElement[] => {
      const at = center ?? (lat !== undefined && lon !== undefined ? { lat, lon } : null)
      if (!at) return []
      return [
        {
          id,
          name: tags['name'] ?? '',
          website: websiteIn(tags),
          phones: phonesIn(tags),
          address: addressIn(tags),
          tags,
          distance: Math.round(metresBetween(near, at)),
        },
      ]
    })
    .toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
}

const proofs = ['website', 'phone', 'name'] as const

/**
 * The business itself: proven by its website, otherwise its phone number, otherwise its name nearby; the nearest of
 * several.
 */
export function ownAmong(found: readonly OsmElement[], subject: Subject): OpenStreetMap['own'] {
  const isOwnWebsite = ownWebsite(subject)
  const names = new Set([subject.name ?? '', ...subject.variations].map(nameKey).filter((name) => name !== ''))
  const proofOf = (element: OsmElement): (typeof proofs)[number] | null => {
    const { website, phones, tags } = element
    if (website && isOwnWebsite(website)) return 'website'
    if (phones.some((phone) => subject.phones.includes(phone))) return 'phone'
    // Names repeat, so a name proves nothing where website or phone are another business's.
    if (website || (phones.length > 0 && subject.phones.length > 0)) return null
    const said = [tags['name'], tags['alt_name'], tags['official_name']].map((name) => nameKey(name ?? ''))
    return isBusiness(tags) && said.some((name) => names.has(name)) ? 'name' : null
  }
  const [best] = found
    .flatMap((element) => {
      const matchedBy = proofOf(element)
      return matchedBy ? [{ ...element, matchedBy }] : []
    })
    .toSorted((a, b) => proofs.indexOf(a.matchedBy) - proofs.indexOf(b.matchedBy))
  return best ?? null
}

/** Other businesses of the trade with a website of their own, nearest first. */
export function rivalsAmong(
  found: readonly OsmElement[],
  tags: readonly string[],
  subject: Subject,
  own: OpenStreetMap['own'],
): OsmElement[] {
  const isOwnWebsite = ownWebsite(subject)
  const wanted = tags.map((tag) => tag.split('=') as [string, string])
  return found
    .filter(
      (element) =>
        element.id !== own?.id &&
        wanted.some(([key, value]) => element.tags[key] === value) &&
        element.website !== null &&
        !isOwnWebsite(element.website),
    )
    .slice(0, mostRivals)
}

/** A road or park of the same name is not a business. */
const isBusiness = (tags: Record<string, string>): boolean =>
  ['shop', 'craft', 'office', 'amenity', 'healthcare', 'tourism', 'leisure', 'club'].some((key) => tags[key])

function websiteIn(tags: Record<string, string>): string | null {
  const written = (tags['website'] ?? tags['contact:website'] ?? tags['url'] ?? '').split(';')[0]!.trim()
  const url = URL.parse(/^https?:/i.test(written) ? written : `https://${written}`)
  return url?.hostname.includes('.') ? url.href : null
}

const phonesIn = (tags: Record<string, string>): string[] =>
  ['phone', 'contact:phone', 'mobile', 'contact:mobile']
    .flatMap((key) => tags[key]?.split(/[;,/]/) ?? [])
    .flatMap((phone) => nationalNumber(phone) ?? [])

function addressIn(tags: Record<string, string>): string | null {
  const [number, street] = [tags['addr:housenumber'], tags['addr:street']]
  const place = [tags['addr:suburb'] ?? tags['addr:city'], tags['addr:state'], tags['addr:postcode']]
  const lines = [street ? [number, street] : [], place].map((parts) => parts.filter(Boolean).join(' '))
  return lines.filter((line) => line !== '').join(', ') || null
}

const earthRadius = 6_371_000

/** Great-circle distance by the haversine formula. */
function metresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const share = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * earthRadius * Math.asin(Math.sqrt(share))
}
