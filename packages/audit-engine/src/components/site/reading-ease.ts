import { wordCount } from '../../text/words.ts'

/**
 * Flesch Reading Ease (Flesch 1948), of which 60 to 70 is plain English, and the words of a sentence on average. Null under
 * 150 words, where it means little.
 */
export const readingEase = (sentences: readonly string[]): { ease: number; length: number } | null => {
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z]+(?:['’][a-z]+)?/gi) ?? [])
  if (words.length < 150 || sentences.length === 0) return null
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const length = words.length / sentences.length
  return { ease: 206.835 - 1.015 * length - 84.6 * (syllables / words.length), length }
}

/** Sentences of running text, which end in a full stop; labels, dishes and addresses do not. */
export const sentencesOf = (
  blocks: readonly { tag: string; text: string; inNav: boolean; inFooter: boolean }[],
): string[] =>
  blocks
    .filter(({ tag, inNav, inFooter }) => !inNav && !inFooter && !/^h[1-6]$/.test(tag))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/))
    .filter((sentence) => /[.!?]["'”’)]*$/.test(sentence.trim()) && wordCount(sentence) >= 5)

const counted = new Map<string, number>()
const mostCounted = 20_000

const syllablesOf = (word: string): number => {
  const before = counted.get(word)
  if (before !== undefined) return before
  const count = countSyllables(word.toLowerCase().replace(/[^a-z]/g, ''))
  if (counted.size < mostCounted && word.length < 40) counted.set(word, count)
  return count
}

/** Counts vowel groups without a silent e: an estimate good enough for a page, not for a single word. */
const countSyllables = (word: string): number => {
  const spoken = word.replace(/(?<=[^aeiouyl])e[sd]?$|(?<=[^aeiouy])les?$/, (ending) =>
    ending.startsWith('l') ? 'ul' : '',
  )
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}
