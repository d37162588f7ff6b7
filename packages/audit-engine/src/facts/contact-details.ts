import type { CrawledPage } from '../sources/source.ts'
import { siteHost } from '../sources/web/host-names.ts'
import { itemsOf, textsOf, type StructuredItem } from '../page/structured-items.ts'
import { between, cut } from '../text/cut.ts'
import { plainWords } from '../text/plain-words.ts'
import { businessItems } from './business-items.ts'
import { dialledBy } from './dialled.ts'
import { emailsOf } from './emails.ts'
import type { ContactDetails } from './facts.ts'
import { openingHoursIn } from './opening-hours.ts'
import { addressKind } from './page-kind.ts'
import { withoutHeading, withoutUnsure } from './misread-suburbs.ts'
import { foreignNumber, foreignPhonesIn, isHelpLine, nationalNumber, phonesIn, withAreaCode } from './phone-numbers.ts'
import { isFictionNumber, isSampleEmail, isSampleNumber, isSampleStreet, meantAsExample } from './sample-details.ts'
import { isPostcodeOf, stateOf, stateOfPostcode, statePattern } from './states.ts'
import { localitiesNamed } from './gazetteer.ts'
import { knownPlaces } from './places.ts'
import { addressesIn, isPostBox, properCase } from './street-addresses.ts'

/**
 * Details of one kind kept per page. No business has more of its own, and lists of other firms have to be cut
 * somewhere.
 */
const mostOnPage = 40

type Details = Omit<ContactDetails, 'names'>

/** Every mention of phone, email, address and opening hours on the site, page by page. */
export function contactDetails(pages: CrawledPage[], another: ReadonlySet<StructuredItem>): Details {
  const found: Details = {
    phones: [],
    samples: [],
    faxes: [],
    foreign: [],
    emails: [],
    addresses: [],
    openingHours: [],
  }
  const ofOthers: Address[] = []
  for (const { page, finalUrl: url } of pages) {
    const items = businessItems(page, another)
    const { phones, faxes } = phonesOf(page.text.body, url)
    found.phones.push(...unique([...markedPhones(items, url), ...linkedPhones(page.links, url), ...phones]))
    found.faxes.push(...unique(faxes))
    found.foreign.push(...foreignNumbers(page, items, url))
    found.emails.push(
      ...emailsOf(page)
        .filter((address) => !isSampleEmail(address))
        .map((address) => ({ address, url })),
    )
    const addresses = addressesOf(page.text.body, url).map((address) => withoutHeading(address, page))
    ofOthers.push(...addresses.filter((address) => isOfOthers(page.blocks, address)))
    found.addresses.push(...markedAddresses(items, url), ...addresses)
    found.openingHours.push(...markedHours(items, url), ...hoursOf(page.text.body, url))
  }
  const read = withoutUnsure(found.addresses)
  const addresses = ownAddresses([...read, ...shownMarkup(read, pages)], new Set(ofOthers))
  const whole = withAreaCodes({ ...found, addresses })
  const samples = whole.phones.filter(({ national }) => isSampleNumber(national))
  return { ...whole, phones: ownPhones(whole.phones.filter((phone) => !samples.includes(phone))), samples }
}

/**
 * Addresses of the markup that a page shows in a form we cannot read as an address, such as a street without its kind or
 * spread over the cells of a table.
 */
function shownMarkup(addresses: Address[], pages: CrawledPage[]): Address[] {
  const streetOf = ({ street }: Address): string => plainWords(street ?? '')
  const read = new Set(addresses.filter(({ where }) => where === 'text').map(streetOf))
  const unread = new Map(
    addresses
      .filter((one) => one.where === 'markup' && /\d/.test(one.street ?? '') && !read.has(streetOf(one)))
      .map((one) => [streetOf(one), one]),
  )
  if (unread.size === 0) return []
  const texts = pages.map(({ page, finalUrl }) => ({ url: finalUrl, words: ` ${plainWords(page.text.body)} ` }))
  return [...unread].slice(0, mostOnPage).flatMap(([street, address]): Address[] => {
    const shown = texts.find(({ words }) => words.includes(` ${street} `))
    return shown ? [{ ...address, url: shown.url, where: 'text' }] : []
  })
}

type Phone = ContactDetails['phones'][number]
type Address = ContactDetails['addresses'][number]

/** Pages about past projects, news and praise name customers' streets; a résumé names referees and their numbers. */
const aboutOthers =
  /\/(?:[\w-]+-)?(?:projects?|portfolios?|case-stud(?:y|ies)|galler(?:y|ies)|guides?|how-to|recent-(?:work|jobs)|our-work|blogs?|news|posts?|articles?|stories|testimonials?|reviews?|resumes?|cv|referees|references)(?:[-_/.]|$)/i

/** Whether what a page says of people, places and numbers is mostly not about the business itself. */
export const isAboutOthers = (url: string): boolean => aboutOthers.test(new URL(url).pathname)

/** Pages of other firms, supporters among them, of help in a crisis, and of properties that are sold or let. */
const listsOfOthers =
  /\/(?:[\w-]+-)?(?:dealers?|stockists?|resellers?|retailers?|distributors?|where-to-buy|our-clients|sponsors?|supporters?|partners?|suppliers?|affiliates?|director(?:y|ies)|links|listings?|properties|for-(?:sale|lease|rent)|recent-(?:sales|leases)|sold|leased|crisis[\w-]*|help-?lines?|emergency-(?:contacts|numbers)|useful-(?:contacts|links|numbers))(?:[-_/.]|$)/i

/** A list of others may hold the business's own address; among more than these nothing tells which it is. */
const mostInLists = 2

/** Drops addresses found only where pages are about others; those in lists of others only where one is left. */
function ownAddresses(addresses: Address[], ofOthers: ReadonlySet<Address>): Address[] {
  const key = ({ street, suburb }: Address): string => `${street} ${suburb}`.toLowerCase()
  const keptOf = (isOwn: (address: Address) => boolean): Address[] => {
    const own = new Set(addresses.filter(isOwn).map(key))
    return addresses.filter((address) => own.has(key(address)))
  }
  const isOwn = ({ url, where }: Address): boolean => where === 'markup' || !isAboutOthers(url)
  const certain = keptOf(
    (address) => isOwn(address) && !ofOthers.has(address) && !listsOfOthers.test(new URL(address.url).pathname),
  )
  if (certain.length > 0) return certain
  const left = keptOf(isOwn)
  return new Set(left.map(key)).size > mostInLists ? [] : left
}

/** Headings above the addresses of others, and what is written beside a property. */
const othersHeading =
  /\b(?:dealers?|stockists?|resellers?|retailers?|distributors?|where to buy|sponsors?|supporters?|partners|suppliers|(?:our|recent|past|previous|selected) (?:clients|customers|projects|work|jobs|sales|leases|listings|properties|installations)|case stud(?:y|ies)|portfolio|recent(?:ly)? (?:sold|leased|completed|sales|leases)|for (?:sale|lease|rent)|sold|leased|tenants)\b/i
const property =
  /\b(?:sold|leased|for (?:sale|lease|rent)|under (?:offer|contract)|auction|tenant|lessee|purchaser|per (?:week|annum)|p\.?a\.?|p\.?w\.?)\b|\$ ?\d[\d,.]*(?: ?(?:m|k|million)\b|,\d{3}|\/ ?m)/i
/** Blocks before and after an address that may belong to it, as on a card. */
const beside = { before: 1, after: 2 }

/**
 * Whether an address is read only in lists of properties or of other firms: below a heading that says so, or beside a
 * price or a word of the property trade. The foot of a page gives the business's own.
 */
function isOfOthers(blocks: CrawledPage['page']['blocks'], { raw, street }: Pick<Address, 'raw' | 'street'>): boolean {
  const words = plainWords(street ?? raw)
  // Few blocks have the number of the house; reading the words of all the others takes longer than looking for it.
  const number = /\d+/.exec(words)?.[0] ?? ''
  const holders = [...blocks.entries()].filter(
    ([, { text }]) => text.includes(number) && plainWords(text).includes(words),
  )
  return (
    holders.length > 0 &&
    holders.every(([at, { inFooter }]) => {
      if (inFooter) return false
      const heading = blocks.slice(0, at).findLast(({ tag }) => /^h[1-6]$/.test(tag))
      const near = blocks.slice(Math.max(0, at - beside.before), at + beside.after + 1)
      return (
        othersHeading.test(heading?.text ?? '') ||
        near.some(({ text, inFooter }) => !inFooter && text.length <= 200 && property.test(text))
      )
    })
  )
}

/** Drops numbers shown only on pages about others or that list them, and those set aside for fiction, unless the site has no other. */
function ownPhones(all: Phone[]): Phone[] {
  // A privacy policy gives the numbers of the offices that complaints go to.
  const elsewhere = new Set(all.filter(({ url }) => addressKind(url) !== 'formality').map(({ national }) => national))
  const phones = all.filter(({ national }) => elsewhere.has(national))
  const own = new Set(
    phones.flatMap(({ national, url, where, quote }) =>
      where === 'markup' ||
      ![aboutOthers, listsOfOthers].some((pages) => pages.test(new URL(url).pathname)) ||
      // "To become a dealer, write to info@… or phone …"
      quote.toLowerCase().includes(`@${siteHost(new URL(url).hostname)}`)
        ? [national]
        : [],
    ),
  )
  const kept = own.size === 0 ? phones : phones.filter(({ national }) => own.has(national))
  const real = kept.filter(({ national }) => !isFictionNumber(national))
  return real.length > 0 ? real : kept
}

const unique = (phones: Phone[]): Phone[] =>
  [...new Map(phones.map((phone) => [`${phone.where} ${phone.national}`, phone])).values()].slice(0, mostOnPage)

/** The line that contains a piece of text, shortened for quoting. */
export function quoteAround(text: string, index: number, length: number): string {
  const from = Math.max(text.lastIndexOf('\n', index) + 1, index - 60)
  const lineEnd = text.indexOf('\n', index + length)
  return cut(between(text, from, Math.min(lineEnd === -1 ? text.length : lineEnd, index + length + 60)).trim(), 300)
}

function phonesOf(text: string, url: string): { phones: Phone[]; faxes: Phone[] } {
  const own = phonesIn(text).filter(({ index }) => !meantAsExample.test(text.slice(Math.max(0, index - 40), index)))
  const mentions = own.map(({ national, raw, index, fax }) => {
    const phone: Phone = { national, raw, url, where: 'text', quote: quoteAround(text, index, raw.length) }
    return { phone, fax }
  })
  return {
    phones: mentions.filter(({ fax }) => !fax).map(({ phone }) => phone),
    faxes: mentions.filter(({ fax }) => fax).map(({ phone }) => phone),
  }
}

const linkedPhones = (links: CrawledPage['page']['links'], url: string): Phone[] =>
  links.flatMap((link) => {
    const { href, text } = link
    const national = nationalNumber(dialledBy(link) ?? '')
    // The quote shows the number, whatever the link says: "Call now".
    const quote = text === '' ? href : /\d{3}/.test(text) ? text : `${text} (${href})`
    return national === null || isHelpLine(national) ? [] : [{ national, raw: href, url, where: 'tel-link', quote }]
  })

const foreignNumbers = (
  { links, text: { body } }: CrawledPage['page'],
  items: StructuredItem[],
  url: string,
): ContactDetails['foreign'] =>
  [
    ...[
      ...links.flatMap((link) => dialledBy(link) ?? []),
      ...items.flatMap((item) => textsOf(item, 'telephone')),
    ].flatMap((quote) => {
      const international = foreignNumber(quote)
      return international === null ? [] : [{ international, url, quote }]
    }),
    ...foreignPhonesIn(body).map(({ international, raw, index }) => ({
      international,
      url,
      quote: quoteAround(body, index, raw.length),
    })),
  ].slice(0, mostOnPage)

const markedPhones = (items: StructuredItem[], url: string): Phone[] =>
  [...items, ...items.flatMap((item) => itemsOf(item, 'contactPoint'))]
    .flatMap((item) => textsOf(item, 'telephone'))
    .flatMap((raw) => {
      const national = nationalNumber(raw)
      return national === null ? [] : [{ national, raw, url, where: 'markup' as const, quote: `"telephone": "${raw}"` }]
    })

/** What a sentence about the past says before the address: "The club was formed in 1985 at". */
const tellsPast =
  /\b(?:(?:was|were) (?:\w+ )?(?:formed|founded|established|born|housed|located|based|situated|held)|(?:originally|formerly|previously) (?:at|in|on|called|known|located|based|situated|housed|operat\w+)|(?:moved|relocated|shifted) from|began|started (?:out|life))\b(?:(?!\b(?:to|now|today|currently|is|are|we|you|visit|come|find|welcome|moved|relocated|shifted)\b)[^.!?\n]){0,120}$/i

/** "Postal address" above or before an address, with a name and a box in between at most. */
const forMail = /\b(?:postal|mailing) address\b(?![^]*\b(?:street|physical|office|location|visit)\b)[^.!?]*$/i

const addressesOf = (text: string, url: string): Address[] =>
  addressesIn(text)
    .filter(({ index }) => !tellsPast.test(between(text, index - 200, index)))
    .slice(0, mostOnPage)
    .map(({ index, ...address }) => ({
      ...address,
      // Where mail goes is no door for customers, and may be a neighbour's.
      street: !isPostBox(address.street) && forMail.test(between(text, index - 100, index)) ? null : address.street,
      url,
      where: 'text',
    }))

const markedAddresses = (items: StructuredItem[], url: string): Address[] =>
  items.slice(0, mostOnPage).flatMap((item) => {
    const marked = itemsOf(item, 'address').map((address) => readPostalAddress(address, url))
    if (marked.length > 0) return marked.filter((address) => address !== null)
    return textsOf(item, 'address').flatMap((text) =>
      addressesOf(text, url).map((address) => ({ ...address, where: 'markup' as const })),
    )
  })

/** The first place of several: "Pimpama" in "Pimpama & Northern Gold Coast". */
const firstPlace = (text: string): string => text.split(/\s*(?:[&/,]|\band\b)\s*/i, 1)[0] || text

function readPostalAddress(item: StructuredItem, url: string): Address | null {
  if (isSampleStreet(textsOf(item, 'streetAddress')[0] ?? '')) return null
  const [street = null, suburb = null, region = '', code = ''] = [
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
  ].map((property) => textsOf(item, property)[0])
  const postcode = stateOfPostcode(code) ? code : null
  const state = stateOf(region) ?? (postcode === null ? null : stateOfPostcode(postcode))
  if (!street && !suburb) return null
  const raw = [street, suburb, region, code].filter(Boolean).join(', ')
  // "12 High St, Girraween" or "Girraween" in "Sydney": the street has the suburb.
  const [, before = null, within = ''] = /^(?:(.*\S),\s*)?([\p{L}' ]+)$/u.exec(street ?? '') ?? []
  const isWithin = knownPlaces.has(suburb ?? '') && !knownPlaces.has(within) && localitiesNamed(within).length > 0
  return {
    street: isWithin ? before : street && !isOnlyPlace(street, suburb) ? withoutSuburb(street, suburb) : null,
    suburb: isWithin ? properCase(within) : suburb ? properCase(firstPlace(suburb)) : null,
    state,
    postcode: postcode !== null && state !== null && !isPostcodeOf(postcode, state) ? null : postcode,
    raw,
    url,
    where: 'markup',
  }
}

/** Some markup repeats the suburb as the street: "Maryborough QLD". */
const isOnlyPlace = (street: string, suburb: string | null): boolean =>
  plainWords(street).replace(stateAtEnd, '') === plainWords(suburb ?? '')
const stateAtEnd = new RegExp(` (?:${statePattern})$`, 'i')

/** "15 Agate Way, Byford" in Byford. */
const withoutSuburb = (street: string, suburb: string | null): string => {
  const at = street.lastIndexOf(',')
  return at > 0 && plainWords(street.slice(at)) === plainWords(suburb ?? '') ? street.slice(0, at) : street
}

const hoursOf = (text: string, url: string): ContactDetails['openingHours'] =>
  openingHoursIn(text)
    .slice(0, 20)
    .map((quote) => ({ url, quote, where: 'text' }))

const markedHours = (items: StructuredItem[], url: string): ContactDetails['openingHours'] =>
  items.slice(0, mostOnPage).flatMap((item) => {
    const lines = textsOf(item, 'openingHours')
    const specified = itemsOf(item, 'openingHoursSpecification').map((hours) => {
      const day = textsOf(hours, 'dayOfWeek')
        .map((name) => name.replace(/^https?:\/\/schema\.org\//, ''))
        .join(', ')
      return [day, [textsOf(hours, 'opens')[0], textsOf(hours, 'closes')[0]].filter(Boolean).join('-')]
        .filter(Boolean)
        .join(' ')
    })
    return [...lines, ...specified]
      .filter(Boolean)
      .slice(0, 20)
      .map((quote) => ({ url, quote, where: 'markup' as const }))
  })

/** Local numbers get the area code the site gives them elsewhere, else that of the state most addresses are in. */
function withAreaCodes(found: Details): Details {
  const states = found.addresses.flatMap(({ state }) => (state ? [state] : []))
  const [state = null] = [...new Set(states)].toSorted((one, other) => times(states, other) - times(states, one))
  const whole = [...new Set(found.phones.map(({ national }) => national))].filter((national) =>
    national.startsWith('0'),
  )
  const complete = (phone: Phone): Phone => ({
    ...phone,
    // "3281 6007" beside "07 3281 6007" is the same number.
    national: whole.find((one) => one.slice(3) === phone.national) ?? withAreaCode(phone.national, state),
  })
  return { ...found, phones: found.phones.map(complete), faxes: found.faxes.map(complete) }
}

const times = (list: string[], entry: string): number => list.filter((other) => other === entry).length
