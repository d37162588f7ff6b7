import type { PageLink } from '../../page/page.ts'
import { decoded } from '../../text/decoded.ts'

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** The one email address that a link shows, and the one it writes to, where they differ. */
export const otherMailbox = ({ scheme, href, text }: PageLink): { shown: string; written: string } | null => {
  const [shown, another]: string[] = scheme === 'mailto' ? (text.toLowerCase().match(address) ?? []) : []
  if (shown === undefined || another !== undefined) return null
  const all = [...decoded(href).toLowerCase().matchAll(address)].map(([one]) => one)
  return all.length > 0 && !all.includes(shown) ? { shown, written: all[0]! } : null
}
