import type { Attributes } from './attributes.ts'

/** What Cloudflare puts in place of "mailto:"; a copy of the website may have its files with an ending. */
const maskedLink = /(?:^|\/)cdn-cgi\/l\/email-protection(?:\.html)?\/?(?:[?#]|$)/i
/** The script that shows the addresses to visitors. */
const unmasking = /email-decode(?:\.min)?\.js/
const hexadecimal = /^(?:[0-9a-f]{2}){2,200}$/i

export const isMaskedLink = (href: string): boolean => maskedLink.test(href)

/** Whether a document brings the script that writes the addresses where they belong. */
export const unmasksEmails = (html: string): boolean => unmasking.test(html)

/** The address that a link masks, in its own address or for the text inside; null where it masks none. */
export const emailOfLink = (attributes: Attributes): string | null => {
  const { href = '' } = attributes
  const [, code = ''] = isMaskedLink(href) ? (/#(.*)$/s.exec(href) ?? []) : []
  return unmasked(code.trim()) ?? emailForText(attributes)
}

/** The address that the script writes in place of the text of an element; null for any other. */
export const emailForText = ({ 'data-cfemail': code = '' }: Attributes): string | null => unmasked(code)

/** Every byte is XORed with the first. */
function unmasked(code: string): string | null {
  if (!hexadecimal.test(code)) return null
  const [key = 0, ...bytes] = Buffer.from(code, 'hex')
  const address = Buffer.from(bytes.map((byte) => byte ^ key)).toString()
  return address.includes('@') ? address : null
}
