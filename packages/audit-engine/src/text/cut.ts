/** At most `length` UTF-16 units, never ending in half a surrogate pair. */
export const cut = (text: string, length: number): string => (text.length <= length ? text : between(text, 0, length))

/** The part of a text from `from` up to `to`, without half a surrogate pair at either end. */
export function between(text: string, from: number, to: number): string {
  const start = splitsPair(text, from) ? from + 1 : Math.max(0, from)
  return text.slice(start, splitsPair(text, to) ? to - 1 : to)
}

const splitsPair = (text: string, at: number): boolean =>
  at > 0 && at < text.length && isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at))

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
