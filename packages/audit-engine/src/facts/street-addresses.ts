import { isKnownPlace, localitiesNamed } from './gazetteer.ts'
import { isCityCentre } from './places.ts'
import { isPostcodeOf, stateOf, stateOfPostcode, statePattern, type State } from './states.ts'

/** An address found in a text; at least the suburb is known. */
export interface AddressMention {
  /** Number and street, or post office box; null when only the suburb is given. */
  street: string | null
  suburb: string
  state: State | null
  postcode: string | null
  /** The whole address on one line. */
  raw: string
  index: number
}

/**
 * Matches the pattern in either case while the rest of the expression stays case-sensitive, since names must begin with
 * a capital. Written out, because `(?i:...)` misses matches after an optional `\s` in the V8 of Node 26.
 */
const anyCase = (pattern: string): string =>
  pattern.replace(/\\.|[a-z]/gi, (part) => (part.length > 1 ? part : `[${part.toUpperCase()}${part.toLowerCase()}]`))

const streetTypes =
  'street|st|road|rd|avenue|ave|av|drive|drv|dr|lane|ln|court|crt|ct|place|pl|parade|pde|highway|hwy|terrace|tce|' +
  'boulevard|boulevarde|blvd|bvd|crescent|cres|cr|way|close|cl|circuit|cct|square|sq|esplanade|esp|grove|gr|gve|mall|' +
  'quay|walk|row|rise|loop|link|arcade|promenade|parkway|pkwy|view|vista|track|mews|plaza|broadway|approach|retreat|' +
  'gardens|gdns|gate|green|strand|corso|wharf|chase|freeway'
const anyStreetType = anyCase(streetTypes)
/**
 * Types of Australian addressing (AS 4590) that are ordinary words too: they end a street only where a suburb follows
 * with its own postcode.
 */
const rareTypes =
  'alley|amble|anchorage|avenues|bank|basin|bend|boardwalk|bypass|causeway|centreway|circle|circlet|circus|colonnade|' +
  'common|concourse|copse|cove|crest|cross|crossing|dale|dell|dene|domain|edge|elbow|end|entrance|fairway|ferry|firetrail|' +
  'flat|foreshore|formation|frontage|gap|garden|glade|glen|grange|ground|haven|heath|heights|hts|hill|hollow|hub|island|' +
  'junction|key|keys|knoll|landing|laneway|lees|lookout|meander|mew|mile|motorway|mount|nook|outlook|park|parklands|' +
  'pass|passage|path|pathway|piazza|pocket|point|port|precinct|quays|ramble|range|reach|reserve|rest|ride|ridge|ring|' +
  'river|round|rue|serviceway|spur|steps|stretch|summit|thoroughfare|trail|turn|vale|valley|viaduct|village|vue|walkway|' +
  'waters|waterway|wood|woods|wynd'
const anyState = anyCase(statePattern)
const gap = String.raw`[ \t]+`
const word = String.raw`(?:[A-Z0-9][\w'’.\-]*|of|the|de|la)`
/** "12", "12-14", "3/12A", "G3 / 93a", "D3 1-13" */
const houseNumber = String.raw`(?:(?<![\w-])[A-Z]\d{1,3}(?:\s?\/\s?|,? (?=\d)))?\d{1,5}[A-Za-z]?(?:\s?[\-–\/&]\s?\d{1,5}[A-Za-z]?){0,2}`
const insideNames =
  'shop|unit|suite|ste|level|lvl|lot|factory|tenancy|office|bay|building|bldg|warehouse|kiosk|villa|apartment|apt|shed'
const insideTypes = anyCase(insideNames)
/** Shop 3, Level 2, Unit 5/, Shop One, Suite-004 */
const inside = String.raw`(?:(?:(?:${insideTypes})\b\.?[\s-]*(?:[A-Z]\b|(?:${anyCase('one|two|three|four|five|six|seven|eight|nine|ten')})\b|[A-Z]?\d+[A-Z]?(?:\s?[\-–&\/]\s?\d+[A-Z]?)?)|${anyCase('rear|ground floor|first floor')})[,\s\/]+){0,3}`
const noSecondType = String.raw`(?!${gap}(?:${anyCase('street|st|road|rd|avenue|ave|drive|dr|lane|highway|hwy|parade|pde|crescent|terrace')})\b)`
/** "7 Long Meadow AveNewtown NSW 2042": two lines that no blank keeps apart in the code. */
const runIntoSuburb = String.raw`(?:${word}${gap}){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Drive|Dr)(?=[A-Z][a-z]+(?:${gap}[A-Z][a-z]+)?,?${gap}(?:${anyState}|\d{4})\b)`
const named = String.raw`(?:(?:${word}${gap}){1,4}?(?:${anyStreetType})\b|${runIntoSuburb}|Broadway)`
/**
 * "Lot 102 Main Road": the number is that of a part, and the house has none. In "Coffee Shop 12 Main Road" it is the
 * house's.
 */
const numberOfPart = String.raw`(?:\b(?:${anyCase('lots?|allotment|units?|suite|ste|level|lvl|tenancy|bay|kiosk|villa|apartment|apt|flat|stage|section|rmb|rsd')}|(?<=(?:^|[\n,:(])[ \t]*)(?:${anyCase('shops?|factory|shed|stall|hangar|warehouse')}))\b\.?[ \t]*(?:(?:${anyCase('no|number')})\b\.?[ \t]*)?)?`
const street = String.raw`${inside}${numberOfPart}\b${houseNumber},?${gap}${named}${noSecondType}\.?(?:${gap}(?:North|South|East|West|N|S|E|W)\b(?!${gap}[A-Z]))?`
const corner = String.raw`(?:Corner|Cnr|CNR)\.?(?:${gap}of)?${gap}(?:${word}${gap}){1,4}(?:&|and|AND)${gap}(?:${word}${gap}){1,4}?(?:${anyStreetType}|[Ss]ts|[Rr]ds)\b\.?`
const box = String.raw`(?:${anyCase(String.raw`(?:g\.?\s?p\.?\s?o\.?|p\.?\s?o\.?|post office)\s?box|(?:locked|private) (?:mail )?bag`)})(?::|\s+(?:${anyCase('no|number')})\b\.?)?\s+[A-Z]?\d{1,6}`
/** "2024 The Block", "24/7 Emergency", "10 Years of Hope Valley": no number of a house. */
const noHouse = String.raw`(?!(?:19|20)\d\d\b|24\s?\/\s?7\b|\d+${gap}(?:${anyCase('years?|yrs?|stars?|days?|hours?|minutes?|mins?|kms?|acres?|bedrooms?|rooms?|beds?')})\b)`
const rareStreet = new RegExp(
  String.raw`(?<![\d$.]|\d[,\/])${inside}${numberOfPart}\b${noHouse}${houseNumber},?${gap}(?:(?:${word}${gap}){1,3}(?:${anyCase(rareTypes)})\b|${anyCase('the')}${gap}[A-Z][\w'’\-]+)(?=[ \t]*[,\n|•·])`,
  'g',
)
/** "20 Murrena" on a line of its own, which counts where the suburb follows with its own postcode. */
const bareStreet = new RegExp(
  String.raw`(?<=(?:^|\n)[ \t]*(?:[Aa]ddress:?[ \t]*)?)${noHouse}${houseNumber}${gap}[A-Z][a-z'’\-]+(?:${gap}[A-Z][a-z'’\-]+)?(?=[ \t]*[,\n])`,
  'g',
)
/** "03 8905 4753 View FAQs": no part of a phone number. */
const noPhone = String.raw`(?!0\d(?:\d\d)? \d{3,4} \d{3,4}\b|\d{4} \d{4}\b|(?<=\d{4} )(?:\d{4}|\d{3} \d{3})\b)`

interface KindOfStreet {
  pattern: RegExp
  /** What every match has and most lines lack; asking for it first saves most of the work, and of the compiling. */
  sign: RegExp
}
const kindOfStreet = (pattern: string, sign: RegExp): KindOfStreet => ({
  pattern: new RegExp(String.raw`(?<![\d$.]|\d[,\/])${noPhone}(?:${pattern})`, 'g'),
  sign,
})
const numbered = /\d[A-Za-z]?,?[ \t]+(?:[A-Z]|\d+[a-z]|(?:of|the|de|la)\s)/
const streets: readonly KindOfStreet[] = [
  kindOfStreet(street, numbered),
  kindOfStreet(corner, /[Cc]orner|C[Nn][Rr]/),
  kindOfStreet(box, /[Bb][Oo][Xx]|[Bb][Aa][Gg]/),
]
/** They count beside their own postcode only. */
const unsureStreets: readonly KindOfStreet[] = [rareStreet, bareStreet].map((pattern) => ({ pattern, sign: numbered }))

/** Every match for a street has one of these. */
const numberOrCorner = /\d|Corner|Cnr|CNR/g
/** The end of a line whose number may be on the next one. */
const beforeNumber = new RegExp(
  String.raw`(?:^|(?:${insideNames})\b\.?|rear|floor|box|bag|\bg?\.?p\.?|o\.)(?:\s*[a-z])?[,\s\/]*$`,
  'i',
)

/** The streets of one kind, tried only on lines that can hold one: trying a pattern at every letter takes longer. */
function streetsIn(text: string, { pattern, sign }: KindOfStreet): { index: number; street: string }[] {
  const found: { index: number; street: string }[] = []
  const lineStart = (at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1)
  let from = 0
  let to = 0
  const readPart = (): void => {
    const part = text.slice(from, to)
    if (!sign.test(part)) return
    // Not with matchAll, which makes a copy of the pattern each time.
    pattern.lastIndex = 0
    for (let match = pattern.exec(part); match; match = pattern.exec(part))
      found.push({ index: from + match.index, street: match[0] })
  }
  numberOrCorner.lastIndex = 0
  for (let hit = numberOrCorner.exec(text); hit; hit = numberOrCorner.exec(text)) {
    let start = lineStart(hit.index)
    while (start > to && beforeNumber.test(text.slice(lineStart(start - 1), start - 1))) start = lineStart(start - 1)
    const end = text.indexOf('\n', hit.index) + 1 || text.length
    if (start > to) {
      readPart()
      from = start
    }
    to = numberOrCorner.lastIndex = end
  }
  readPart()
  return found
}

const suburbWord = String.raw`(?:[A-Z][A-Za-z'’\-]{0,24}|St\.|Mt\.)`
const suburb = String.raw`${suburbWord}(?:[ ](?:${suburbWord}|on|of|the|le|in)){0,3}?`
const state = String.raw`(?<state>${anyState})`
const between = String.raw`[\s,.|•·\-–]*`
/** "(Cnr Brook St)", "(opposite the station)": between street and suburb. */
const aside = String.raw`(?:[ ]*\((?:${anyCase('cnr|corner|crn|opposite|opp|behind|near|next to|off|entry|entrance|enter|access|via|rear')})\b[^()\n]{2,60}\))?`
/** A postcode in an element of its own may follow without a blank: "Victoria3037". */
const endOfState = String.raw`(?:\b|(?=\d{4}\b))`
/** What follows a street: suburb, state and postcode; the last two may be missing or reversed. */
const ending = new RegExp(
  String.raw`^${aside}${between}\(?(?<suburb>${suburb})\)?(?:[\s,.|•·\-–()]+(?:${state}${endOfState}${between}(?<postcode>\d{4})?|(?<first>\d{4})\b(?:[\s,]+(?<after>${anyState})\b)?)(?!\d|[ ]?\d{3})|(?=[ ]*(?:$|\n|[.;|(])))`,
)
/** ", 2042 Newtown" after a street: the order of templates from abroad. */
const reversed = new RegExp(
  String.raw`^[\s,]*(?<first>\d{4})[ ]+(?<suburb>${suburb})(?:[\s,]+(?<after>${anyState})\b)?(?=[ ]*(?:$|[\n,.;|(]))`,
)
const suburbLine = new RegExp(
  String.raw`(?<![A-Za-z'’\-])(?<suburb>${suburb})[ ]*[,|]?\s*${state}${endOfState}[\s,]*(?<postcode>\d{4})(?!\d|[ ]\d{3})`,
  'g',
)

/** Capitalised words found before or after an address that are not suburbs. */
const notSuburbs =
  /^(?:open|call|phone|ph|tel|fax|email|e|mob|mobile|contact|visit|get|view|map|directions|our|the|address|location|located|head|office|showroom|workshop|shop|unit|level|suite|postal|find|us|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|abn|acn|australia|copyright|home|about|services|serving|servicing|based|in|hours|opening|po|gpo|box|www|http|https|book|order|parking|licen[cs]ed?|lic|p|m|t|f|and|we|all|rights|nsw|vic|qld|wa|sa|tas|act|nt|victoria|queensland|tasmania)$/i

/** "12 Sample Street" comes from a drawn example or a template. */
const isMadeUp = /\b(?:sample|example|dummy|fake|placeholder|your)\s+(?:street|st|road|rd|avenue|ave)\b/i

/** "2024 1st Place Photos" tells of a prize; a street called so has its suburb after it, and no year before it. */
const isRank = ({ street, suburb, postcode }: AddressMention): boolean =>
  ranked.test(street ?? '') &&
  postcode === null &&
  (localitiesNamed(suburb).length === 0 || /^(?:19|20)\d\d /.test(street ?? ''))
const ranked = /\b(?:\d*(?:1st|2nd|3rd|\dth)|first|second|third|fourth|fifth) (?:place|pl)\.?$/i

/** Every address in a text: streets and boxes with their suburb, and suburbs alone with state and postcode. */
export function addressesIn(written: string): AddressMention[] {
  // "St.Marys" is a saint's; of the same length, so that places in the text stay right.
  const saints = /[SM]t\./.test(written) ? written.replace(/\b(St|Mt)\.(?=\p{Lu}\p{Ll})/gu, '$1 ') : written
  // In "Phone 3397 6935 Address 262 Old Cleveland Rd" the label parts the two numbers.
  const text = /\d\s+address/i.test(saints)
    ? saints.replace(/(?<=\d\s+)(address:?)(?=\s+\d)/gi, (label) => '\n'.padStart(label.length))
    : saints
  const found: AddressMention[] = []
  let read = 0
  const unnumbered = withoutNumbers(text)
  const inOrder = streets
    .flatMap((kind) => streetsIn(unnumbered, kind))
    .toSorted((one, other) => one.index - other.index)
  for (const one of inOrder) {
    const { index, street } = withoutHeading(text, one)
    if (index < read) continue
    const mention = withSuburb(text, index, street)
    if (mention === null || isMadeUp.test(street) || isRank(mention.address)) continue
    found.push(mention.address)
    read = mention.end
  }
  const isRead = (at: number): boolean => found.some(({ index, raw }) => at >= index && at < index + raw.length)
  const unsure = /\d{4}/.test(text) ? unsureStreets : []
  for (const { index, street } of unsure.flatMap((kind) => streetsIn(text, kind))) {
    const address = isRead(index) || isMadeUp.test(street) ? null : withSuburb(text, index, street)?.address
    if (address && belongs(address.postcode ?? '', address.suburb) === true && isNextTo(address)) found.push(address)
  }
  const ends = found.map(({ index, raw }) => [index, index + raw.length + 40] as const)
  for (const match of text.matchAll(suburbLine)) {
    if (ends.some(([from, to]) => match.index >= from && match.index <= to)) continue
    const place = readPlace(match)
    if (place && isKnownPlace(place.suburb)) found.push(placeAlone(text, match.index, match[0], place))
  }
  return found.toSorted((one, other) => one.index - other.index)
}

/** In "Sydney Office" over "6/540 Sydney Road" the word is no part of the street. */
const withoutHeading = (text: string, { index, street }: { index: number; street: string }) => {
  const [word = ''] = index > 0 && text[index - 1] !== '\n' ? (/^[A-Za-z]+[ \t]*\n\s*/.exec(street) ?? []) : []
  return { index: index + word.length, street: street.slice(word.length) }
}

/** Whether the suburb follows the street, with nothing in between that may be about anything else. */
const isNextTo = ({ street, suburb, raw }: AddressMention): boolean =>
  properCase(raw.slice(street?.length ?? 0).replace(/^[\s,.|•·()–-]+/, '')).startsWith(suburb)

/**
 * An ABN or ACN before the street, or the year of a copyright line, is no number of a house; of the same length, so that
 * places in the text stay right.
 */
const withoutNumbers = (text: string): string =>
  /\bA\.?[BC]\.?N\b|©|copyright/i.test(text)
    ? text.replace(
        /\bA\.?[BC]\.?N\b[^\d\n]{0,12}(?:\d ?){9,11}|(?:©|\bcopyright\b)[^\d\n]{0,5}(?:19|20)\d\d\b/gi,
        (number) => '\n'.padStart(number.length),
      )
    : text

type Place = Pick<AddressMention, 'suburb' | 'state' | 'postcode'>

/** Reads on from a street; a building or a shopping centre may come between street and suburb. */
function withSuburb(text: string, index: number, streetFound: string): { address: AddressMention; end: number } | null {
  const start = index + streetFound.length
  const rest = text.slice(start, start + 200)
  const turned = reversed.exec(rest)
  const known = turned && readPlace(turned)
  if (known && belongs(known.postcode!, known.suburb) === true)
    return placedAt(text, index, streetFound, known, start + turned[0].length)
  for (const skip of [0, ...segmentEnds(rest)]) {
    const match = ending.exec(rest.slice(skip))
    const place = match && readPlace(match)
    if (!match || !place || (skip > 0 && (place.postcode === null || holdsStreet(rest.slice(0, skip))))) continue
    const suburb = suburbBefore(rest.slice(0, skip), place) ?? place.suburb
    return placedAt(text, index, streetFound, { ...place, suburb }, start + skip + match[0].length)
  }
  return null
}

const placedAt = (text: string, index: number, street: string, place: Place, end: number) => ({
  address: {
    // "7-9 Lucky Lane. Billinudgel": the full stop is no part of a word written in full.
    street: oneLine(street).replace(/(?<=[a-z]{4})\.$/, ''),
    ...place,
    raw: oneLine(text.slice(index, end)),
    index,
  },
  end,
})

/** Whether another street comes in between, whose suburb this would be. */
const holdsStreet = (between: string): boolean =>
  streets.some(({ pattern, sign }) => sign.test(between) && between.search(pattern) >= 0)

/** "Howrah, " or "Chermside" on the line before. */
const wordsBeforeComma = new RegExp(String.raw`(?<![A-Za-z'’\-])(?<suburb>${suburb})[ ]*(?:,\s*|\n[ ]*)$`)

/**
 * A suburb without a street. In "Howrah, Hobart, Tasmania 7018" the postcode belongs to the suburb before the city; one
 * that fits neither is left out.
 */
function placeAlone(text: string, index: number, matched: string, place: Place): AddressMention {
  const alone = { street: null, ...place, raw: oneLine(matched), index }
  const { suburb: city, postcode } = place
  if (postcode === null || belongs(postcode, city) !== false) return alone
  const before = wordsBeforeComma.exec(text.slice(Math.max(0, index - 60), index))
  const name = before?.groups?.['suburb'] ?? ''
  if (!before || belongs(postcode, name) !== true) return { ...alone, postcode: null }
  const from = index - before[0].length
  return {
    ...alone,
    suburb: properCase(name),
    raw: oneLine(text.slice(from, index + matched.length)),
    index: from,
  }
}

/** Whether the suburb has the postcode; null for one that is not known. */
function belongs(postcode: string, name: string): boolean | null {
  const known = localitiesNamed(name)
  return known.length === 0
    ? null
    : known.some((locality) => locality.postcode === postcode) || isCityCentre(name, postcode) === true
}

/** Found where a suburb could be, but is a building or part of one. */
const building =
  /\b(?:building|house|tower|cent(?:re|er)|plaza|mall|arcade|shopping|level|floor|park|estate|complex|court|chambers|village|hub|station|hospital|market|campus|corner|opposite|near|behind|next|above|entrance)\b/i
const onlySuburb = new RegExp(`^[\\s,]*(?<suburb>${suburb})[\\s,]*$`)

/** "West End, Brisbane 4101": a suburb before the city's name, where the postcode is not the city's own. */
function suburbBefore(between: string, { suburb: city, postcode }: Place): string | null {
  if (postcode === null || isCityCentre(city, postcode) !== false || building.test(between)) return null
  const name = onlySuburb.exec(between)?.groups?.['suburb']
  return name === undefined || notSuburbs.test(name) ? null : properCase(name)
}

/** Where the first and second parts after the street end, at a comma or line break. */
const segmentEnds = (rest: string): number[] =>
  [...rest.slice(0, 80).matchAll(/[,\n]/g)].slice(1, 3).map(({ index }) => index)

function readPlace(match: RegExpExecArray | RegExpMatchArray): Place | null {
  const groups = match.groups ?? {}
  const words = (groups['suburb'] ?? '').split(' ')
  // Box Hill, The Rocks and Victoria Park begin with such words, too.
  while (words.length > 0 && notSuburbs.test(words[0] ?? '') && localitiesNamed(words.join(' ')).length === 0)
    words.shift()
  const postcode = groups['postcode'] ?? groups['first'] ?? null
  const name = withoutCity(words.join(' '), postcode)
  const written = stateOf(groups['state'] ?? groups['after'] ?? '')
  // "12 King Street East Entrance" tells which door to take.
  if (wayIn.test(name) && localitiesNamed(name).length === 0) return null
  // The heading of the next state in a list of addresses.
  if (name.length < 3 || stateOf(name) !== null || words.some((word) => /^(?:open|phone|call|email|fax)$/i.test(word)))
    return null
  if (postcode !== null && (written ? !isPostcodeOf(postcode, written) : stateOfPostcode(postcode) === null))
    return null
  return {
    suburb: properCase(name),
    state: written ?? (postcode === null ? null : stateOfPostcode(postcode)),
    postcode,
  }
}

const wayIn = /\b(?:entrance|entry|exit|foyer|lobby|door|gate|car ?park)$/i

/** "Collingwood Melbourne VIC 3066": the suburb, where the postcode is its own. */
const withoutCity = (name: string, postcode: string | null): string => {
  const [, suburb = '', city = ''] = /^(.+) (\S+)$/.exec(name) ?? []
  return postcode !== null && isCityCentre(properCase(city), postcode) === false && belongs(postcode, suburb) === true
    ? suburb
    : name
}

/** Takes mail; customers cannot go there. */
export const isPostBox = (street: string | null): boolean =>
  /\b(?:box|bag)(?::|\s+(?:no|number)\b\.?)?\s+[A-Z]?\d/i.test(street ?? '')

const boxLine = new RegExp(String.raw`\b${box}\b[\s,.|•·–-]*[^\n]*`, 'g')
const endsInBox = new RegExp(String.raw`\b${box}[\s,.|•·–-]*$`)

/**
 * Texts that follow one another without the lines that name where mail is collected: "PO Box 12, Belconnen ACT", also
 * where the suburb is on the next line or in the next text.
 */
export const withoutMailLines = (texts: readonly string[]): string[] =>
  texts.map((text, at) => {
    const rest = text.replace(boxLine, '')
    return endsInBox.test(texts[at - 1] ?? '') ? rest.replace(/^[^\n]*/, '') : rest
  })

interface PlacedAddress {
  street: string | null
  suburb: string | null
  where: 'text' | 'markup'
}

/**
 * Whether an address is only where mail is collected: a post office box, or in markup the suburb of one that the pages
 * give no other address in.
 */
export const isMailOnly = ({ street, suburb, where }: PlacedAddress, all: readonly PlacedAddress[]): boolean => {
  const shown = all.filter((other) => other.where === 'text' && other.suburb?.toLowerCase() === suburb?.toLowerCase())
  return (
    isPostBox(street) ||
    (street === null && where === 'markup' && shown.length > 0 && shown.every((other) => isPostBox(other.street)))
  )
}

/** "NEWTOWN" becomes "Newtown"; mixed case stays as written. */
export const properCase = (name: string): string =>
  /[a-z]/.test(name) ? name : name.toLowerCase().replace(/(?:^|[\s\-'’])[a-z]/g, (letter) => letter.toUpperCase())

const oneLine = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/,\s*,/g, ',')
    .replace(/[\s,;|–-]+$/, '')
    .trim()
