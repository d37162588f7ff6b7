import { itemsOf, textsOf, type StructuredItem } from '../../page/structured-items.ts'

/**
 * The first text of a property, or of a property inside it, as in `textOf(item, 'address', 'addressLocality')`; null
 * when there is none.
 */
export const textOf = (item: StructuredItem, property: string, inside?: string): string | null => {
  const texts =
    inside === undefined ? textsOf(item, property) : itemsOf(item, property).flatMap((value) => textsOf(value, inside))
  return texts.map((text) => text.trim()).find((text) => text !== '') ?? null
}

/** Whether the item has the property at all, as text or as an item. */
export const has = (item: StructuredItem, property: string): boolean => (item.properties[property]?.length ?? 0) > 0
