import type { Page, PageLink } from '../page/page.ts'
import { decoded } from '../text/decoded.ts'

const address = /[a-z0-9][\w.+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24}(?![\w@-])/iy
/** What may be in the part before the sign. */
const ofName = /[\w.+-]/
/** "logo@2x.png" looks like an email address. */
const fileName = /\.(?:png|jpe?g|gif|webp|svg|css|js)$/i

const read = new WeakMap<Page, readonly string[]>()

/** Email addresses a visitor can find on a page, in lower case, each once. */
export function emailsOf(page: Page): readonly string[] {
  const known = read.get(page)
  if (known) return known
  const linked = page.links.flatMap((link) => mailedBy(link)?.addresses ?? [])
  // A label directly before the address, without a space, would become part of it: "Supportinfo@example.com".
  const written = addressesIn(page.text.body).filter((email) => !linked.some((known) => email.endsWith(known)))
  const emails = [...new Set([...linked, ...written])].slice(0, 40)
  read.set(page, emails)
  return emails
}

/** What does not belong into an address and is not seen in it. */
const unseen = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/

/**
 * The addresses a `mailto:` link writes to, in lower case, and whether it has one with white space or an invisible
 * character inside, which is left out, or none at all; null for every other link. Browsers drop line breaks and tabs, but no spaces.
 */
export const mailedBy = ({
  scheme,
  href,
}: PageLink): { addresses: string[]; isDamaged: boolean; isUnfilled: boolean } | null => {
  if (scheme !== 'mailto') return null
  const written = href
    .slice('mailto:'.length)
    .replace(/\?.*/s, '')
    .replace(/[\t\n\r]/g, '')
  const parts = decoded(written)
    .split(/[,;]/)
    .map((part) => (/<([^<>]*)>\s*$/.exec(part)?.[1] ?? part).trim())
  const isDamaged = (part: string): boolean => unseen.test(part)
  return {
    addresses: parts.filter((part) => !isDamaged(part)).flatMap(addressesIn),
    isDamaged: parts.some((part) => part.includes('@') && isDamaged(part)),
    // "mailto:?subject=…" asks the visitor whom to write to.
    isUnfilled: written !== '' && !decoded(written).includes('@'),
  }
}

/** Looks around each "@": trying every letter of a page as the first of an address takes much longer. */
function addressesIn(text: string): string[] {
  const found: string[] = []
  let read = 0
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', sign + 1)) {
    let start = sign
    while (start > 0 && sign - start < longestName && ofName.test(text.charAt(start - 1))) start--
    address.lastIndex = start
    const [email] = (start >= read && address.exec(text)) || []
    if (email === undefined) continue
    read = start + email.length
    found.push(email.toLowerCase())
  }
  return found.filter((email) => !fileName.test(email))
}
/** A longer run of letters before the sign is no address. */
const longestName = 65
