import type { CrawledPage } from '../sources/source.ts'
import { pathnameOf } from '../sources/web/host-names.ts'
import { structuredItems, textsOf, type StructuredItem } from '../page/structured-items.ts'
import { between, cut } from '../text/cut.ts'
import { firstMention } from '../text/mentions.ts'
import { oneLine } from '../text/one-line.ts'
import { remembered } from '../text/remembered.ts'
import type { ContactDetails } from './facts.ts'
import { isKnownPlace, localitiesNamed } from './gazetteer.ts'
import { isBeside, placeIn } from './place-of-work.ts'
import { knownPlaces, placesIn } from './places.ts'
import { stateOf, statePattern } from './states.ts'
import { footSuburbs } from './unnumbered-street.ts'
import { isMailOnly, properCase, withoutMailLines } from './street-addresses.ts'

const name = String.raw`[A-Z][A-Za-z'’\-]+(?:[ ](?:[A-Z][A-Za-z'’\-]+|on|of|the)){0,3}`
const joint = String.raw`(?:[ ]*,[ ]*(?:and[ ]+|&[ ]*)?|[ ]+(?:and|&)[ ]+|[ ]*\/[ ]*)(?:the[ ]+)?`
/** "Servicing Newtown, Marrickville and the Inner West" */
const served = new RegExp(
  String.raw`\b(?:[Ss]ervicing|[Ww]e (?:currently |also |proudly |only )?service|[Ss]erv(?:es?|ing)|[Cc]over(?:s|ing)?|[Tt]hroughout|[Aa]cross|[Ll]ocated (?:in|at)|[Bb]ased (?:in|on)|[Ii]n (?:and )?around|[Ii]ncluding|[Dd]eliver(?:y|s|ing)? (?:to|in)|[Ss]ervice [Aa]reas?:|[Ww]ork(?:ing)? in|[Ss]ervices? (?:in|to)|[Ss]uburbs (?:such as|like):?|[Aa]ll areas (?:in|of|around))[ ]+(?:all (?:of )?(?:the )?)?(?:the[ ]+)?(?:suburbs? of[ ]+|areas? of[ ]+|greater[ ]+)?(${name}(?:${joint}${name})*)`,
  'g',
)
const areaHeading =
  /\b(?:areas?|suburbs?|locations?|regions?)\b.{0,25}\b(?:we )?(?:serv|cover|work|deliver)|\bserv(?:ic|e|ing).{0,20}\b(?:areas?|suburbs?|locations?)\b|\bwhere we (?:work|service)|^(?:our )?locations$/i
const areaPath = /\/(?:[\w-]*(?:areas?|suburbs?|locations?|regions?)[\w-]*)\/([\w-]+)\/?$/i
export interface AreaMention {
  name: string
  url: string
  quote: string
}

/**
 * Suburbs, towns and regions the site says it works in or for: first those that most of the home page's title, description,
 * main heading and markup name, then those that most pages name.
 */
export function areasServed(
  pages: CrawledPage[],
  addresses: ContactDetails['addresses'],
  another: ReadonlySet<StructuredItem>,
): AreaMention[] {
  const firms = [...another].flatMap((item) => textsOf(item, 'name'))
  const addressed = new Set(addresses.map(({ suburb }) => properCase(suburb ?? '')))
  const isBetween = placesAround(pages)
  const mentions = [
    ...addresses.flatMap((address) =>
      address.suburb && !isMailOnly(address, addresses)
        ? [{ name: address.suburb, url: address.url, quote: address.raw }]
        : [],
    ),
    ...pages.flatMap(({ page, finalUrl }, index) => mentionsOf(page, finalUrl, index === 0, another, firms)),
    ...pages.flatMap(({ page, finalUrl }, index) =>
      index === 0 || aboutItself.test(new URL(finalUrl).pathname) ? seatsIn(page, finalUrl) : [],
    ),
    ...streetsAtFoot(pages),
  ]
    .filter(({ name }) => isPlaceName(name))
    .map((mention) => ({ ...mention, name: properCase(mention.name) }))
    .filter(({ name }) => !isBetween.has(name) || addressed.has(name))
  // What only markup names may be left over from another list.
  const texts = pages.map(({ page }) =>
    [page.titles[0], ...page.metas.map(({ content }) => content), page.text.body].join('\n').toLowerCase(),
  )
  const isShown = (place: string): boolean => texts.some((text) => text.includes(place.toLowerCase()))
  const shown = mentions.filter(({ name: place }) => isShown(place))
  const pagesOf = new Map<string, { mention: AreaMention; urls: Set<string> }>()
  for (const mention of shown.length > 0 ? shown : mentions) {
    const key = mention.name.toLowerCase()
    const entry = pagesOf.get(key) ?? { mention, urls: new Set() }
    entry.urls.add(mention.url)
    pagesOf.set(key, entry)
  }
  const heads = headsOf(pages[0], addresses)
  const presented = (name: string): number => heads.filter((text) => firstMention(text, [name]) !== null).length
  const entries = [...pagesOf.values()].map((entry) => ({ ...entry, presented: presented(entry.mention.name) }))
  // Who works all over a state names a town along the way.
  const state = heads.map((text) => wholeState.exec(text)).find((match) => match !== null)
  const isStatewide =
    entries.length > 0 &&
    entries.length < 3 &&
    entries.every((entry) => entry.presented === 0) &&
    addresses.every(({ suburb }) => suburb === null)
  if (state && isStatewide) return [{ name: state[0], url: pages[0]!.finalUrl, quote: sentence(state.input, state[0]) }]
  return entries
    .toSorted((one, other) => other.presented - one.presented || other.urls.size - one.urls.size)
    .map(({ mention }) => mention)
    .slice(0, 100)
}

/** "A farm on Tiny Creek between Castlemaine and Maldon" is in neither, unless it serves them. */
const liesBetween = new RegExp(
  String.raw`\b(?:[Ll]ocated|[Bb]ased|[Ss]ituated|[Nn]estled|[Ss]et)\b[^.!?\n]{0,60}\b(?:between|half-?way between|midway between) (${name}) and (${name})`,
  'g',
)
const placesAround = (pages: readonly CrawledPage[]): ReadonlySet<string> => {
  const texts = pages.flatMap(({ page }) => page.blocks.map(({ text }) => text).filter((text) => text.length <= 2_000))
  const around = texts.flatMap((text) =>
    [...text.matchAll(liesBetween)].flatMap(([, one = '', other = '']) => [one, other]),
  )
  const serves = new Set(around.length === 0 ? [] : texts.flatMap(servedIn))
  return new Set(around.filter((place) => !serves.has(place)))
}

const streetsAtFoot = (pages: readonly CrawledPage[]): AreaMention[] =>
  pages.flatMap(({ page, finalUrl: url }) =>
    footSuburbs(page).map(({ suburb, raw }) => ({ name: suburb, url, quote: raw })),
  )

const wholeState =
  /\b(?:Victoria(?! (?:Park|Street|St|Road|Rd|Parade|Point|Harbour)\b)|Queensland|Tasmania|New South Wales|South Australia|Western Australia|Northern Territory)\b/

/** What the home page presents the business with: title, description, main heading and markup, each as one text. */
function headsOf(home: CrawledPage | undefined, addresses: ContactDetails['addresses']): string[] {
  if (!home) return []
  const { titles, metas, headings } = home.page
  const marked = [
    ...structuredItems(home.page).flatMap((item) => textsOf(item, 'areaServed')),
    ...addresses.flatMap(({ where, url, suburb }) =>
      where === 'markup' && url === home.finalUrl && suburb ? [suburb] : [],
    ),
  ]
  return [
    titles[0] ?? '',
    metas.find(({ key }) => key === 'description')?.content ?? '',
    headings
      .filter(({ level, hidden }) => level === 1 && !hidden)
      .map(({ text }) => text)
      .join('\n'),
    marked.join('\n'),
  ]
}

/** Accepts known places only: sites also say they serve "Body Corporates" and "Occupational Health". */
const isPlaceName = (text: string): boolean =>
  text.length <= 40 && /^[A-Z]/.test(text) && text !== 'Wills' && stateOf(text) === null && isKnownPlace(text)

function mentionsOf(
  page: CrawledPage['page'],
  url: string,
  isHome: boolean,
  another: ReadonlySet<StructuredItem>,
  firms: readonly string[],
): AreaMention[] {
  const of = (names: readonly string[], quote: string): AreaMention[] =>
    names.map((area) => ({ name: oneLine(area), url, quote: cut(quote, 300) }))
  const marked = structuredItems(page).flatMap((item) => (another.has(item) ? [] : textsOf(item, 'areaServed')))
  const described = isHome ? page.metas.filter(({ key }) => key === 'description') : []
  // A title left over from another website names a place that the page itself does not.
  const titled = page.titles
    .slice(0, 1)
    .filter((title) => !firms.some((firm) => title.includes(firm)))
    .flatMap((title) => of(placesIn(title), title))
  const shown = page.headings.filter(({ level }) => level <= 2).map(({ text }) => text)
  return [
    ...of(
      marked.flatMap((text) => text.split(/,| and |&/)).slice(0, 100),
      `"areaServed": "${cut(marked.join(', '), 200)}"`,
    ),
    ...titled.filter((area) => isHome || saysItself(page, firms, area.name)),
    ...shown.flatMap((text) =>
      story.test(text)
        ? []
        : of(
            placesIn(text).filter((place) => !isPerson(text, place)),
            text,
          ),
    ),
    ...page.blocks.flatMap(({ text }) =>
      text.length > 2_000 || ofPeople.test(pathnameOf(url))
        ? []
        : servedIn(text).flatMap((area) =>
            history.test(sentence(text, area)) ? [] : of([area], sentence(text, area)),
          ),
    ),
    ...described.flatMap(({ content }) => of(servedIn(content), content)),
    ...listed(page).flatMap((area) => of([area], area)),
    ...areaLinks(page).flatMap(({ place, text }) => of([place], text)),
  ]
}

/** Sentences about the past and about where somebody learned: "originally a market garden serving Gatton". */
const history =
  /\b(?:originally|formerly|previously|former|used to|worked|studied|graduated|trained (?:at|in)|born|grew up|school(?:ing|ed)?|partners?|university|conservatorium|degree|diploma|auditions?|performed|toured|exhibited)\b/i
/** "Tutoring with Adelaide", "Meet Sydney". */
const isPerson = (text: string, place: string): boolean =>
  /\b(?:with|by|meet)\s+$/i.test(text.slice(0, text.indexOf(place)))
/** "The story of Broken Hill" is the title of a book. */
const story = /\b(?:story|stories|history|legends?|tales?) (?:of|from)\b/i
/** Pages about people, those who praise among them, and about the past. */
const ofPeople =
  /\/(?:[\w-]+-)?(?:team|staff|people|bios?|biography|artists?|instructors?|practitioners?|meet-[\w-]+|cv|resume|history|results|honou?rs?|hall-of-fame|past-[\w-]+|testimonials?|reviews?)(?:[-_/.]|$)/i

/** Whether the text names the place, other than in the name of another firm that a template left behind. */
const saysItself = ({ text }: CrawledPage['page'], firms: readonly string[], place: string): boolean =>
  firms.reduce((rest, firm) => rest.replaceAll(firm, ' '), text.body).includes(place)

const servedIn = remembered((text): readonly string[] =>
  [...text.matchAll(served)].flatMap((match) => {
    const names = (match[1] ?? '')
      .split(new RegExp(joint))
      .map((name) => name.replace(/^(?:[Ii]ncluding|[Ss]uch as|[Aa]lso)\s+/, ''))
    // "including Daikin and Fujitsu" names brands, so such a list counts only if it contains at least one known place.
    return /^including/i.test(match[0]) && placesIn(match[1] ?? '').length === 0 ? [] : names
  }),
)

/** Paths of pages where a business says where it is. */
const aboutItself = /contact|about/i
/** Paths of pages that may say it beside the areas or the other places of a business. */
const saysWhere = /contact|about|areas?\b|locations?\b/i

/**
 * The one city, region or suburb that only the description of the home page names, in its head or in its markup; none where
 * several are named.
 */
export function describedArea(pages: CrawledPage[]): AreaMention[] {
  const [home] = pages
  if (!home) return []
  const texts = [
    ...home.page.metas.filter(({ key }) => key === 'description').map(({ content }) => content),
    ...structuredItems(home.page).flatMap((item) => textsOf(item, 'description')),
  ]
  const found = texts.flatMap((text) => {
    const suburb = placeIn(text)
    const places = placesIn(text)
    return [...places, ...(places.length === 0 && suburb ? [suburb] : [])].map((place) => ({ place, text }))
  })
  return new Set(found.map(({ place }) => place)).size === 1
    ? [{ name: found[0]!.place, url: home.finalUrl, quote: cut(found[0]!.text, 300) }]
    : []
}

const stated = new RegExp(
  String.raw`(?:\b(?:I['’]m|I am|[Ww]e['’]re|[Ww]e are)|\b[Oo]ur (?:studio|shop|store|office|workshop|clinic|salon|showroom|kitchen) is|(?<=^|[.!?\n] ?)(?=Located|Based|Situated))[ ]*(?:also |[a-z]+ly )?(?:[Ll]ocated|[Bb]ased|[Ss]ituated) (?:[a-z]+ly )?in (?:the )?(${name})`,
  'g',
)
/** "Wollongong based photography" at the start of a sentence. */
const basedThere = new RegExp(String.raw`(?<=^|[.!?\n] ?)(?:(?:An?|Your|Proudly) )?(${name})[ -][Bb]ased\b`, 'g')

/** "Address: Reservoir, Melbourne, VIC" */
const asAddress = new RegExp(
  String.raw`(?<=^|\n)(?:Address|Location):\s*(${name})(?:,\s*${name})?[\s,]+(?:${statePattern})\b`,
  'g',
)

/** "Greenwood, Western Australia" on a line of its own */
const onItsLine = new RegExp(String.raw`(?<=^|\n)(${name}),? (?:${statePattern})(?:,? Australia)?\.?(?=$|\n)`, 'g')

/**
 * The one suburb or city the business says it is in, as its address or in a sentence ("I am located in Newtown"); null when
 * it names none or several.
 */
export function statedSeat(pages: CrawledPage[], business: string | null): AreaMention | null {
  const texts = pages
    .filter(({ finalUrl }, index) => index === 0 || saysWhere.test(new URL(finalUrl).pathname))
    .flatMap(({ page, finalUrl: url }) =>
      withoutMailLines(page.blocks.map(({ text }) => text))
        .filter((text) => text.length <= 2_000)
        .map((text) => ({
          url,
          text,
          said: business === null ? text : text.replaceAll(`${business} is `, 'We are '),
        })),
    )
  const oneBy = (...patterns: readonly RegExp[]): AreaMention | null => {
    const seats = texts.flatMap(({ url, text, said }) =>
      patterns
        .flatMap((pattern) => [...said.matchAll(pattern)])
        .map(([, seat = '']) => ({ name: seat, url, quote: sentence(text, seat) })),
    )
    const known = seats.filter(
      (seat) =>
        isPlaceName(seat.name) &&
        knownPlaces.get(seat.name)?.kind !== 'region' &&
        localitiesNamed(seat.name).length > 0,
    )
    return onlyOne(known)
  }
  return oneBy(asAddress) ?? oneBy(stated, basedThere) ?? oneBy(onItsLine) ?? seatOnMany(pages)
}

/** "Insured detailers based just up the road in Werribee", "minutes from our Werribee base" */
const base = new RegExp(
  String.raw`\b[Bb]ased (?:[a-z]+ ){0,4}in (?:the |nearby )?(${name})|\b[Oo]ur (?:own )?(${name}) base\b`,
  'g',
)
/** One page alone may speak of somebody else. */
const many = 3

/** The suburb that several pages, of whatever kind, call the base, and no page another. */
function seatOnMany(pages: readonly CrawledPage[]): AreaMention | null {
  const seats = pages.flatMap(({ page, finalUrl: url }) =>
    page.blocks
      .filter(({ text, inQuote }) => !inQuote && text.length <= 2_000 && /\bbased?\b/i.test(text))
      .flatMap(({ text }) =>
        [...text.matchAll(base)].map(([, first, second]) => {
          const seat = first ?? second!
          return { name: seat, url, quote: sentence(text, seat) }
        }),
      ),
  )
  const isKnown = seats.every((seat) => isPlaceName(seat.name) && localitiesNamed(seat.name).length > 0)
  return isKnown && new Set(seats.map(({ url }) => url)).size >= many ? onlyOne(seats) : null
}

/** The one suburb of a street without a number that the foot of the pages gives below "Contact" and the like. */
export const seatAtFoot = (pages: readonly CrawledPage[]): AreaMention | null => onlyOne(streetsAtFoot(pages))

const onlyOne = (seats: readonly AreaMention[]): AreaMention | null =>
  new Set(seats.map((seat) => seat.name)).size === 1 ? seats[0]! : null

/** "Mary Holt, Sydney, Australia" below a customer's words. */
const signature = /^[-–— ]*\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’.]*, ?\p{Lu}[\p{L} ]+, ?Australia\.?$/u

/** "Sydney, NSW, Australia", "Hobart TAS" and "a Brisbane based artist", for sites without a full address. */
function seatsIn(page: CrawledPage['page'], url: string): AreaMention[] {
  const texts = withoutMailLines(page.blocks.map(({ text }) => text))
  return page.blocks.flatMap(({ text, tag, classes }, at) =>
    text.length > 2_000 || tag === 'blockquote' || /testimonial|review/i.test(classes) || signature.test(text)
      ? []
      : placesIn(texts[at]!)
          .filter((place) =>
            new RegExp(`${place}(?:[ -]based\\b|,? (?:${statePattern}|Australia)\\b)`, 'i').test(texts[at]!),
          )
          .filter((place) => !isBeside(texts[at]!, texts[at]!.indexOf(place)))
          .map((place) => ({ name: place, url, quote: sentence(text, place) })),
  )
}

/** One to three capitalised words. */
const isShortName = (text: string): boolean =>
  text.length <= 40 && /^[A-Z][A-Za-z'’-]+(?: [A-Z][A-Za-z'’-]+){0,2}$/.test(text)

/** Entries of the lists below a heading such as "Areas we service" or below its subheadings. */
function listed(page: CrawledPage['page']): string[] {
  const found: string[] = []
  /** Level of the heading that introduced the areas. */
  let under: number | null = null
  for (const { tag, text, inNav } of page.blocks) {
    const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : null
    if (level !== null) {
      if (areaHeading.test(text)) under = level
      else if (under !== null && level <= under) under = null
    } else if (under !== null && !inNav && text.length < 2_000 && found.length < 100)
      found.push(...text.split(/\s*[,\n•|·]\s*|\s+(?:and|&)\s+/).filter(isShortName))
  }
  return found
}

/** Links to a page for each area, with the place they name. */
const areaLinks = (page: CrawledPage['page']): { place: string; text: string }[] =>
  page.links.flatMap(({ url, text }) => {
    const place = url !== null && areaPath.test(pathnameOf(url)) ? placeOfLink(text) : null
    return place ? [{ place, text }] : []
  })

/**
 * "Plumber Newtown" and "Plumber in Newtown" on an area page: the capitalised words after "in", or the whole text when
 * it is a short name.
 */
function placeOfLink(text: string): string | null {
  if (text.length > 100) return null
  const after = /\b(?:in|near|at)\s+([A-Z][\w'’ -]{2,30})$/.exec(text)?.[1]
  if (after) return after
  return isShortName(text) ? text : null
}

function sentence(text: string, words: string): string {
  const at = text.indexOf(words)
  const from = Math.max(text.lastIndexOf('. ', at) + 1, at - 100)
  return between(text, from, at + words.length + 60)
    .replace(/\n/g, ' ')
    .trim()
}
