import type { OutsideGatherings } from '../sources/outside/outside-data.ts'
import type { Facts, WebsiteFacts } from './facts.ts'
import { industryOf, type KnownType } from './industry/detect-industry.ts'
import { industryOfOsmTags } from './industry/osm-tags.ts'
import { industryOfPlaceTypes } from './industry/place-types.ts'

/** The industry, decided again where a map or a business profile says what the business is. */
export function industryWith(
  { industry }: WebsiteFacts,
  { crawl, map, places }: Pick<Facts, 'crawl'> & Pick<OutsideGatherings, 'map' | 'places'>,
): Facts['industry'] {
  const known = knownType(map, places)
  return known && crawl.outcome === 'gathered'
    ? industryOf(
        crawl.data.pages.map(({ page }) => page),
        known,
      )
    : industry
}

function knownType(map: OutsideGatherings['map'], places: OutsideGatherings['places']): KnownType | null {
  const own = map.outcome === 'gathered' ? map.data.own : null
  const mapped = own && industryOfOsmTags(own.tags)
  if (mapped) return { industry: mapped, because: 'OpenStreetMap lists the business under this industry.' }
  const place = places.outcome === 'gathered' ? places.data.place : null
  const placed = place && industryOfPlaceTypes(place.primaryType ? [place.primaryType, ...place.types] : place.types)
  return placed ? { industry: placed, because: 'The Google place of the business is of this industry.' } : null
}
