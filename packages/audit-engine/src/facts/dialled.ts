import type { PageLink } from '../page/page.ts'
import { decoded } from '../text/decoded.ts'
import type { ContactDetails } from './facts.ts'
import { phonesIn } from './phone-numbers.ts'

/** What a `tel:` link dials, percent escapes decoded where they can be; null for every other link. */
export const dialledBy = ({ scheme, href }: PageLink): string | null =>
  scheme === 'tel' ? decoded(href.slice('tel:'.length)) : null

/** Whether it is the address of a link whose text shows another number: people read that one. */
export const showsAnother = ({ where, national, quote }: ContactDetails['phones'][number]): boolean => {
  const shown = where === 'tel-link' ? phonesIn(quote) : []
  // Without its area code, it is the end of the same number.
  return shown.length > 0 && shown.every((one) => !national.endsWith(one.national))
}
