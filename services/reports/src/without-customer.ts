import type { AuditResult } from '@findable/contracts'

/** A business that does not exist, by the parts of an identity. The phone number is one of those kept for fiction. */
const madeUp = {
  name: 'Wattle & Wren Example',
  host: 'wattleandwren.example',
  suburb: 'Exampleton',
  postcode: '2999',
  phone: '(02) 5550 0100',
  abn: '00 000 000 000',
  email: 'owner@wattleandwren.example',
  number: '0',
} as const

/**
 * The same data with everything that names the customer replaced, wherever it occurs in a text: name and its variations,
 * website, suburb, postcode, phone numbers, ABN and addresses of mail; and what somebody wrote about a person or a street
 * is cut down to what the engine itself says.
 */
export function withoutCustomer<Data extends object>(data: Data, { identity, target, profiles }: AuditResult): Data {
  const names = [identity.name, ...identity.variations].filter((name) => name !== null)
  const handles = (profiles ?? []).map(({ url }) => URL.parse(url)?.pathname.split('/').filter(Boolean).at(-1))
  const bare = target.host.replace(/^www\./, '')
  const replacements: [string | null | undefined, string][] = [
    ...names.map((name): [string, string] => [name, madeUp.name]),
    ...handles.map((handle): [string | undefined, string] => [handle, 'wattleandwren']),
    [bare, madeUp.host],
    [bare.split('.')[0], 'wattleandwren'],
    [identity.suburb, madeUp.suburb],
    [identity.postcode, madeUp.postcode],
  ]
  const rules = replacements.filter((rule): rule is [string, string] => (rule[0]?.length ?? 0) > 2)
  const known = new Map(rules.toReversed().map(([text, by]) => [text.toLowerCase(), by]))
  const longestFirst = [...known.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  // All in one go, so that no replacement is replaced again.
  const own = new RegExp(longestFirst.join('|') || '(?!)', 'giu')

  const replaced = (text: string): string =>
    text
      .replace(mail, madeUp.email)
      .replace(own, (found) => known.get(found.toLowerCase()) ?? found)
      .replace(phone, madeUp.phone)
      .replace(abn, madeUp.abn)
      .replace(houseNumber, madeUp.number)

  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? replaced(value) : value,
  ) as Data
}

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?<![\d.-])(?:\+?61|\(?0\d\)?|1[38]00|13)(?:[ -]?\d){4,9}(?!\d)/g
const abn = /(?<!\d)\d{2}(?: ?\d{3}){3}(?!\d)/g
const houseNumber =
  /(?<![\w/])\d+[a-z]?(?=(?: \p{Lu}\p{L}+){1,3} (?:St|Street|Rd|Road|Ave|Avenue|Lane|Ln|Dr|Drive|Hwy|Pde)\b)/gu

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
