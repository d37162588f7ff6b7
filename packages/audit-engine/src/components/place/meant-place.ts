import type { Industry } from '@findable/contracts'
import type { Facts } from '../../facts/facts.ts'
import { plainWords } from '../../text/plain-words.ts'

/**
 * Which place a title should have, by industry. Guests of a hotel and visitors of a museum come from elsewhere, and look for
 * where it is; an entertainer works where the customers are. Our judgement.
 */
const ofGuests: Readonly<Partial<Record<Industry, string>>> = {
  'Hospitality & Food Services': 'the place where you are',
  'Entertainment & Events': 'the place where you are or mostly work',
}

export const meantPlace = (industry: string | null): string =>
  ofGuests[industry as Industry] ?? 'the place most of your customers come from'

/** The home page, and pages on how to reach the business; others may name shops that sell its goods. */
const toBeReached = /^\/(?:index\.\w+)?$|contact|locations?|find-|visit|shops?|stores?/i

/** Whether guests come to several of the places: pages give streets there. */
export const hasSeveralDoors = (
  industry: string | null,
  { addresses }: Facts['contact'],
  places: readonly string[],
): boolean => {
  if (ofGuests[industry as Industry] === undefined) return false
  const known = new Set(places.map(plainWords))
  const suburbs = addresses.flatMap(({ street, suburb, where, url }) =>
    street !== null && suburb !== null && where !== 'markup' && toBeReached.test(new URL(url).pathname)
      ? [plainWords(suburb)]
      : [],
  )
  return new Set(suburbs.filter((suburb) => known.has(suburb))).size > 1
}
