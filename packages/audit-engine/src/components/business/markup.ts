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
