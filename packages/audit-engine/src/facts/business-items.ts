import type { Page } from '../page/page.ts'
import { has, itemsOf, structuredItems, textsOf, type StructuredItem } from '../page/structured-items.ts'
import { isBusinessType, isUnknownType } from './industry/schema-types.ts'

/** Properties that lead to somebody other than the business the page is about. */
const othersThan = [
  'memberOf',
  'affiliation',
  'sponsor',
  'funder',
  'author',
  'reviewedBy',
  'brand',
  'manufacturer',
  'alumniOf',
  'recognizedBy',
  'issuedBy',
  'award',
  'hasCredential',
  'isPartOf',
  'competitor',
  'client',
  'sourceOrganization',
  'organizer',
  'performer',
  // People of the business, whose types are those of businesses as well, such as Physician.
  'physician',
  'employee',
  'employees',
  'founder',
  'founders',
  'member',
  'members',
]

/**
 * What the markup of a page says about the business itself; `another` are the items that turned out to describe another
 * business.
 */
export const businessItems = (page: Page, another?: ReadonlySet<StructuredItem>): StructuredItem[] =>
  ownItems(page).filter((item) => !another?.has(item))

/** Cached, because many facts and components ask for them. */
const read = new WeakMap<Page, readonly StructuredItem[]>()

function ownItems(page: Page): readonly StructuredItem[] {
  const known = read.get(page)
  if (known) return known
  const items = structuredItems(page)
  const others = new Set(
    items.flatMap((item) =>
      // A review is published by the website it was written on.
      [...othersThan, ...(item.types.includes('Review') ? ['publisher'] : [])].flatMap((property) =>
        itemsOf(item, property),
      ),
    ),
  )
  const own = items.filter(
    (item) => (item.types.some(isBusinessType) || isOfNoType(item)) && (!others.has(item) || isPublisher(item)),
  )
  read.set(page, own)
  return own
}

/** What plugins call the node of whose website it is, to which its events and articles refer as well. */
const isPublisher = (item: StructuredItem): boolean =>
  textsOf(item, '@id').some((id) => /#(?:organi[sz]ation|(?:local)?business)$/i.test(id))

/**
 * Whether an item gives a name and a way to reach somebody under types that no vocabulary has: "CleaningService". Beside
 * a known type, one does no harm.
 */
export const isOfNoType = (item: StructuredItem): boolean =>
  has(item, 'name') && (has(item, 'telephone') || has(item, 'address')) && item.types.every(isUnknownType)
