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
  if (!isPlain(text)) return wordsIn(text).map(numberOf)
  const numbers: number[] = []
  let inWord = false
  let hash = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (kindOf(code) === alphanumeric) {
      hash = hashed(inWord ? hash : seed, code)
      inWord = true
    } else if (inWord) {
      numbers.push(hash)
      inWord = false
    }
  }
  if (inWord) numbers.push(hash)
  return numbers
}

/** The 32-bit FNV-1a hash of a word. */
function numberOf(word: string): number {
  let hash = seed
  for (let at = 0; at < word.length; at++) hash = hashed(hash, word.charCodeAt(at))
  return hash
}
const seed = 0x81_1c_9d_c5
const hashed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01_00_01_93)

/** The number of words in a text; "don't" and "twenty-one" count as one each. */
export const wordCount = (text: string): number => {
  let words = 0
  let [before, last] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f && (code < 0x2000 || code > 0x206f)) return countByTables(text)
    const kind = kindOf(code)
    // One more for a letter that follows neither a letter nor a joint after one; without branches, which would be guessed
    // wrong at every other word.
    words += kind & ~last & ~((last >> 1) & before) & alphanumeric
    before = last
    last = kind
  }
  return words
}

const countByTables = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

const alphanumeric = 1
/** An apostrophe or a hyphen. */
const joint = 2
/** By ASCII code: a look into a table takes half the time of comparisons. */
const kinds = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code)
  return /[A-Za-z0-9]/.test(character) ? alphanumeric : /['-]/.test(character) ? joint : 0
})
const kindOf = (code: number): number => (code < 0x80 ? kinds[code]! : code === 0x2019 ? joint : 0)
