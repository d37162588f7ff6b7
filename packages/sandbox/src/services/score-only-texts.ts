import { formattedAddress } from './google-place.ts'
import type { PlaceRecord } from './outside.ts'
import type { WebPage } from './web-pages.ts'

/**
 * Texts that only Google and Brave know here: names, addresses and reviews as Google writes them, and what follows the
 * first sentence of Brave's snippets. Where one of them turns up, something was kept that may only be used to score.
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
