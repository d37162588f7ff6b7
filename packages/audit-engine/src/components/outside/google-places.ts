import type { Evidence } from '@findable/contracts'
import type { GooglePlaces, OwnPlace } from '../../sources/outside/outside-data.ts'

/**
 * Something Google told us, in our own words, without a quote, exact number, rating or date: nothing more of its
 * answers may be kept (Google Maps Platform terms, 3.2.3). The address lets the reader look it up.
 */
export const toldByGoogle = (places: { at: string }, saw: string, url: string): Evidence => ({
  saw,
  url,
  at: places.at,
  source: 'google-places',
})

export const placePage = ({ id }: Pick<OwnPlace, 'id'>): string =>
  `https://www.google.com/maps/place/?q=place_id:${encodeURIComponent(id)}`

export const mapSearch = (query: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`

/** How sure we are that the place is the business's own. */
export const sureness: Record<OwnPlace['matchedBy'], number> = { website: 0.95, phone: 0.9, name: 0.7 }

export const knownBy: Record<OwnPlace['matchedBy'], string> = {
  website: 'it links to your website',
  phone: 'it has your phone number',
  name: 'it has your name and is in your suburb',
}

/** For components that need the business's own place. */
export const noOwnPlace = ({ lookedFor }: GooglePlaces, missing: string) =>
  ({
    outcome: 'notMeasured',
    reason: `${
      lookedFor
        ? `We searched Google for "${lookedFor}" and found no business profile that is surely yours`
        : 'Your website does not tell your business name, so we could not look for your profile on Google'
    }; so there ${missing}.`,
  }) as const

/** What stays unknown, and why the source could not be asked. */
export const notAsked = (unknown: string, { reason }: { reason: string }) =>
  ({ outcome: 'notMeasured', reason: `${unknown} ${reason}` }) as const
