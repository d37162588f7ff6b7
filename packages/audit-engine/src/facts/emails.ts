import type { Page } from '../page/page.ts'

const address =
  /(?<![\w.+-])[a-z0-9][\w.+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24}(?![\w@-])/gi
/** "logo@2x.png" looks like an email address. */
const fileName = /\.(?:png|jpe?g|gif|webp|svg|css|js)$/i

/** Email addresses a visitor can find on a page, in lower case, each once. */
export function emailsOf(page: Page): string[] {
  const linked = addressesIn(
    page.links
      .map(({ scheme, href }) => (scheme === 'mailto' ? href.slice(7).replace(/\?.*/s, '') : hidden(href)))
      .join(' '),
  )
  // A label directly before the address, without a space, would become part of it: "Supportinfo@example.com".
  const written = addressesIn(page.text.body).filter((email) => !linked.some((known) => email.endsWith(known)))
  return [...new Set([...linked, ...written])].slice(0, 40)
}

const addressesIn = (text: string): string[] =>
  text.includes('@')
    ? (text.match(address) ?? []).map((email) => email.toLowerCase()).filter((email) => !fileName.test(email))
    : []

/** Cloudflare hides addresses behind a link: hexadecimal, every byte XORed with the first. */
function hidden(href: string): string {
  const hex = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{4,400})$/i.exec(href)?.[1]
  if (!hex) return ''
  const bytes = Buffer.from(hex, 'hex')
  return Buffer.from(bytes.subarray(1).map((byte) => byte ^ (bytes[0] ?? 0))).toString()
}
