import { mailedBy } from '../../facts/emails.ts'
import type { PageLink } from '../../page/page.ts'

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** The one email address that a link shows, and the one it writes to, where they differ. */
export const otherMailbox = (link: PageLink): { shown: string; written: string } | null => {
  const text = link.text.toLowerCase()
  const [shown, another] = text.match(address) ?? []
  const mailed = mailedBy(link)
  if (mailed === null || mailed.isDamaged || shown === undefined || another !== undefined) return null
  const [written] = mailed.addresses
  // The text may be broken over lines within the address, or go on at once in an element of its own.
  const said = [shown, text.replace(/\s/g, '')]
  return written !== undefined &&
    !mailed.addresses.some((one) =>
      said.some((part) => part.endsWith(one) || (part.startsWith(one) && /^[a-z]/.test(part.slice(one.length)))),
    )
    ? { shown, written }
    : null
}
