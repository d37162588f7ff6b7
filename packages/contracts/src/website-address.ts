import * as z from 'zod/mini'

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
 * Endings under which anyone can register a name are not a website: `com.au` alone. The server checks the public suffix
 * list, which is too long for a browser; these are the endings people really type without a name.
 */
const everybodysEnding =
  /^(?:(?:com|net|org|edu|gov|mil)\.[a-z]{2}|(?:asn|info|conf|act|nsw|qld|tas|vic)\.au|(?:ltd|plc|nhs|police|sch)\.uk)$/
const maxLength = 2_048

export const websiteMessages = {
  required: 'Business website is required',
  invalid: 'Please enter a valid website address with a proper domain (e.g., yourbusiness.com.au or yourbusiness.com)',
  unparsable: 'Invalid URL',
} as const

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

/** Reads a website address as people type it; for a bad one, returns the message to show. */
export function parseWebsite(input: string): WebsiteAddress | { problem: string } {
  const typed = input.trim()
  if (typed === '') return { problem: websiteMessages.required }
  const unsafe = typed.length > maxLength || /[\s\0-\x1f\x7f\\]/.test(typed)
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(typed)?.[1]?.toLowerCase()
  if (unsafe || (scheme && scheme !== 'http' && scheme !== 'https')) return { problem: websiteMessages.invalid }
  const entered = scheme ? typed : `https://${typed}`
  const url = URL.parse(entered)
  if (!url) return { problem: websiteMessages.unparsable }
  const host = url.hostname
  const name = host.replace(/^www\./, '')
  const plain = url.port === '' && url.username === '' && url.password === ''
  if (
    !plain ||
    !hostPattern.test(name) ||
    everybodysEnding.test(name) ||
    name.endsWith('.con') ||
    name.includes('.con.')
  ) {
    return { problem: websiteMessages.invalid }
  }
  return { entered, url: url.pathname === '/' && url.search === '' ? url.origin : url.href, host, name }
}

/** A website address, kept as typed; only a valid one passes. */
export const websiteSchema = z.string(websiteMessages.required).check(
  z.refine((value) => !('problem' in parseWebsite(value)), {
    error: (issue) => {
      const parsed = parseWebsite(String(issue.input))
      return 'problem' in parsed ? parsed.problem : undefined
    },
  }),
)

/** A website's name as people type it, "example.com.au"; text that is not an address is returned in lower case. */
export function websiteName(website: string): string {
  const parsed = parseWebsite(website)
  return 'problem' in parsed ? website.toLowerCase() : parsed.name
}
