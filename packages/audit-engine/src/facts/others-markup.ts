import { itemsOf, textsOf, type StructuredItem } from '../page/structured-items.ts'
import type { CrawledPage } from '../sources/source.ts'
import { hostOf } from '../sources/web/host-names.ts'
import { businessItems } from './business-items.ts'
import { nationalNumber, phonesIn } from './phone-numbers.ts'
import { isSameName } from './same-name.ts'

/**
 * Items of the markup that describe another business, as markup copied with a template does: they bear another name,
 * and their web address belongs to another website or their number is one that no page shows. A name alone proves
 * nothing, because the company behind a trading name often has another.
 */
export function othersMarkup(
  pages: readonly CrawledPage[],
  name: string | null,
  hosts: readonly string[],
): ReadonlySet<StructuredItem> {
  if (name === null) return new Set()
  let shown: Set<string> | null = null
  const isShown = (national: string): boolean => {
    shown ??= new Set(pages.flatMap(({ page }) => phonesIn(page.text.body).map((phone) => phone.national)))
    return shown.has(national)
  }
  const isElsewhere = (item: StructuredItem): boolean => {
    const addresses = textsOf(item, 'url').map(hostOf).filter(Boolean)
    if (addresses.length > 0) return addresses.every((host) => !hosts.includes(host))
    const numbers = [item, ...itemsOf(item, 'contactPoint')]
      .flatMap((one) => textsOf(one, 'telephone'))
      .flatMap((number) => nationalNumber(number) ?? [])
    return numbers.length > 0 && !numbers.some(isShown)
  }
  const isOther = (item: StructuredItem): boolean => {
    // Microdata wraps what visitors read.
    if (item.syntax === 'microdata') return false
    const names = ['name', 'legalName', 'alternateName'].flatMap((property) => textsOf(item, property))
    return names.length > 0 && !names.some((one) => isSameName(one, name)) && isElsewhere(item)
  }
  return new Set(pages.flatMap(({ page }) => businessItems(page).filter(isOther)))
}
