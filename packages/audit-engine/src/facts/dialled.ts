import type { PageLink } from '../page/page.ts'

/** What a `tel:` link dials, percent escapes decoded where they can be; null for every other link. */
export function dialledBy({ scheme, href }: PageLink): string | null {
  if (scheme !== 'tel') return null
  const dialled = href.slice('tel:'.length)
  try {
    return decodeURIComponent(dialled)
  } catch {
    return dialled
  }
}
