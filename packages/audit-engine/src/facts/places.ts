import { remembered } from '../text/remembered.ts'
import { stateOf, statePattern, type State } from './states.ts'

/**
 * Cities, large towns and regions by state, as businesses name the area they work in. Suburbs are not listed: they come
 * from addresses, area pages and what a site says it serves.
 */
const cities: Record<State, string> = {
  NSW:
    'Sydney|Newcastle|Wollongong|Parramatta|Penrith|Liverpool|Blacktown|Campbelltown|Bankstown|Hornsby|Gosford|Wyong|' +
    'Maitland|Cessnock|Tamworth|Armidale|Dubbo|Orange|Bathurst|Wagga Wagga|Albury|Goulburn|Queanbeyan|Nowra|Batemans Bay|' +
    'Bega|Coffs Harbour|Port Macquarie|Taree|Forster|Grafton|Lismore|Ballina|Byron Bay|Tweed Heads|Mudgee|Griffith|' +
    'Broken Hill|Lithgow|Katoomba|Richmond|Windsor|Camden|Bowral|Kiama|Shellharbour|Ulladulla|Kempsey|Muswellbrook|Singleton|' +
    'Inverell|Moree|Parkes|Young|Cooma|Port Stephens|Lake Macquarie|Sutherland|Manly|Chatswood|Bondi',
  VIC:
    'Melbourne|Geelong|Ballarat|Bendigo|Shepparton|Mildura|Wodonga|Warrnambool|Traralgon|Morwell|Moe|Warragul|Sale|' +
    'Bairnsdale|Wangaratta|Horsham|Echuca|Torquay|Frankston|Dandenong|Cranbourne|Pakenham|Werribee|Melton|Sunbury|' +
    'Craigieburn|Ringwood|Box Hill|Mornington|Rosebud|Sorrento|Lara|Ocean Grove|Bacchus Marsh|Castlemaine|Kyneton|' +
    'Swan Hill|Colac|Hamilton|Portland|Wonthaggi|Healesville|Lilydale|St Kilda|Footscray|Essendon',
  QLD:
    'Brisbane|Gold Coast|Sunshine Coast|Townsville|Cairns|Toowoomba|Mackay|Rockhampton|Bundaberg|Hervey Bay|Gladstone|' +
    'Ipswich|Logan|Redcliffe|Caboolture|Maroochydore|Noosa|Caloundra|Nambour|Gympie|Maryborough|Surfers Paradise|' +
    'Southport|Burleigh Heads|Robina|Nerang|Beenleigh|Cleveland|Mount Isa|Emerald|Warwick|Kingaroy|Dalby|Yeppoon|Airlie Beach|' +
    'Port Douglas|Bowen|Ayr|Innisfail|Atherton|Mareeba|Chermside|Coolangatta|Mooloolaba|Springfield|North Lakes',
  WA:
    'Perth|Fremantle|Mandurah|Bunbury|Busselton|Geraldton|Albany|Kalgoorlie|Karratha|Port Hedland|Broome|Rockingham|' +
    'Joondalup|Armadale|Midland|Kwinana|Margaret River|Esperance|Northam|Wanneroo|Subiaco|Cockburn|Scarborough|Canning Vale',
  SA:
    'Adelaide|Mount Gambier|Whyalla|Murray Bridge|Port Augusta|Port Lincoln|Port Pirie|Victor Harbor|Gawler|Mount Barker|' +
    'Glenelg|Renmark|Berri|Naracoorte|Kadina|Nuriootpa|Tanunda|Noarlunga|Elizabeth|Salisbury|Port Adelaide',
  TAS: 'Hobart|Launceston|Devonport|Burnie|Ulverstone|Kingston|Glenorchy|New Norfolk|Wynyard|Smithton|St Helens|Sorell',
  ACT: 'Canberra|Belconnen|Gungahlin|Tuggeranong|Woden|Fyshwick|Mitchell|Dickson|Braddon',
  NT: 'Darwin|Alice Springs|Palmerston|Katherine|Tennant Creek|Nhulunbuy',
}

const regions: Record<State, string> = {
  NSW:
    'Inner West|Northern Beaches|North Shore|Eastern Suburbs|Hills District|Sutherland Shire|Western Sydney|South West Sydney|' +
    'Greater Sydney|Central Coast|Hunter Valley|Hunter Region|Blue Mountains|Illawarra|Southern Highlands|South Coast|' +
    'Mid North Coast|Far South Coast|Sapphire Coast|Coffs Coast|Bega Valley|Clarence Valley|Manning Valley|Macleay Valley|' +
    'Nambucca Valley|Tweed Valley|Tweed Shire|Byron Shire|Eurobodalla|Northern Tablelands|Southern Tablelands|Northern Rivers|Riverina|Central West|New England|Macarthur|Hawkesbury|Shoalhaven|Snowy Mountains|Far North Coast',
  VIC:
    'Mornington Peninsula|Bellarine Peninsula|Bellarine|Surf Coast|Yarra Valley|Dandenong Ranges|Gippsland|South Gippsland|' +
    'Macedon Ranges|Great Ocean Road|Goulburn Valley|Latrobe Valley|Western Port|Phillip Island|Bayside|Greater Melbourne|' +
    'Bass Coast|Sunraysia|Ovens Valley|King Valley|High Country|Wimmera|Mallee',
  QLD:
    'Moreton Bay|Redlands|Redland City|Scenic Rim|Darling Downs|Whitsundays|Far North Queensland|North Queensland|' +
    'Central Queensland|Wide Bay|Fraser Coast|Lockyer Valley|South East Queensland|Greater Brisbane|Tweed Coast|Bayside Brisbane|' +
    'Capricorn Coast|Cassowary Coast|Cooloola Coast|South Burnett|Mary Valley|Brisbane Valley|Samford Valley|Sunshine Coast Hinterland|Gold Coast Hinterland|Granite Belt|Atherton Tablelands|Western Downs',
  WA: 'Peel Region|South West WA|Great Southern|Pilbara|Kimberley|Goldfields|Wheatbelt|Swan Valley|Perth Hills|Perth Metro|Gascoyne',
  SA:
    'Adelaide Hills|Barossa Valley|Barossa|McLaren Vale|Fleurieu Peninsula|Yorke Peninsula|Eyre Peninsula|Limestone Coast|' +
    'Riverland|Clare Valley|Kangaroo Island|Adelaide Metro|Flinders Ranges',
  TAS: 'Huon Valley|Tamar Valley|Derwent Valley|East Coast Tasmania|North West Tasmania|Southern Tasmania|Northern Tasmania|Tasmania',
  ACT: 'Capital Region|ACT',
  NT: 'Top End|Red Centre',
}

export interface KnownPlace {
  state: State
  kind: 'city' | 'region'
}

const entries = (kind: KnownPlace['kind'], table: Record<State, string>): [string, KnownPlace][] =>
  (Object.keys(table) as State[]).flatMap((state) =>
    table[state].split('|').map((name): [string, KnownPlace] => [name, { state, kind }]),
  )

export const knownPlaces: ReadonlyMap<string, KnownPlace> = new Map([
  ...entries('city', cities),
  ...entries('region', regions),
])

/** Names that are also ordinary words or first names; taken for a place only where the site says it serves it. */
const alsoWords = new Set(
  'Orange|Young|Sale|Moe|Richmond|Windsor|Camden|Manly|Cleveland|Emerald|Warwick|Logan|Elizabeth|Hamilton|Portland|Kingston|Mitchell|Dickson|Mallee|Katherine|Bowen|Ayr|Goldfields|Mackay|Parkes|Mornington|Melton|Lara|Singleton|Bayside|Salisbury|Sorrento|High Country'.split(
    '|',
  ),
)
const road = 'Road|Rd|Street|St|Avenue|Ave|Drive|Dr|Highway|Hwy|Freeway|Motorway|Terrace|Tce|Lane|Parade|Pde|Esplanade'
/** Words that turn a city's name into that of a suburb, a road or a region: Albany Creek, Perth Road, Bega Valley. */
const partOfName = `Creek|Valley|Coast|Peninsula|Hinterland|Highlands|Tablelands|Ranges|Shire|Hills?|Heights|Park|Point|Bay|Beach|Vale|Grove|Lakes?|River|Waters|Junction|Forest|Island|Downs|Plains|Ridge|University|${road}`
/** The rest of a road named after the places it joins: "Geelong-Bacchus Marsh Road". */
const otherEnd = String.raw`[ ]?[-–\/][ ]?[A-Z][\w'’]*(?: [A-Z][\w'’]*){0,2} (?:${road})\b`
const longestFirst = [...knownPlaces.keys()]
  .filter((name) => !alsoWords.has(name))
  .toSorted((one, other) => other.length - one.length)
/** Words that make another place of the one they precede: "South Eastern Suburbs", "North Sydney". */
const part =
  '(?:North|South|East|West)(?:ern)?|(?:North|South)[ -]?(?:[Ee]ast|[Ww]est)(?:ern)?|Inner|Outer|Upper|Lower|Central|Mid|Far|Greater|Metropolitan|Metro'
const anyPlace = new RegExp(
  String.raw`(?<![\w'’-])(?:(?:${part})[ -]){0,2}(?:${longestFirst.join('|')})(?!\w| (?:${partOfName})\b|${otherEnd})`,
  'g',
)
const partBefore = new RegExp(`^(?:(?:${part})[ -])+`)

/** Regions of this name are in several states. */
const inSeveralStates = new Set(
  'Eastern Suburbs|Inner West|North Shore|Central Coast|South Coast|Central West|Bayside'.split('|'),
)

/** The state of a city or region, or of a part of a city: "South East Melbourne"; null where it is not known for certain. */
export const stateOfPlace = (name: string): State | null => {
  if (inSeveralStates.has(name)) return null
  const whole = knownPlaces.get(name.replace(partBefore, ''))
  return knownPlaces.get(name)?.state ?? (whole?.kind === 'city' ? whole.state : null)
}

/** The first word of a region of two: "Hunter" of "Hunter Valley". */
const shortRegions = new Map(
  [...knownPlaces].flatMap(([name, { kind, state }]): [string, State][] => {
    const [, first] = /^(\w{4,}) (?:Valley|Region|Ranges|Peninsula|Hills|Downs|Tablelands)$/.exec(name) ?? []
    return kind === 'region' && first !== undefined ? [[first, state]] : []
  }),
)

/** "Hunter" where a business of New South Wales is called "Hunter Carpentry": a region it may be named after; null otherwise. */
export const regionInName = (name: string | null, state: string | null): string | null => {
  const [, first = ''] = /^(?:The )?(\w+) \w/i.exec(name ?? '') ?? []
  const word = first.charAt(0).toUpperCase() + first.slice(1).toLowerCase()
  return state !== null && shortRegions.get(word) === state ? word : null
}

/** Cities and regions named in a text, and parts of them as written, each once, in order. */
export const placesIn = remembered((text): readonly string[] => [...new Set(text.match(anyPlace) ?? [])])

const cityAndState = new RegExp(
  String.raw`(?<![\w'’-])(${[...knownPlaces].flatMap(([name, { kind }]) => (kind === 'city' ? [name] : [])).join('|')}),?\s+(${statePattern})(?!\w)`,
  'g',
)

/** The first city or town that a text names with its state: "Karratha Western Australia"; null where there is none. */
export const cityWithState = remembered((text): string | null => {
  for (const [, city = '', state = ''] of text.matchAll(cityAndState))
    if (knownPlaces.get(city)?.state === stateOf(state)) return city
  return null
})

/** Postcodes of the capitals' centres, including post office boxes. */
const centres: Record<string, RegExp> = {
  Sydney: /^(?:200[01]|1\d{3})$/,
  Melbourne: /^(?:300\d|8\d{3})$/,
  Brisbane: /^(?:400\d|9\d{3})$/,
  Adelaide: /^(?:500\d|58\d{2})$/,
  Perth: /^(?:600\d|68\d{2})$/,
  Hobart: /^700\d$/,
  Canberra: /^260[01]$/,
  Darwin: /^080\d$/,
}

/**
 * Whether a postcode belongs to the capital's centre rather than to a suburb; null for a name that is not a capital.
 */
export const isCityCentre = (city: string, postcode: string): boolean | null => centres[city]?.test(postcode) ?? null
