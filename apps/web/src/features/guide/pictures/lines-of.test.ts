import { expect, test } from 'vitest'
import { linesOf } from './lines-of.ts'

test('a text is broken between words, none longer than the line', () => {
  expect(linesOf('Hot water repairs in Geelong West', { size: 10, wide: 80, most: 9 })).toEqual([
    'Hot water',
    'repairs in',
    'Geelong West',
  ])
})

test('what does not fit is cut, and the cut is seen', () => {
  expect(linesOf('Hot water repairs in Geelong West', { size: 10, wide: 80, most: 2 })).toEqual([
    'Hot water',
    'repairs in…',
  ])
})

test('a word longer than the line has a line of its own', () => {
  expect(linesOf('see pelicanridgecap.com.au', { size: 10, wide: 50, most: 3 })).toEqual([
    'see',
    'pelicanridgecap.com.au',
  ])
})
