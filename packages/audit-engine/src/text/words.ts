/**
 * Whether a text has no letters but those of English, as most texts of a site. Other letters need Unicode's tables, which
 * cost several times as much.
 */
export const isPlain = (text: string): boolean => plain.test(text)
const plain = /^[\0-\x7f\u2000-\u206f]*$/

/** Runs of letters and digits. */
export const wordsIn = (text: string): string[] => text.match(isPlain(text) ? /[A-Za-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? []

/** Each of the words as a number, so that many can be compared; different words hardly ever have the same. */
export function wordNumbers(text: string): number[] {
  if (!isPlain(text)) return wordsIn(text).map((word) => numberOf(word, 0, word.length))
  const numbers: number[] = []
  let start = -1
  for (let at = 0; at <= text.length; at++) {
    if (isAlphanumeric(text.charCodeAt(at))) start = start < 0 ? at : start
    else if (start >= 0) {
      numbers.push(numberOf(text, start, at))
      start = -1
    }
  }
  return numbers
}

/** The 32-bit FNV-1a hash of a part of a text. */
function numberOf(text: string, from: number, to: number): number {
  let hash = 0x81_1c_9d_c5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash
}

/** The number of words in a text; "don't" and "twenty-one" count as one each. */
export const wordCount = (text: string): number => {
  let words = 0
  let inWord = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f && (code < 0x2000 || code > 0x206f)) return countByTables(text)
    if (isAlphanumeric(code)) {
      if (!inWord) words++
      inWord = true
    } else inWord = inWord && isJoint(code) && isAlphanumeric(text.charCodeAt(at + 1))
  }
  return words
}

const countByTables = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

const isAlphanumeric = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)

/** An apostrophe or a hyphen. */
const isJoint = (code: number): boolean => code === 0x27 || code === 0x2019 || code === 0x2d
