import { limits } from './limits.ts'
import { cut } from '../text/cut.ts'

/** Attributes of one element: names in lower case, entities decoded. */
export type Attributes = Record<string, string>

/** A copy that is safe to keep: long values are cut, so that a page cannot fill the memory through one attribute. */
export const keepable = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .slice(0, 50)
      .map(([name, value]) => [cut(name, 100), cut(value, limits.attribute)]),
  )

/** A whole number of pixels, as in `width` and `height` attributes; null for percentages and invalid values. */
export function pixels(value: string | undefined): number | null {
  const match = value === undefined ? null : /^\s*(\d{1,6})(?:\.\d+)?\s*(?:px)?\s*$/i.exec(value)
  return match ? Number(match[1]) : null
}
