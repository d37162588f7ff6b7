/** At most `length` characters, never ending in half a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const end = /[\uD800-\uDBFF]/.test(text[length - 1] ?? '') ? length - 1 : length
  return text.slice(0, end)
}
