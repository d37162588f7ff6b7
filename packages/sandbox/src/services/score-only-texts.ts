import { formattedAddress } from './google-place.ts'
import type { PlaceRecord } from './outside.ts'
import type { WebPage } from './web-pages.ts'

/**
 * Texts that only Google and Brave have here: names, addresses and reviews in Google's wording, and everything after
 * the first sentence of Brave's snippets. If one turns up elsewhere, something was kept that may only be used for
 * scoring.
 */
export function scoreOnlyTexts(places: PlaceRecord[], pages: WebPage[]): string[] {
  return [
    ...places.flatMap((place) => [
      place.displayName,
      formattedAddress(place),
      ...place.reviews.flatMap(({ author, text }) => [author, text]),
    ]),
    ...pages.map(({ description }) => description.slice(description.indexOf('. ') + 2)),
  ]
}
