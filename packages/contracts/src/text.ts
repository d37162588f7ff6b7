/** PostgreSQL cannot store a NUL, or half a surrogate pair in JSON. Both become U+FFFD, as in a browser. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

/** A cheap check before the careful one: most JSON contains neither escape. */
const mayBeUnusable = /\\u(?:[dD][89a-fA-F]|0000)/
/**
 * Every escape in turn, so that an escaped backslash before a "u" is not mistaken for one: whole pairs, then halves and
 * NULs.
 */
const escapes =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u(?<unusable>[dD][89a-fA-F][\da-fA-F]{2}|0000)|.)/gs

/**
 * A JSON document's source, changed so that every text and name in it can be stored. Other faults are left as they are.
 */
export function storableJson(source: string): string {
  const text = storableText(source)
  if (!mayBeUnusable.test(text)) return text
  return text.replace(escapes, (escape, unusable?: string) => (unusable === undefined ? escape : '\\ufffd'))
}

/** Made when first needed: that takes milliseconds. */
let characters: Intl.Segmenter | undefined
/** Two of these are always two characters. */
const plainPair = /^[ -~]{2}$/

/**
 * The first characters of a text, at most `length` UTF-16 units, cut between two characters as people see them: an
 * emoji with its skin colour is one.
 */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text
  if (plainPair.test(text.slice(length - 1, length + 1))) return text.slice(0, length)
  characters ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  // A character begins at or before the cut; where it ends does not matter.
  const start = characters.segment(text.slice(0, length + 2)).containing(length)?.index ?? length
  // Endless combining marks make one endless character; that one is cut, but never within a surrogate pair.
  return start > 0 ? text.slice(0, start) : text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
