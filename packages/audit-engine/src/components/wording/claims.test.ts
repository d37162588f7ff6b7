import { expect, test } from 'vitest'
import { claiming, contradictions, counted, different, many, none, same, some, seenValues, shown } from './claims.ts'
import { problem, strength } from './findings.ts'

const line = (saw: string) => ({ saw, url: null, at: '2026-11-22T00:00:00.000Z', source: 'website-crawl' })
const evidenceOf = (...numbers: string[]) =>
  shown(
    seenValues('phone number', numbers, (number) => number),
    (number) => line(`A number: ${number}.`),
  )

test('each value is shown once, in the order seen', () => {
  expect(evidenceOf('02 9555 0123', '0491 570 156', '02 9555 0123').map(({ saw }) => saw)).toEqual([
    'A number: 02 9555 0123.',
    'A number: 0491 570 156.',
  ])
})

test('a finding that fits its evidence stands', () => {
  expect(contradictions([claiming(strength('The same.'), same('phone number'))], evidenceOf('02 9555 0123'))).toEqual(
    [],
  )
  expect(contradictions([claiming(problem('None.', 1), none('phone number'))], [line('We looked.')])).toEqual([])
  expect(contradictions([claiming(problem('Two.', 1), different('phone number'))], evidenceOf('a', 'b'))).toEqual([])
})

test.each([
  ['the same everywhere, with another one shown', same('phone number'), evidenceOf('02 9555 0123', '0491 570 156')],
  ['the same everywhere, with nothing shown', same('phone number'), []],
  ['some, with none shown', some('review place'), []],
  ['none, with one shown', none('phone number'), evidenceOf('02 9555 0123')],
  ['different ones, with a single one shown', different('phone number'), evidenceOf('02 9555 0123')],
  ['a count that the evidence does not give', many('testimonial', 3), [counted(line('Two.'), ['testimonial', 2])]],
])('a finding that says %s is contradicted', (_, claim, evidence) => {
  expect(contradictions([claiming(problem('Agree.', 1), claim)], evidence)).toHaveLength(1)
})
