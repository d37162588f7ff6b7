const spaces = /[\s\u200B\u2060\uFEFF]+/g
const unreadable = /[\u0000\uFFFD]/g

/** One line: every run of white space becomes one blank; zero-width characters and NULs go. */
export const fold = (text: string): string => text.replace(unreadable, '').replace(spaces, ' ').trim()

/** At most `length` characters, never ending in half a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const end = /[\uD800-\uDBFF]/.test(text[length - 1] ?? '') ? length - 1 : length
  return text.slice(0, end)
}
