import type { Evidence } from '@findable/contracts'
import type { OsmElement } from '../../sources/outside/outside-data.ts'
import { shorten } from '../wording/phrases.ts'

/** Something an OpenStreetMap entry says, in its own words. */
export const seenOnMap = (map: { at: string }, { id }: OsmElement, saw: string, quote?: string | null): Evidence => ({
  saw,
  url: `https://www.openstreetmap.org/${id}`,
  at: map.at,
  source: 'openstreetmap',
  ...(quote ? { quote: shorten(quote, 200) } : {}),
})

/** Something we looked for on OpenStreetMap and did not find. */
export const missingOnMap = (map: { at: string }, saw: string): Evidence => ({
  saw,
  url: null,
  at: map.at,
  source: 'openstreetmap',
})
