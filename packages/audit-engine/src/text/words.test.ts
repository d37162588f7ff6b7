import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordCount, wordsIn } from './words.ts'

test('words are runs of letters and digits of any language', () => {
  expect(wordsIn('Call 02 9555 0123 — the “Café” 漢字, naïve')).toEqual([
    'Call',
    '02',
    '9555',
    '0123',
    'the',
    'Café',
    '漢字',
    'naïve',
  ])
  expect(wordsIn('— …')).toEqual([])
})

test('an apostrophe or a hyphen inside a word does not part it', () => {
  expect(wordCount("don't - it’s twenty-one o' clock 'quoted' a--b")).toBe(8)
})

test('the short way counts as the Unicode tables do', () => {
  const text = fc.string({ unit: fc.constantFrom(..."abZ09 .,'’-–“”\n\u2028é漢"), maxLength: 40 })
  fc.assert(
    fc.property(text, (text) => {
      expect(wordCount(text)).toBe(text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0)
      expect(wordsIn(text)).toEqual(text.match(/[\p{L}\p{N}]+/gu) ?? [])
    }),
    { numRuns: 1_000 },
  )
})
