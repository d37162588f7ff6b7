import type { Facts } from '../../facts/facts.ts'
import { withoutLegalForm } from '../../facts/business-names.ts'
import { isSameName, tellingWords } from '../../facts/same-name.ts'
import { isPostBox } from '../../facts/street-addresses.ts'
import { isUselessAlt } from '../site/alt-words.ts'
import { firstMention } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'

type Contact = Facts['contact']
type Phone = Contact['phones'][number]
type Address = Contact['addresses'][number]

/** What a disagreement between the site's own pages takes off its part. */
export const ownCosts = { unseen: 0.6, doubtful: 0.4, name: 0.5 }

/** One disagreement: how much of its part it costs (0 to 1), and both sides for the evidence. */
export interface Disagreement {
  cost: number
  text: string
  url: string
  quote: string
}

const lineKind = (national: string): 'mobile' | 'landline' | 'national' =>
  national.startsWith('04') ? 'mobile' : national.startsWith('0') ? 'landline' : 'national'

/** The number shown on the most pages; ties go to the lowest number, so that the page order does not matter. */
export const mainPhone = (phones: readonly Phone[]): Phone | null => {
  const byNumber = [...Map.groupBy(phones, ({ national }) => national)].map(([national, uses]) => ({
    national,
    uses,
    pages: new Set(uses.map(({ url }) => url)).size,
  }))
  const main = byNumber.toSorted((a, b) => b.pages - a.pages || (a.national < b.national ? -1 : 1))[0]
  return main?.uses.toSorted((a, b) => (a.url < b.url ? -1 : 1))[0] ?? null
}

/**
 * A mobile beside a landline is normal, and so is a number for each branch. A number in markup or a phone link that no
 * page shows is wrong; a second number of the same kind on a few pages is doubtful.
 */
export const phoneDisagreements = (phones: readonly Phone[]): Disagreement[] => {
  const shown = phones.filter(({ where }) => where === 'text')
  const numbers = new Set(shown.map(({ national }) => national))
  const main = mainPhone(shown)
  if (!main) {
    const dialled = new Set(phones.filter(({ where }) => where === 'tel-link').map(({ national }) => national))
    if (dialled.size > 0)
      return unlisted(
        phones.filter(({ where }) => where === 'markup'),
        dialled,
        'Your note for search engines (markup) has a number that no link on your site dials',
      )
    return []
  }
  const kinds = new Map(
    shown.map(({ national }) => [
      national,
      new Set(shown.filter((one) => one.national === national).map(({ url }) => url)).size,
    ]),
  )
  const doubtful = shown.filter(
    ({ national }) =>
      national !== main.national &&
      lineKind(national) === lineKind(main.national) &&
      kinds.get(national)! * 2 <= kinds.get(main.national)!,
  )
  return [
    ...unlisted(
      phones.filter(({ where }) => where === 'markup'),
      numbers,
      'Your note for search engines (markup) has a number that no page shows',
    ),
    ...unlisted(
      phones.filter(({ where }) => where === 'tel-link'),
      numbers,
      'A link dials a number that no page shows',
    ),
    ...onePer(doubtful, ({ national }) => national).map((phone) => ({
      cost: ownCosts.doubtful,
      text: `A page shows ${phone.national}, while most show ${main.national}`,
      url: phone.url,
      quote: phone.quote,
    })),
  ]
}

const unlisted = (phones: readonly Phone[], shown: ReadonlySet<string>, text: string): Disagreement[] =>
  onePer(
    phones.filter(({ national }) => !shown.has(national)),
    ({ national }) => national,
  ).map((phone) => ({
    cost: ownCosts.unseen,
    text: `${text}: ${phone.national}`,
    url: phone.url,
    quote: phone.quote,
  }))

const isStreet = ({ street }: Address): boolean => street !== null && !isPostBox(street)

/** Street addresses, each once however it is written. */
export const distinctStreets = (addresses: readonly Address[]): Address[] => {
  const streets = addresses.filter(isStreet)
  return onePer(streets, addressKeys(streets))
}

/**
 * The same street with another number or postcode means one of them is wrong. Another street may be another branch; a
 * post office box never is.
 */
export const addressDisagreements = (addresses: readonly Address[]): Disagreement[] => {
  const full = addresses.filter(isStreet)
  const addressKeyOf = addressKeys(full)
  const distinct = distinctStreets(full)
  if (distinct.length === 0) return postcodeDisagreement(addresses)
  if (distinct.length === 1) return []
  const uses = Map.groupBy(full, addressKeyOf)
  const usesOf = (address: Address) => uses.get(addressKeyOf(address))!
  const [main, ...others] = distinct.toSorted(
    (a, b) => usesOf(b).length - usesOf(a).length || (addressKeyOf(a) < addressKeyOf(b) ? -1 : 1),
  )
  const shownInText = new Set(full.filter(({ where }) => where === 'text').map(addressKeyOf))
  const branches = others.length >= 2
  const pagesOf = (address: Address) =>
    new Set(
      usesOf(address)
        .filter(({ where }) => where === 'text')
        .map(({ url }) => url),
    )
  const mainPages = [...pagesOf(main!)]
  /** Pages that show both speak of two offices; an old address is left on one of many. */
  const besideMain = (address: Address) => {
    const pages = pagesOf(address)
    return mainPages.filter((url) => pages.has(url)).length * 2 > mainPages.length
  }
  return others.flatMap((other): Disagreement[] => {
    const unseen = shownInText.size > 0 && !shownInText.has(addressKeyOf(other))
    const clash = streetName(other) === streetName(main!)
    if ((branches || besideMain(other)) && !clash && !unseen) return []
    return [
      {
        cost: clash || unseen ? ownCosts.unseen : ownCosts.doubtful,
        text: `${unseen ? 'Your note for search engines (markup) has an address that no page shows' : 'There are two addresses'}: "${other.raw}" and "${main!.raw}"`,
        url: other.url,
        quote: other.raw,
      },
    ]
  })
}

/**
 * Without a street, one place with two postcodes: "Hobart 7000" and "Howrah, Hobart 7018". Two suburbs may be two places
 * of work, and several postcodes a list of areas.
 */
export const rivalPostcodes = (addresses: readonly Address[]): Address[] => {
  const alone = addresses.filter(({ street, suburb, postcode }) => street === null && suburb && postcode)
  const [one, other, ...more] = onePer(alone, ({ suburb, postcode }) => `${plainWords(suburb!)} ${postcode}`)
  if (!one || !other || more.length > 0 || one.postcode === other.postcode) return []
  const names = (address: Address, { suburb }: Address) => firstMention(address.raw, [suburb!]) !== null
  return names(one, other) || names(other, one) ? [one, other] : []
}

const postcodeDisagreement = (addresses: readonly Address[]): Disagreement[] => {
  const [one, other] = rivalPostcodes(addresses)
  if (!one || !other) return []
  return [
    {
      cost: ownCosts.doubtful,
      text: `There are two postcodes: "${one.raw}" and "${other.raw}"`,
      url: other.url,
      quote: other.raw,
    },
  ]
}

const abbreviations: Record<string, string> = {
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  av: 'ave',
  highway: 'hwy',
  parade: 'pde',
  place: 'pl',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  crescent: 'cres',
  terrace: 'tce',
  boulevard: 'blvd',
  square: 'sq',
  esplanade: 'esp',
  circuit: 'cct',
  close: 'cl',
  shop: '',
  unit: '',
  suite: '',
  level: '',
  no: '',
}

/**
 * "Unit 2, 14 Smith Street" and "2/14 Smith St" are one address. Suburb and postcode are compared where both have them.
 */
export const streetKey = (street: string | null): string =>
  plainWords(street ?? '')
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .filter(Boolean)
    .join(' ')
const streetTypes = new Set([...Object.values(abbreviations).filter(Boolean), 'way', 'row', 'walk', 'mews', 'mall'])
const withoutType = (street: string): string => {
  const words = street.split(' ')
  return streetTypes.has(words.at(-1)!) ? words.slice(0, -1).join(' ') : street
}

/**
 * A mention without a postcode takes the one given for the same street in the same suburb, and one without unit or
 * suite ("456 Collins Street") or without the kind of street ("456 Collins") is the same address as one with it.
 */
const addressKeys = (addresses: readonly Address[]): ((address: Address) => string) => {
  const streets = [...new Set(addresses.map(({ street }) => streetKey(street)))].toSorted((a, b) => b.length - a.length)
  const fullStreet = (street: string | null) => {
    const key = streetKey(street)
    return (
      streets.find((full) => full !== key && ` ${withoutType(full)}`.endsWith(` ${key}`)) ??
      streets.find((full) => ` ${full}`.endsWith(` ${key}`))
    )
  }
  const place = ({ street, suburb }: Address) => `${fullStreet(street)}|${plainWords(suburb ?? '')}`
  const postcodes = new Map(
    addresses.flatMap((address) => (address.postcode ? [[place(address), address.postcode] as const] : [])),
  )
  return (address) =>
    `${fullStreet(address.street)}|${address.postcode ?? postcodes.get(place(address)) ?? place(address)}`
}
const streetName = (address: Address): string =>
  streetKey(address.street)
    .replace(/[\d ]+[a-z]?(?= )/g, '')
    .trim()

/**
 * Names that share no distinctive word with the business's name and are neither its words run together nor its
 * initials. Many copyright lines rightly name the company behind the trading name.
 */
export const nameDisagreements = (names: Contact['names'], own: string): Disagreement[] => {
  const other = names.filter(
    ({ name, where }) =>
      where !== 'title' &&
      // A partner's or an association's badge is often called a logo too.
      where !== 'logo' &&
      !((where === 'copyright' || where === 'footer') && withoutLegalForm(name) !== name) &&
      isNameLike(name) &&
      !isSameName(name, own),
  )
  return onePer(other, ({ name }) => plainWords(name)).map(({ name, url, where }) => ({
    cost: ownCosts.name,
    text: `${whereNames[where]} says "${name}", while elsewhere the name is "${own}"`,
    url,
    quote: name,
  }))
}

/** Footers and logos hold other words too: "Best viewed at", "image". The long words of a name are capitalised. */
const isNameLike = (name: string): boolean =>
  tellingWords(name).length > 0 &&
  !isUselessAlt(name) &&
  (name.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word))

const whereNames: Record<Contact['names'][number]['where'], string> = {
  markup: 'Your note for search engines (markup)',
  title: 'A title',
  footer: 'The footer',
  'og:site_name': 'The share card',
  text: 'The text',
  copyright: 'The copyright line',
  logo: 'The logo',
}

const onePer = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  [...Map.groupBy(items, key).values()].map((group) => group[0]!)
