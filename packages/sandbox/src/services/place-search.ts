import * as z from 'zod'
import { json } from '../http/router.ts'
import { distance, type Point } from './geo.ts'
import { invalidArgument } from './google-errors.ts'
import { googlePlace } from './google-place.ts'
import type { PlaceRecord } from './outside.ts'
import { Refusal } from './service.ts'
import { trades } from './trades.ts'
import { find } from './words.ts'

const latLng = z.strictObject({ latitude: z.number().default(0), longitude: z.number().default(0) })
const rectangle = z.strictObject({ low: latLng, high: latLng })
const circle = z.strictObject({ center: latLng, radius: z.number().min(0).max(50_000).default(0) })

const searchRequest = z.strictObject({
  textQuery: z.string().default(''),
  languageCode: z.string().optional(),
  regionCode: z.string().optional(),
  pageSize: z.int().optional(),
  maxResultCount: z.int().optional(),
  pageToken: z.string().optional(),
  locationBias: z.union([z.strictObject({ circle }), z.strictObject({ rectangle })]).optional(),
  locationRestriction: z.strictObject({ rectangle }).optional(),
  includedType: z.string().optional(),
  strictTypeFiltering: z.boolean().default(false),
  minRating: z.number().min(0).max(5).default(0),
  rankPreference: z.enum(['RANK_PREFERENCE_UNSPECIFIED', 'RELEVANCE', 'DISTANCE']).default('RELEVANCE'),
  includePureServiceAreaBusinesses: z.boolean().default(false),
})
/** Parameters Google has but the sandbox does not: refused, never ignored. */
const unsupported = ['openNow', 'priceLevels', 'evOptions', 'routingParameters', 'searchAlongRouteParameters']
type SearchRequest = z.infer<typeof searchRequest>

const mostPerPage = 20
/** Google returns at most three pages. */
const mostPlaces = 60

/** The answer of `places:searchText` to this body, before the field mask. */
export function searchText(body: string, places: PlaceRecord[]) {
  const request = readRequest(body)
  const found = rankedPlaces(request, places).slice(0, mostPlaces)
  const asked = request.pageSize || request.maxResultCount || mostPerPage
  const size = Math.min(asked, mostPerPage)
  const start = startOf(request)
  const now = new Date()
  return {
    ...(found.length > start && {
      places: found.slice(start, start + size).map((place) => googlePlace(place, now)),
    }),
    ...(found.length > start + size && { nextPageToken: tokenFor(request, start + size) }),
    ...(found.length > 0 && {
      searchUri: `https://www.google.com/maps/search/${encodeURIComponent(request.textQuery)}`,
    }),
  }
}

function readRequest(body: string): SearchRequest {
  const read = searchRequest.safeParse(parsed(body))
  if (!read.success) throw new Refusal(wrongRequest(read.error.issues))
  const request = read.data
  if (request.textQuery.trim() === '') throw new Refusal(invalidArgument('Empty text_query.\n'))
  if (request.locationBias && request.locationRestriction) {
    throw new Refusal(invalidArgument('Cannot set both location_bias and location_restriction.'))
  }
  if ((request.pageSize ?? 0) < 0 || (request.maxResultCount ?? 0) < 0) {
    throw new Refusal(invalidArgument('page_size must not be negative.'))
  }
  return request
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal(invalidArgument('Invalid JSON payload received.'))
  }
}

function wrongRequest(issues: z.core.$ZodIssue[]) {
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys')
  if (unknown?.code === 'unrecognized_keys') {
    const known = unknown.keys.find((key) => unsupported.includes(key))
    if (known) return json(501, { error: `the sandbox knows no ${known}` })
    const description = `Invalid JSON payload received. Unknown name "${unknown.keys[0]}"${unknown.path.length > 0 ? ` at '${unknown.path.join('.')}'` : ''}: Cannot find field.`
    return invalidArgument(description, [{ field: unknown.path.join('.'), description }])
  }
  const violations = issues.map(({ path, message }) => ({
    field: path.join('.'),
    description: `Invalid value at '${path.join('.')}': ${message}`,
  }))
  return invalidArgument(violations[0]?.description ?? 'Request contains an invalid argument.', violations)
}

function rankedPlaces(request: SearchRequest, places: PlaceRecord[]): PlaceRecord[] {
  const { locationBias, locationRestriction, includedType, strictTypeFiltering } = request
  const candidates = places.filter(
    (place) =>
      (place.rating ?? 0) >= request.minRating &&
      (!place.serviceArea || request.includePureServiceAreaBusinesses) &&
      (!locationRestriction || inRectangle(place, locationRestriction.rectangle)),
  )
  const number = phoneIn(request.textQuery)
  const found = number
    ? candidates.filter(({ phone }) => phone && phoneIn(phone) === number)
    : find(candidates.map(findable), request.textQuery).map(({ place }) => place)
  const ofType = (place: PlaceRecord) =>
    includedType === undefined || place.primaryType === includedType || place.types.includes(includedType)
  const typed = strictTypeFiltering ? found.filter(ofType) : first(found, ofType)
  if (!locationBias) return typed
  const centre = centreOf(locationBias)
  if (request.rankPreference === 'DISTANCE') {
    return typed.toSorted((a, b) => distance(a, centre) - distance(b, centre))
  }
  return first(typed, (place) => inBias(place, locationBias))
}

/** The digits of a text that is only an Australian phone number, by which Google finds places too. */
function phoneIn(text: string): string | undefined {
  const digits = text.replaceAll(/[\s()-]/g, '').replace(/^\+61/, '0')
  return /^0?\d{9}$|^1[38]00\d{6}$/.test(digits) ? digits : undefined
}

const findable = (place: PlaceRecord) => ({
  place,
  brand: place.brand,
  answers: `${place.primaryType ? trades[place.primaryType].words : ''} ${place.services}`,
  where: `${place.street} ${place.suburb} ${place.state} ${place.postcode} ${place.serves}`,
  rank: place.rank,
})

/** Puts items that fit before those that do not, otherwise keeping their order. */
function first<Item>(items: Item[], fits: (item: Item) => boolean): Item[] {
  return [...items.filter(fits), ...items.filter((item) => !fits(item))]
}

type Bias = NonNullable<SearchRequest['locationBias']>
type Rectangle = z.infer<typeof rectangle>

const pointOf = ({ latitude, longitude }: z.infer<typeof latLng>): Point => ({ lat: latitude, lon: longitude })

function centreOf(bias: Bias): Point {
  if ('circle' in bias) return pointOf(bias.circle.center)
  const [low, high] = [pointOf(bias.rectangle.low), pointOf(bias.rectangle.high)]
  return { lat: (low.lat + high.lat) / 2, lon: (low.lon + high.lon) / 2 }
}

const inBias = (point: Point, bias: Bias): boolean =>
  'circle' in bias
    ? distance(point, pointOf(bias.circle.center)) <= bias.circle.radius
    : inRectangle(point, bias.rectangle)

const inRectangle = ({ lat, lon }: Point, { low, high }: Rectangle): boolean =>
  lat >= low.latitude && lat <= high.latitude && lon >= low.longitude && lon <= high.longitude

/** A token belongs to its search and is invalid with another query. */
function tokenFor({ textQuery }: SearchRequest, start: number): string {
  return Buffer.from(JSON.stringify([textQuery, start])).toString('base64url')
}

function startOf(request: SearchRequest): number {
  if (!request.pageToken) return 0
  const start = Number(/\d+(?=\]$)/.exec(Buffer.from(request.pageToken, 'base64url').toString())?.[0])
  if (request.pageToken === tokenFor(request, start)) return start
  throw new Refusal(invalidArgument('Request contains an invalid argument.'))
}
