import { itemsOf, textsOf, type StructuredItem } from '../page/structured-items.ts'
import type { CrawledPage } from '../sources/source.ts'
import { businessItems } from './business-items.ts'
import type { ContactDetails, Facts } from './facts.ts'

/** Two-letter top-level domains that businesses in any country use. */
const usedAnywhere = new Set('ai am cc co fm gg io is la ly me to tv ws'.split(' '))

/** "PL15 9AB" at the end of a line. */
const britishPostcode = /(?<=^|\n|, |\p{Lu}\p{Ll}+ )[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?=[ ,.]*(?:\n|$))/u

/**
 * Why the business seems to be outside Australia, as the end of a sentence; null when anything points to Australia. A
 * place name alone proves nothing: there is a Newcastle and a Perth elsewhere.
 */
export function abroad(
  pages: CrawledPage[],
  host: string,
  identity: Pick<Facts['identity'], 'phone' | 'abn' | 'postcode'>,
  foreign: ContactDetails['foreign'],
  another: ReadonlySet<StructuredItem>,
): string | null {
  if (identity.phone !== null || identity.abn !== null || identity.postcode !== null) return null
  const british = pages.map(({ page }) => britishPostcode.exec(page.text.body)?.[0]).find(Boolean)
  if (british !== undefined) return `its address has the British postcode ${british}`
  if (host.endsWith('.au')) return null
  const country = pages
    .flatMap(({ page }) => businessItems(page, another))
    .flatMap((item) => itemsOf(item, 'address'))
    .flatMap((address) => textsOf(address, 'addressCountry'))
    .find((name) => !/^(?:au|aus|australia)$/i.test(name.trim()))
  if (country !== undefined) return `its structured data gives the country "${country}"`
  if (foreign[0]) return `its phone number is ${foreign[0].international}`
  const ending = host.split('.').at(-1) ?? ''
  return ending.length === 2 && !usedAnywhere.has(ending) ? `its address ends in ".${ending}"` : null
}
