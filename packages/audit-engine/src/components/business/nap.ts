import type { Facts } from '../../facts/facts.ts'
import { withoutLegalForm } from '../../facts/business-names.ts'
import { showsAnother } from '../../facts/dialled.ts'
import { isSameName, tellingWords } from '../../facts/same-name.ts'
import { isPostBox } from '../../facts/street-addresses.ts'
import { streetKey, withoutType } from '../../facts/street-key.ts'
import { isUselessAlt } from '../site/alt-words.ts'
import { plainWords } from '../../text/plain-words.ts'
import { onePer } from '../one-per.ts'

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

export const lineKind = (national: string): 'mobile' | 'landline' | 'national' =>
  national.startsWith('04') ? 'mobile' : national.startsWith('0') ? 'landline' : 'national'

/**
 * A number in markup that no page shows, though pages show another of its kind, be it in links that dial the one in markup. A
 * mobile beside a landline is normal, and so is a second number on the pages: for a branch, a fax, a person or a button.
 */
export const phoneDisagreements = (phones: readonly Phone[]): Disagreement[] => {
  const used = phones.filter((one) => one.where !== 'markup' && !showsAnother(one))
  const numbers = new Set(used.map(({ national }) => national))
  const kinds = new Set(used.map(({ national }) => lineKind(national)))
  return onePer(
    phones.filter(
      ({ where, national }) => where === 'markup' && !numbers.has(national) && kinds.has(lineKind(national)),
    ),
    ({ national }) => national,
  ).map((phone) => ({
    cost: ownCosts.unseen,
    text: `Your note for search engines (markup) has a number that no text on your pages shows: ${phone.national}`,
    url: phone.url,
    quote: phone.quote,
  }))
}

/**
 * A number on one page that differs from the main one, which several pages give, in one digit: a slip. Lines and mobiles
 * of one firm often differ in their last two digits.
 */
export const mistypedPhones = (phones: readonly Phone[], main: string | null): Disagreement[] => {
  const pagesOf = (national: string) => new Set(phones.filter((one) => one.national === national).map(({ url }) => url))
  if (main === null || pagesOf(main).size < 2) return []
  return onePer(
    phones.filter(({ national }) => isSlipOf(national, main) && pagesOf(national).size === 1),
    ({ national }) => national,
  ).map(({ national, url, quote }) => ({
    cost: ownCosts.doubtful,
    text: `One digit differs between two numbers: ${national} and ${main}`,
    url,
    quote,
  }))
}

const isSlipOf = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((number) => number.replace(/\D/g, ''))
  if (a!.length !== b!.length || a!.slice(-2) !== b!.slice(-2)) return false
  return [...a!].filter((digit, at) => digit !== b![at]).length === 1
}

const isStreet = ({ street }: Address): boolean => street !== null && !isPostBox(street)

/** Street addresses, each once however it is written. */
export const distinctStreets = (addresses: readonly Address[]): Address[] => {
  const streets = addresses.filter(isStreet)
  return onePer(streets, addressKeys(streets))
}

/** Leaves out "12 King Street" beside "12 King Street, Newtown". */
const withoutShortForms = (addresses: readonly Address[]): Address[] => {
  const isShort = ({ suburb, postcode }: Address): boolean => suburb === null && postcode === null
  const whole = new Set(addresses.filter((one) => !isShort(one)).map(({ street }) => plainWords(street ?? '')))
  return addresses.filter((one) => !isShort(one) || !whole.has(plainWords(one.street ?? '')))
}

/**
 * One street with two numbers or postcodes, and an address in markup that no page shows. Another street may be another
 * branch, the workshop, or where letters go.
 */
export const addressDisagreements = (addresses: readonly Address[]): Disagreement[] => {
  const full = withoutShortForms(addresses.filter(isStreet))
  const keyOf = addressKeys(full)
  const distinct = distinctStreets(full)
  if (distinct.length === 0) return postcodeDisagreement(addresses)
  const uses = Map.groupBy(full, keyOf)
  const [main, ...others] = distinct.toSorted(
    (a, b) => uses.get(keyOf(b))!.length - uses.get(keyOf(a))!.length || (keyOf(a) < keyOf(b) ? -1 : 1),
  )
  const shownInText = new Set(full.filter(({ where }) => where === 'text').map(keyOf))
  return others.flatMap((other): Disagreement[] => {
    const unseen = shownInText.size > 0 && !shownInText.has(keyOf(other))
    if (!unseen && streetName(other) !== streetName(main!)) return []
    return [
      {
        cost: ownCosts.unseen,
        text: `${unseen ? 'Your note for search engines (markup) has an address that we read on no page' : 'There are two addresses'}: "${other.raw}" and "${main!.raw}"`,
        url: other.url,
        quote: other.raw,
      },
    ]
  })
}

/**
 * Without a street, one suburb or city with two postcodes ("Hobart 7000" and "Howrah, Hobart 7018"); several suburbs may
 * be several places of work.
 */
export const rivalPostcodes = (addresses: readonly Address[]): Address[] => {
  const alone = addresses.filter(({ street, suburb, postcode }) => street === null && suburb && postcode)
  const [one, other, ...more] = onePer(alone, ({ suburb, postcode }) => `${plainWords(suburb!)} ${postcode}`)
  if (!one || !other || more.length > 0 || one.postcode === other.postcode) return []
  return isPartOf(one, other) || isPartOf(other, one) ? [one, other] : []
}

const isPartOf = ({ suburb, raw }: Address, whole: Address): boolean =>
  [suburb!, ...raw.split(',')].some((part) => plainWords(part) === plainWords(whole.suburb!))

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
 * Names in markup and share cards that share no distinctive word with the business's name and are neither its words run
 * together nor its initials. Copyright lines, footers and texts rightly name others: a partner, the maker of the website, and
 * the company behind the trading name, which markup may name too.
 */
export const nameDisagreements = (names: Contact['names'], own: string): Disagreement[] =>
  onePer(
    names.flatMap(({ name, url, where }) => {
      const who = whereNames[where]
      return who && isNameLike(name) && withoutLegalForm(name) === name && !isSameName(name, own)
        ? [{ name, url, who }]
        : []
    }),
    ({ name }) => plainWords(name),
  ).map(({ name, url, who }) => ({
    cost: ownCosts.name,
    text: `${who} says "${name}", while elsewhere the name is "${own}"`,
    url,
    quote: name,
  }))

/** The long words of a name are capitalised. */
const isNameLike = (name: string): boolean =>
  tellingWords(name).length > 0 &&
  !isUselessAlt(name) &&
  (name.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word))

const whereNames: Partial<Record<Contact['names'][number]['where'], string>> = {
  markup: 'Your note for search engines (markup)',
  'og:site_name': 'The share card',
}
