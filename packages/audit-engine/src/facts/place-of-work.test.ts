import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { placeOfWork } from './place-of-work.ts'

test.each([
  ['We have a commercial office in Ramsgate and a home office in the Sutherland Shire.', 'Ramsgate'],
  ['Based in Byron Bay, we travel far.', 'Byron Bay'],
  ['Visit our studio at Mile End.', 'Mile End'],
  ['Our office in a nice building is open.', null],
  ['A clinic in Touch with its patients.', null],
  ['She worked in Ramsgate before.', null],
  ['Remedial massage in Morley, Western Australia.', 'Morley'],
  ['We love Western Australia.', null],
  ['Based in Melbourne, we build stairs. Address: Reservoir, Melbourne, VIC', 'Reservoir'],
  ['We work in Sydney, Melbourne, VIC and beyond.', 'Melbourne'],
  ['Our studio is 10 minutes from Byron Bay.', null],
  ['A farm close to Kyneton, Victoria.', null],
  ['A farm between Kyneton and Woodend, Victoria.', null],
  ['Cabins close to Port Macquarie, NSW.', null],
  ['Operating from Byron Bay.', 'Byron Bay'],
  ['Based near the beach in Byron Bay.', 'Byron Bay'],
])('%s', (text, place) => {
  const read = (html: string) => placeOfWork(parsePage(html, 'https://bristlebird.com.au/'))
  expect(read(`<p>${text}</p>`)).toBe(place)
  expect(read(`<meta name="description" content="${text}">`)).toBe(place)
})
