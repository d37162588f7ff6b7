import { relativeTime, timestampOf } from './days-ago.ts'
import { regularOpeningHours } from './opening-hours.ts'
import type { PlaceRecord } from './outside.ts'
import { stateOf } from './states.ts'
import { trades } from './trades.ts'

const language = 'en'
const maps = 'https://maps.google.com'

/** A business's Place resource at this moment, with all its fields. */
export function googlePlace(place: PlaceRecord, now: Date) {
  const trade = place.primaryType && trades[place.primaryType]
  return {
    name: `places/${place.id}`,
    id: place.id,
    types: [...(place.primaryType ? [place.primaryType] : []), ...place.types, 'point_of_interest', 'establishment'],
    ...(place.phone && phoneNumbers(place.phone)),
    ...(place.serviceArea ? { pureServiceAreaBusiness: true } : location(place)),
    ...(place.rating && { rating: place.rating }),
    googleMapsUri: `${maps}/?cid=${cidOf(place.id)}`,
    ...(place.website && { websiteUri: place.website }),
    ...(place.hours && { regularOpeningHours: regularOpeningHours(place.hours, place.state, now) }),
    utcOffsetMinutes: utcOffset(place, now),
    timeZone: { id: stateOf(place.state).timeZone },
    businessStatus: place.status,
    ...(place.ratings && { userRatingCount: place.ratings }),
    displayName: localized(place.displayName),
    ...(trade && { primaryType: place.primaryType, primaryTypeDisplayName: localized(trade.title) }),
    ...(place.photos > 0 && { photos: photos(place) }),
    ...(place.reviews.length > 0 && { reviews: reviews(place, now) }),
  }
}

export const formattedAddress = ({ street, suburb, state, postcode }: PlaceRecord): string =>
  `${street}, ${suburb} ${state} ${postcode}, Australia`

const localized = (text: string) => ({ text, languageCode: language })

function phoneNumbers(national: string) {
  const digits = national.replaceAll(/[()]/g, '').trim()
  return {
    nationalPhoneNumber: national,
    internationalPhoneNumber: `+61 ${digits.startsWith('0') ? digits.slice(1) : digits}`,
  }
}

function location(place: PlaceRecord) {
  const { street, suburb, state, postcode, lat, lon } = place
  const component = (longText: string, shortText: string, ...types: string[]) => ({
    longText,
    shortText,
    types,
    languageCode: language,
  })
  return {
    formattedAddress: formattedAddress(place),
    shortFormattedAddress: `${street}, ${suburb}`,
    addressComponents: [
      component(suburb, suburb, 'locality', 'political'),
      component(stateOf(state).name, state, 'administrative_area_level_1', 'political'),
      component('Australia', 'AU', 'country', 'political'),
      component(postcode, postcode, 'postal_code'),
    ],
    postalAddress: {
      regionCode: 'AU',
      languageCode: language,
      postalCode: postcode,
      administrativeArea: state,
      locality: suburb,
      addressLines: [street],
    },
    location: { latitude: lat, longitude: lon },
  }
}

function utcOffset({ state }: PlaceRecord, now: Date): number {
  const named = new Intl.DateTimeFormat('en', { timeZone: stateOf(state).timeZone, timeZoneName: 'longOffset' })
  const offset = named.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, hours = '0', minutes = '0'] = /\+(\d+):(\d+)/.exec(offset) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** A number that is always the same for the same place. */
function cidOf(id: string): string {
  return [...id].reduce((sum, character) => (sum * 31n + BigInt(character.codePointAt(0)!)) % 10n ** 18n, 7n).toString()
}

function photos({ id, photos: count, displayName }: PlaceRecord) {
  return Array.from({ length: count }, (_, index) => ({
    name: `places/${id}/photos/photo-${index + 1}`,
    widthPx: 4032,
    heightPx: 3024,
    authorAttributions: [author(displayName, `${id}-owner`)],
    googleMapsUri: `${maps}/photo/${id}/${index + 1}`,
  }))
}

function reviews({ id, reviews: written }: PlaceRecord, now: Date) {
  return written.map(({ daysAgo, rating, author: name, text }, index) => ({
    name: `places/${id}/reviews/review-${index + 1}`,
    relativePublishTimeDescription: relativeTime(daysAgo),
    rating,
    text: localized(text),
    originalText: localized(text),
    authorAttribution: author(name, `${id}-${index + 1}`),
    publishTime: timestampOf(daysAgo, now).toISOString(),
    googleMapsUri: `${maps}/review/${id}/${index + 1}`,
  }))
}

const author = (displayName: string, id: string) => ({
  displayName,
  uri: `${maps}/contrib/${id}`,
  photoUri: `https://lh3.googleusercontent.com/a/${id}`,
})
