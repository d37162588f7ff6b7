import { unknownIndustry } from '@findable/contracts'
import { fitsIndustry, isBusinessType, isGeneralType, isOfAnyIndustry } from '../../facts/industry/schema-types.ts'
import type { Facts } from '../../facts/facts.ts'
import { isSamplePhone, isSampleStreet } from '../../facts/sample-details.ts'
import { isMailOnly } from '../../facts/street-addresses.ts'
import { has, itemsOf, textsOf, type StructuredItem } from '../../page/structured-items.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { textOf } from './markup.ts'

const details = ['name', 'telephone', 'address', 'areaServed', 'url']

/**
 * Exact types before LocalBusiness before Organization and those that schema.org does not have, then the one with the most
 * details; home page first.
 */
export const bestOf = (marked: readonly { page: CrawledPage; item: StructuredItem }[], industry: string) =>
  marked
    .map(({ page, item }) => {
      const known = item.types.filter(isBusinessType)
      const type = known.toSorted((a, b) => exactness(b, industry) - exactness(a, industry))[0] ?? item.types[0]!
      return {
        page,
        item,
        type,
        // A note with every detail says more than one of an exact type with none.
        rank: exactness(type, industry) * 1.5 + details.filter((detail) => has(item, detail)).length,
      }
    })
    .toSorted((a, b) => b.rank - a.rank)[0]

const exactness = (type: string, industry: string): number => {
  if (fitsIndustry(type, industry)) return 3
  if (!isBusinessType(type)) return 0
  return isGeneralType(type) ? Number(type === 'LocalBusiness') : 2
}

/**
 * How well the type matches the business, 0 to 1. A general type is not marked down when we know no exact one
 * (schema.org has none for gutter cleaners), nor is any when we are unsure of the industry. One that schema.org does not
 * have matches nothing.
 */
export const typeFit = (
  type: string,
  exact: string | null,
  { industry, confidence }: { industry: string; confidence: number },
): number => {
  const unsure = industry === unknownIndustry || confidence < 0.6
  if (fitsIndustry(type, industry)) return 1
  if (!isBusinessType(type)) return 0
  if (!isGeneralType(type)) return unsure ? 1 : !isOfAnyIndustry(type) ? 0.3 : exact === null ? 1 : 0.6
  if (type === 'LocalBusiness') return exact === null ? 1 : 0.6
  return 0.3
}

export const placeOf = (
  item: StructuredItem,
): { met: number; lacks: string; shown: string | null; what: 'place' | 'area served' } => {
  if (isSampleStreet(textOf(item, 'address', 'streetAddress') ?? ''))
    return { met: 0, lacks: 'your real address in place of that of a template', shown: null, what: 'place' }
  const suburb = textOf(item, 'address', 'addressLocality')
  const postcode = textOf(item, 'address', 'postalCode')
  const oneLine = textOf(item, 'address')
  const area = textOf(item, 'areaServed') ?? (has(item, 'areaServed') ? 'area served' : null)
  const shown = suburb ? [suburb, postcode].filter(Boolean).join(' ') : (oneLine ?? area)
  const what = suburb || oneLine ? 'place' : 'area served'
  if (area || (suburb && postcode) || /\b\d{4}\b/.test(oneLine ?? '')) return { met: 1, lacks: '', shown, what }
  if (suburb || oneLine)
    return { met: 0.6, lacks: suburb ? 'your postcode' : 'your suburb and postcode', shown: suburb ?? oneLine, what }
  const [part] = ['streetAddress', 'addressLocality', 'postalCode'].filter((name) => has(item, name))
  return {
    met: 0,
    lacks: part ? `an "address" around its parts (such as "${part}")` : 'your address or the area you serve',
    shown: null,
    what,
  }
}

/** The suburb that the note gives, where the pages have it only in the address of a post office box. */
export const mailSuburbOf = (item: StructuredItem, addresses: Facts['contact']['addresses']): string | null => {
  const suburb = textOf(item, 'address', 'addressLocality')
  const street = textOf(item, 'address', 'streetAddress')
  return suburb !== null && isMailOnly({ street, suburb, where: 'markup' }, addresses) ? suburb : null
}

/**
 * The suburbs that pages of one name give as its address, each without a street: pages for suburbs are made so. A business
 * with several places has streets.
 */
export const roamingSuburbs = (marked: readonly { item: StructuredItem }[]): string[] => {
  const items = marked.map(({ item }) => item)
  const suburbs = new Set(items.flatMap((item) => textOf(item, 'address', 'addressLocality')?.trim() ?? []))
  const names = new Set(items.flatMap((item) => textOf(item, 'name')?.toLowerCase() ?? []))
  const hasStreet = items.some((item) => textOf(item, 'address', 'streetAddress'))
  return suburbs.size > mostSeats && names.size === 1 && !hasStreet ? [...suburbs] : []
}
/** A suburb and its city may both be given. */
const mostSeats = 2

/**
 * The notes that pages other than the home page have for one place each, without a street: they are about the business in
 * Adelaide, in Brisbane and so on, and none is the note about the business. Empty where they name fewer than two places.
 */
export const notesOfPlaces = <Note extends { page: CrawledPage; item: StructuredItem }>(
  marked: readonly Note[],
  home: CrawledPage,
): (Note & { place: string })[] => {
  const found = marked.flatMap((note) => {
    const { page, item } = note
    const areas = Math.max(itemsOf(item, 'areaServed').length, textsOf(item, 'areaServed').length)
    const place = textOf(item, 'address', 'addressLocality') ?? (areas === 1 ? textOf(item, 'areaServed') : null)
    return page === home || place === null || has(item, 'telephone') || textOf(item, 'address', 'streetAddress')
      ? []
      : [{ ...note, place }]
  })
  return new Set(found.map(({ place }) => place)).size > 1 ? found : []
}

const givenPhones = (item: StructuredItem): string[] =>
  [textOf(item, 'telephone'), textOf(item, 'contactPoint', 'telephone')].filter((phone) => phone !== null)
/** "+61XXXXXXXXX" fills the place of a number. */
const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= 6 && !isSamplePhone(text)

export const phoneOf = (item: StructuredItem): string | null => givenPhones(item).find(isPhone) ?? null

/** Values of phone, address, opening hours and rating that cannot be right, as parts of a sentence. */
export const oddValues = (item: StructuredItem): string[] => {
  const noPhone = givenPhones(item).find((phone) => !isPhone(phone))
  const street = textOf(item, 'address', 'streetAddress')
  const isArea = street !== null && !/\d/.test(street) && /\b(?:region|area|shire|suburbs)\s*$/i.test(street)
  const times = itemsOf(item, 'openingHoursSpecification').flatMap((hours) => [
    ...textsOf(hours, 'opens'),
    ...textsOf(hours, 'closes'),
  ])
  const noTime = times.find((time) => time.trim() !== '' && !/\d/.test(time))
  const blank = [item, ...itemsOf(item, 'address')].flatMap(({ properties }) =>
    Object.keys(properties).filter((property) => properties[property]!.some((value) => value === '')),
  )
  return [
    ...blank.slice(0, 3).map((property) => `"${property}" is empty`),
    ...(noPhone === undefined ? [] : [`"${noPhone}" is no phone number`]),
    ...(isArea ? [`"${street}" is no street`] : []),
    ...(noTime === undefined ? [] : [`"${noTime}" is no time of day`]),
    ...oddRating(item),
  ]
}

/** By schema.org a rating is on a scale of 1 to 5 unless the markup gives another. */
const oddRating = (item: StructuredItem): string[] => {
  const figure = (property: string): number => Number(textOf(item, 'aggregateRating', property) ?? NaN)
  const best = figure('bestRating') || 5
  const isEmpty = [figure('reviewCount'), figure('ratingCount')].some((count) => count === 0)
  return [
    ...(isEmpty ? ['a rating of 0 reviews is none'] : []),
    ...(figure('ratingValue') > best ? [`${figure('ratingValue')} of ${best} is no rating`] : []),
  ]
}

export const present = (has: { named: unknown; place: string | null; phone: unknown; url: unknown }): string[] => [
  ...(has.named ? ['name'] : []),
  ...(has.place ? [has.place] : []),
  ...(has.phone ? ['phone'] : []),
  ...(has.url ? ['web address'] : []),
]
