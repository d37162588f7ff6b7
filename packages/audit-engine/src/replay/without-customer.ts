import type { AuditResult } from '@findable/contracts'

/** A business that does not exist. Its numbers are of those kept for fiction, and its ABN is none. */
const madeUp = {
  name: 'Wandering Wattle Works',
  host: 'wanderingwattleworks.com.au',
  phone: '(02) 5550 0100',
  abn: '00 000 000 000',
  number: '1',
} as const

/** A suburb of the same state, as the engine knows places. */
const suburbs: Record<string, [suburb: string, postcode: string]> = {
  NSW: ['Marrickville', '2204'],
  VIC: ['Coburg', '3058'],
  QLD: ['West End', '4101'],
  SA: ['Norwood', '5067'],
  WA: ['Subiaco', '6008'],
  TAS: ['Launceston', '7250'],
  ACT: ['Braddon', '2612'],
  NT: ['Palmerston', '0830'],
}

/**
 * The same data with what names the business replaced, wherever it occurs in a text or a key: name and its variations,
 * website, profiles, suburb, postcode, phone numbers, ABN, mail addresses and house numbers. Names of people are not
 * known as such: read what is left before it goes anywhere.
 */
export function withoutCustomer<Data extends object>(
  data: Data,
  { identity, target, profiles }: AuditResult,
  host: string = madeUp.host,
): Data {
  const [suburb, postcode] = suburbs[identity.state ?? 'NSW']!
  const brand = host.split('.')[0]!
  const names = [identity.name, ...identity.variations].filter((name) => name !== null)
  const handles = (profiles ?? []).map(({ url }) => URL.parse(url)?.pathname.split('/').filter(Boolean).at(-1))
  const bare = target.host.replace(/^www\./, '')
  const replacements: [string | null | undefined, string][] = [
    ...names.map((name): [string, string] => [name, madeUp.name]),
    ...handles.map((handle): [string | undefined, string] => [handle?.replace(/^@/, ''), brand.replaceAll('-', '')]),
    [bare, host],
    [bare.split('.')[0], brand],
    [identity.suburb, suburb],
    [identity.postcode, postcode],
  ]
  const rules = replacements.filter((rule): rule is [string, string] => (rule[0]?.length ?? 0) > 2)
  const known = new Map(rules.toReversed().map(([text, by]) => [text.toLowerCase(), by]))
  const longestFirst = [...known.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  // All in one go, so that no replacement is replaced again.
  const own = new RegExp(longestFirst.join('|') || '(?!)', 'giu')

  const replaced = (text: string): string =>
    text
      .replace(mail, `owner@${host}`)
      .replace(own, (found) => known.get(found.toLowerCase()) ?? found)
      .replace(phone, madeUp.phone)
      .replace(abn, madeUp.abn)
      .replace(houseNumber, madeUp.number)

  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return replaced(value)
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [replaced(key), inside(one)]))
  }
  return inside(data) as Data
}

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?<![\d.-])(?:\+?61|\(?0\d\)?|1[38]00|13)(?:[ -]?\d){4,9}(?!\d)/g
const abn = /(?<!\d)\d{2}(?: ?\d{3}){3}(?!\d)/g
const houseNumber =
  /(?<![\w/])\d+[a-z]?(?=(?: \p{Lu}\p{L}+){1,3} (?:St|Street|Rd|Road|Ave|Avenue|Lane|Ln|Dr|Drive|Hwy|Pde)\b)/gu

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
