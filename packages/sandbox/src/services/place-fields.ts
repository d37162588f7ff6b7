import { anything, type FieldTree } from './field-mask.ts'

const localizedText: FieldTree = { text: true, languageCode: true }
const latLng: FieldTree = { latitude: true, longitude: true }
const attribution: FieldTree = { displayName: true, uri: true, photoUri: true }
const point: FieldTree = { date: true, day: true, hour: true, minute: true, truncated: true }
const openingHours: FieldTree = {
  openNow: true,
  periods: { open: point, close: point },
  weekdayDescriptions: true,
  secondaryHoursType: true,
  specialDays: true,
  nextOpenTime: true,
  nextCloseTime: true,
}

/** Place fields that can be requested but that no business here has. */
const elsewhere = `accessibilityOptions addressDescriptor adrFormatAddress allowsDogs attributions consumerAlert
  containingPlaces curbsidePickup currentOpeningHours currentSecondaryOpeningHours delivery dineIn editorialSummary
  evChargeAmenitySummary evChargeOptions fuelOptions generativeSummary goodForChildren goodForGroups
  goodForWatchingSports googleMapsLinks iconBackgroundColor iconMaskBaseUri liveMusic menuForChildren
  neighborhoodSummary outdoorSeating parkingOptions paymentOptions plusCode priceLevel priceRange
  regularSecondaryOpeningHours reservable restroom reviewSummary servesBeer servesBreakfast servesBrunch servesCocktails
  servesCoffee servesDessert servesDinner servesLunch servesVegetarianFood servesWine subDestinations takeout viewport`

/** Every field of a Place: https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places */
export const placeFields: FieldTree = {
  ...Object.fromEntries(elsewhere.split(/\s+/).map((field) => [field, anything])),
  name: true,
  id: true,
  types: true,
  primaryType: true,
  primaryTypeDisplayName: localizedText,
  displayName: localizedText,
  nationalPhoneNumber: true,
  internationalPhoneNumber: true,
  formattedAddress: true,
  shortFormattedAddress: true,
  addressComponents: { longText: true, shortText: true, types: true, languageCode: true },
  postalAddress: {
    regionCode: true,
    languageCode: true,
    postalCode: true,
    administrativeArea: true,
    locality: true,
    addressLines: true,
  },
  location: latLng,
  rating: true,
  userRatingCount: true,
  googleMapsUri: true,
  websiteUri: true,
  regularOpeningHours: openingHours,
  utcOffsetMinutes: true,
  timeZone: { id: true, version: true },
  businessStatus: true,
  pureServiceAreaBusiness: true,
  photos: {
    name: true,
    widthPx: true,
    heightPx: true,
    authorAttributions: attribution,
    flagContentUri: true,
    googleMapsUri: true,
  },
  reviews: {
    name: true,
    relativePublishTimeDescription: true,
    text: localizedText,
    originalText: localizedText,
    rating: true,
    authorAttribution: attribution,
    publishTime: true,
    flagContentUri: true,
    googleMapsUri: true,
    visitDate: true,
  },
}
