import { expect, test } from 'vitest'
import { placeOfWork } from './place-of-work.ts'

test.each([
  ['We have a commercial office in Ramsgate and a home office in the Sutherland Shire.', 'Ramsgate'],
  ['Based in Byron Bay, we travel far.', 'Byron Bay'],
  ['Visit our studio at Mile End.', 'Mile End'],
  ['Our office in a nice building is open.', null],
  ['A clinic in Touch with its patients.', null],
  ['She worked in Ramsgate before.', null],
])('%s', (text, place) => {
  expect(placeOfWork(text)).toBe(place)
})
