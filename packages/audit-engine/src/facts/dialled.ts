import type { PageLink } from '../page/page.ts'
import { decoded } from '../text/decoded.ts'

/** What a `tel:` link dials, percent escapes decoded where they can be; null for every other link. */
export const dialledBy = ({ scheme, href }: PageLink): string | null =>
  scheme === 'tel' ? decoded(href.slice('tel:'.length)) : null
