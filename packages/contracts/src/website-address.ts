/** Endings a business address may have; a two-part ending is covered by its last part where that is listed alone. */
const endings = [
  'com',
  'org',
  'net',
  'edu',
  'gov',
  'mil',
  'io',
  'co',
  'us',
  'uk',
  'ca',
  'au',
  'de',
  'fr',
  'jp',
  'ru',
  'br',
  'in',
  'it',
  'nl',
  'es',
  'com.au',
  'co.uk',
  'co.nz',
  'co.jp',
  'com.br',
  'com.mx',
  'org.uk',
  'net.au',
]
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const firstLabel = '[a-z0-9][a-z0-9-]{1,61}[a-z0-9]'
const hostPattern = new RegExp(
  `^${firstLabel}(?:\\.${label})*\\.(?:${endings.map((ending) => ending.replace('.', '\\.')).join('|')})$`,
)
/**
 * Names of three letters and more under which anyone can register, such as `com.au`: alone they are no website. The
 * server refuses by the whole public suffix list, which is too long for a browser; a test of the engine, which has the
 * list, holds the two together.
 */
const everybodysEndings = new Set(
  Object.entries({
    io: 'com net org edu gov mil nom',
    co: 'com net org edu gov mil nom',
    uk: 'net org gov ltd plc nhs police sch',
    au: 'com net org edu gov asn conf act nsw qld tas vic',
    fr: 'com asso nom',
    br: 'com net org edu gov mil nom',
    in: 'com net org edu gov mil info firm gen school',
    it: 'edu gov',
    es: 'com org edu nom gob',
    us: 'dni isa nsn',
  }).flatMap(([ending, names]) => names.split(' ').map((name) => `${name}.${ending}`)),
)
export const maxAddressLength = 2_048

export const websiteMessages = {
  required: 'Business website is required',
  invalid: 'Please enter a valid website address with a proper domain (e.g., yourbusiness.com.au or yourbusiness.com)',
  unparsable: 'Invalid URL',
} as const

const messageFor: Record<AddressProblem['problem'], string> = {
  empty: websiteMessages.required,
  'too-long': websiteMessages.invalid,
  'forbidden-character': websiteMessages.invalid,
  'other-scheme': websiteMessages.invalid,
  unparsable: websiteMessages.unparsable,
}

export interface WebsiteAddress {
  /** As the customer typed it, with https:// added where there was no scheme: what the order keeps. */
  entered: string
  /** The address in its normal form. */
  url: string
  /** Lower case, punycode, `www.` kept. */
  host: string
  /** The domain without protocol, www and path: an order's name for the business until the audit finds a better one. */
  name: string
}

/** A web address as typed, before any rule about which websites we accept. */
export interface TypedAddress {
  /** With https:// added where there was no scheme. */
  entered: string
  /** The scheme that was typed; null when there was none. */
  scheme: 'http' | 'https' | null
  url: URL
}
/** Why text is not a web address, with the scheme that was typed where that is the reason. */
export type AddressProblem =
  | { problem: 'empty' | 'too-long' | 'forbidden-character' | 'unparsable' }
  | { problem: 'other-scheme'; scheme: string }

/** Reads a web address as people type it, with or without scheme, www and path. The one place where this is done. */
export function readAddress(input: string): TypedAddress | AddressProblem {
  const typed = input.trim()
  if (typed === '') return { problem: 'empty' }
  if (typed.length > maxAddressLength) return { problem: 'too-long' }
  if (/[\s\0-\x1f\x7f\\]/.test(typed)) return { problem: 'forbidden-character' }
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(typed)?.[1]?.toLowerCase() ?? null
  if (scheme !== null && scheme !== 'http' && scheme !== 'https') return { problem: 'other-scheme', scheme }
  const entered = scheme ? typed : `https://${typed}`
  const url = URL.parse(entered)
  return url ? { entered, scheme, url } : { problem: 'unparsable' }
}

/** A host name is the same website with and without www. */
export const withoutWww = (host: string): string => host.replace(/^www\./, '')

/** A full stop after a host belongs to the sentence it was copied from, or makes a DNS name complete. */
const fullStop = /(?<=^(?:https?:\/\/)?[^/?#]*[^/?#.])\.$/i

/** Reads the address of a website that we accept an order for; for any other, returns the message to show. */
export function parseWebsite(input: string): WebsiteAddress | { problem: string } {
  const read = readAddress(input.trim().replace(fullStop, ''))
  if ('problem' in read) return { problem: messageFor[read.problem] }
  const { entered, url } = read
  const host = url.hostname
  const name = withoutWww(host)
  const plain = url.port === '' && url.username === '' && url.password === ''
  if (
    !plain ||
    !hostPattern.test(name) ||
    everybodysEndings.has(name) ||
    name.endsWith('.con') ||
    name.includes('.con.')
  ) {
    return { problem: websiteMessages.invalid }
  }
  return { entered, url: url.pathname === '/' && url.search === '' ? url.origin : url.href, host, name }
}

/** A website's name as people type it, "example.com.au"; text that is not an address is returned in lower case. */
export function websiteName(website: string): string {
  const parsed = parseWebsite(website)
  return 'problem' in parsed ? website.toLowerCase() : parsed.name
}
