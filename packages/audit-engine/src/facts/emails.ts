import type { Page } from '../page/page.ts'

const address = /(?<![\w.+-])[a-z0-9][\w.+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24}(?![\w@-])/gi
/** "logo@2x.png" has the form of an address. */
const fileName = /\.(?:png|jpe?g|gif|webp|svg|css|js)$/i

/** Email addresses a visitor can find on a page, in lower case, each once. */
export function emailsOf(page: Page): string[] {
  const linked = page.links.flatMap(({ scheme, href }) => (scheme === 'mailto' ? [href.slice(7).split('?')[0] ?? ''] : [hidden(href)]))
  const written = page.text.body.includes('@') ? [page.text.body] : []
  const found = [...linked, ...written].flatMap((text) => text.match(address) ?? []).map((found) => found.toLowerCase())
  return [...new Set(found)].filter((email) => !fileName.test(email)).slice(0, 40)
}

/** Cloudflare hides addresses behind a link: hexadecimal, every byte xor the first. */
function hidden(href: string): string {
  const hex = /\/cdn-cgi\/l\/email-protection#([0-9a-f]{4,400})$/i.exec(href)?.[1]
  if (!hex) return ''
  const bytes = Buffer.from(hex, 'hex')
  return Buffer.from(bytes.subarray(1).map((byte) => byte ^ (bytes[0] ?? 0))).toString()
}
