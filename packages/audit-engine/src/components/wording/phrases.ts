import { firstCharacters } from '@findable/contracts'
import { pathOf } from '../site/addresses.ts'

/** "1 page", "3 pages". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "40%", of a share from 0 to 1. */
export const percent = (share: number): string => `${Math.round(100 * share)}%`

/** "a", "a and b", "a, b and c", "a, b, c and 4 more". */
export const list = (items: readonly string[], atMost = 4): string => join(items, 'and', atMost)

/** "a", "a or b", "a, b or c". */
export const either = (items: readonly string[]): string => join(items, 'or', items.length)

const join = (items: readonly string[], last: 'and' | 'or', atMost: number): string => {
  const shown = items.length > atMost ? items.slice(0, atMost - 1) : items
  const rest = items.length - shown.length
  const all = rest > 0 ? [...shown, `${rest} more`] : shown
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`
}

/** The paths of addresses that were not read as pages, for a sentence. */
export const paths = (pages: readonly { url: string; finalUrl?: string }[], atMost = 4): string =>
  list([...new Set(pages.map(({ url, finalUrl }) => pathOf(finalUrl ?? url)))], atMost)

/**
 * Puts text on one line and cuts it at a word, for quoting; a long run without spaces is cut between two characters.
 */
export const shorten = (text: string, length = 120): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  return `${firstCharacters(line, Math.max(line.lastIndexOf(' ', length - 1), length * 0.6))}…`
}

/** A text as a quotation, shortened; quotation marks that it begins or ends with are not doubled. */
export const quoted = (text: string, length?: number): string =>
  `"${shorten(text.replace(/^[\s"“”„‘'’]+|[\s"“”]+$/g, ''), length)}"`
