import * as z from 'zod/mini'
import { nationalNumber } from '../../facts/phone-numbers.ts'
import type { GooglePlaces, OwnPlace } from './outside-data.ts'

// https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places
// A field without a value is left out, and so is `places` when nothing was found. Each requested field affects the
// price.

const candidate = z.object({
  id: z.string(),
  displayName: z.optional(z.object({ text: z.string() })),
  formattedAddress: z.optional(z.string()),
  nationalPhoneNumber: z.optional(z.string()),
  websiteUri: z.optional(z.string()),
  businessStatus: z.optional(z.string()),
})

const rated = z.object({
  id: z.string(),
  nationalPhoneNumber: z.optional(z.string()),
  websiteUri: z.optional(z.string()),
  rating: z.optional(z.number()),
  userRatingCount: z.optional(z.number()),
  businessStatus: z.optional(z.string()),
})

export const candidatesAnswer = z.object({ places: z.optional(z.array(candidate)) })
export const candidatesMask =
  'places.id,places.displayName,places.formattedAddress,places.nationalPhoneNumber,places.websiteUri,places.businessStatus'

export const rankingAnswer = z.object({ places: z.optional(z.array(rated)) })
export const rankingMask =
  'places.id,places.nationalPhoneNumber,places.websiteUri,places.rating,places.userRatingCount,places.businessStatus'

export const detailsAnswer = z.extend(candidate, {
  rating: z.optional(z.number()),
  userRatingCount: z.optional(z.number()),
  primaryType: z.optional(z.string()),
  types: z.optional(z.array(z.string())),
  regularOpeningHours: z.optional(z.object({ periods: z.optional(z.array(z.unknown())) })),
  photos: z.optional(z.array(z.unknown())),
  reviews: z.optional(z.array(z.object({ publishTime: z.optional(z.string()) }))),
})
export const detailsMask =
  'id,displayName,formattedAddress,nationalPhoneNumber,websiteUri,rating,userRatingCount,primaryType,types,businessStatus,regularOpeningHours.periods,photos.name,reviews.publishTime'

export type Candidate = z.infer<typeof candidate>
type Details = z.infer<typeof detailsAnswer>

const statuses = ['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'] as const

export const ownPlaceOf = (details: Details, matchedBy: OwnPlace['matchedBy']): OwnPlace => ({
  id: details.id,
  matchedBy,
  name: details.displayName?.text ?? '',
  address: details.formattedAddress ?? null,
  phone: phoneOf(details),
  website: details.websiteUri ?? null,
  rating: details.rating ?? null,
  reviews: details.userRatingCount ?? 0,
  reviewTimes: (details.reviews ?? [])
    .flatMap(({ publishTime }) => publishTime ?? [])
    .filter((time) => !Number.isNaN(Date.parse(time)))
    .toSorted((a, b) => Date.parse(b) - Date.parse(a)),
  hasHours: (details.regularOpeningHours?.periods ?? []).length > 0,
  photos: details.photos?.length ?? 0,
  primaryType: details.primaryType ?? null,
  types: details.types ?? [],
  status: statuses.find((status) => status === details.businessStatus) ?? null,
})

export const rivalOf = ({
  id,
  websiteUri,
  rating,
  userRatingCount,
}: z.infer<typeof rated>): GooglePlaces['rivals'][number] => ({
  id,
  website: websiteUri ?? null,
  rating: rating ?? null,
  reviews: userRatingCount ?? 0,
})

export const isGone = ({ businessStatus }: Pick<Candidate, 'businessStatus'>): boolean =>
  businessStatus === 'CLOSED_PERMANENTLY'

export const phoneOf = ({ nationalPhoneNumber }: Pick<Candidate, 'nationalPhoneNumber'>): string | null =>
  nationalPhoneNumber === undefined ? null : nationalNumber(nationalPhoneNumber)
