import { expect, test } from 'vitest'
import { clip } from './wording.ts'

test('a clipped text ends at a word, and never inside a character', () => {
  expect(clip('Bread and cakes from six', 16)).toBe('Bread and cakes…')
  for (let length = 10; length < 20; length++)
    expect(clip('👍🏽'.repeat(20), length)).toBe(`${'👍🏽'.repeat(Math.floor((length - 1) / 4))}…`)
})
