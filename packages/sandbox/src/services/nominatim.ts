import { html, json, type Answer, type Request } from '../http/router.ts'
import type { OsmElement, Suburb } from './outside.ts'
import type { OutsideWorld } from './outside-world.ts'
import type { Service } from './service.ts'
import { stateOf } from './states.ts'
import { allIn, wordsOf } from './words.ts'

const licence = 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright'

/** Nominatim's search in format jsonv2. https://nominatim.org/release-docs/latest/api/Search/ */
export function nominatim(world: OutsideWorld): Service {
  return {
    name: 'nominatim',
    routes: [{ method: 'GET', path: '/search', handle: (request) => search(request, world) }],
    faults: {
      'rate-limited': () => html(429, page('Bandwidth limit exceeded')),
      denied: () => html(403, page('Access blocked')),
      'server-error': () => html(503, '<html><head><title>503 Service Unavailable</title></head></html>'),
    },
  }
}

const page = (title: string): string => `<html>
<head><title>${title}</title></head>
<body><h1>${title}</h1>
<p>You have been blocked because you have violated the <a href="https://operations.osmfoundation.org/policies/nominatim/">usage policy</a> of OSM's Nominatim geocoding service.</p>
</body>
</html>
`

/** HTTP libraries' default user agents; the usage policy requires the application's own name. */
const libraryNames = /^(node|undici|axios|got|python-requests|curl)\b/i

function search({ headers, url }: Request, world: OutsideWorld): Answer {
  const { searchParams } = url
  const agent = headers['user-agent']
  if (!agent || libraryNames.test(agent)) return html(403, page('Access blocked'))
  const format = searchParams.get('format') ?? 'jsonv2'
  if (format !== 'jsonv2') return json(501, { error: `the sandbox knows no format ${format}, only jsonv2` })
  const query = searchParams.get('q') ?? ''
  if (query.trim() === '') return json(400, { error: { code: 400, message: 'Nothing to search for.' } })
  const countries = (searchParams.get('countrycodes') ?? 'au').toLowerCase().split(',')
  const limit = Math.min(Number(searchParams.get('limit') || 10), 40)
  const found = countries.includes('au') ? results(wordsIn(query), world) : []
  const asked = (name: string) => searchParams.get(name) === '1'
  return json(
    200,
    found.slice(0, limit).map(({ address, extratags, ...result }) => ({
      ...result,
      ...(asked('addressdetails') && { address }),
      ...(asked('extratags') && { extratags }),
    })),
  )
}

/** A wrong postcode is ignored, and the remaining words decide. */
const wordsIn = (query: string): Set<string> => new Set([...wordsOf(query)].filter((word) => !/^\d{4}$/.test(word)))

/** Every word must be in the name or the address, and at least one in the name or the street; suburbs come first. */
function results(words: Set<string>, world: OutsideWorld) {
  const suburbs = world.suburbs().filter((suburb) => {
    const name = wordsOf(suburb.name)
    return allIn(name, words) && allIn(words, wordsOf(`${suburb.name} ${areaOf(suburb)}`))
  })
  const elements = world.osm().filter(({ tags }) => {
    const own = `${tags['name']} ${tags['addr:housenumber']} ${tags['addr:street']}`
    const suburb = suburbOf(tags, world.suburbs())
    const where = suburb ? `${suburb.name} ${areaOf(suburb)}` : ''
    return [...words].some((word) => wordsOf(own).has(word)) && allIn(words, wordsOf(`${own} ${where}`))
  })
  return [...suburbs.map(suburbResult), ...elements.map((element) => elementResult(element, world.suburbs()))].toSorted(
    (a, b) => b.importance - a.importance,
  )
}

const suburbOf = (tags: OsmElement['tags'], suburbs: Suburb[]): Suburb | undefined =>
  suburbs.find(({ name, postcode }) => name === tags['addr:suburb'] && postcode === tags['addr:postcode'])

const areaOf = ({ city, state, postcode }: Suburb): string =>
  `${city} ${state} ${stateOf(state).name} ${postcode} Australia`

function addressOf(suburb: Suburb) {
  return {
    suburb: suburb.name,
    city: suburb.city,
    state: stateOf(suburb.state).name,
    'ISO3166-2-lvl4': `AU-${suburb.state}`,
    postcode: suburb.postcode,
    country: 'Australia',
    country_code: 'au',
  }
}

const displayName = (...parts: string[]): string => [...parts, 'Australia'].join(', ')

function suburbResult(suburb: Suburb) {
  const { name, city, state, postcode, lat, lon, osmId } = suburb
  return {
    place_id: osmId % 1_000_000,
    licence,
    osm_type: 'relation',
    osm_id: osmId,
    lat: lat.toFixed(7),
    lon: lon.toFixed(7),
    category: 'boundary',
    type: 'administrative',
    place_rank: 18,
    importance: 0.45,
    addresstype: 'suburb',
    name,
    display_name: displayName(name, city, stateOf(state).name, postcode),
    boundingbox: box(lat, lon, 0.015),
    address: addressOf(suburb),
    extratags: { place: 'suburb' },
  }
}

/** The tags that say what a thing is, in Nominatim's order of preference. */
const mainTags = ['amenity', 'shop', 'craft', 'office', 'healthcare', 'tourism', 'leisure', 'building']

function elementResult({ type, id, lat, lon, tags }: OsmElement, suburbs: Suburb[]) {
  const category = mainTags.find((tag) => tags[tag]) ?? 'place'
  const suburb = suburbOf(tags, suburbs)
  const [name = '', number = '', street = ''] = [tags['name'], tags['addr:housenumber'], tags['addr:street']]
  return {
    place_id: id % 1_000_000,
    licence,
    osm_type: type,
    osm_id: id,
    lat: lat.toFixed(7),
    lon: lon.toFixed(7),
    category,
    type: tags[category] ?? 'house',
    place_rank: 30,
    importance: 0.00008,
    addresstype: category,
    name,
    display_name: displayName(
      ...[name, number, street].filter(Boolean),
      ...(suburb ? [suburb.name, suburb.city, stateOf(suburb.state).name, suburb.postcode] : []),
    ),
    boundingbox: box(lat, lon, 0.00005),
    address: {
      [category]: name,
      ...(number && { house_number: number }),
      ...(street && { road: street }),
      ...(suburb && addressOf(suburb)),
    },
    extratags: Object.fromEntries(Object.entries(tags).filter(([tag]) => tag !== 'name' && tag !== category)),
  }
}

/** South, north, west, east. */
const box = (lat: number, lon: number, around: number): string[] =>
  [lat - around, lat + around, lon - around, lon + around].map((degrees) => degrees.toFixed(7))
