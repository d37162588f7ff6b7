import { describe, expect, it } from 'vitest'
import {
  foreignNumber,
  foreignPhonesIn,
  isUndiallable,
  misusesCountryCode,
  nationalNumber,
  phonesIn,
  withAreaCode,
} from './phone-numbers.ts'

const found = (text: string): string[] => phonesIn(text).map(({ national }) => national)

describe('phonesIn', () => {
  it.each([
    ['Call (02) 9555 0123 today', '02 9555 0123'],
    ['Call 02 9555 0123', '02 9555 0123'],
    ['Call 0295550123.', '02 9555 0123'],
    ['Phone0428 901 108', '0428 901 108'],
    ['Call1300 222 333', '1300 222 333'],
    ['(02)95550123', '02 9555 0123'],
    ['02-9555-0123', '02 9555 0123'],
    ['02.9555.0123', '02 9555 0123'],
    ['+61 2 9555 0123', '02 9555 0123'],
    ['+61 (0)2 9555 0123', '02 9555 0123'],
    ['+61 (0) 2 9555 0123', '02 9555 0123'],
    ['+61 (02) 9555 0123', '02 9555 0123'],
    ['+61(2)95550123', '02 9555 0123'],
    ['+61-3-9555-0123', '03 9555 0123'],
    ['0061 8 9555 0123', '08 9555 0123'],
    ['+61 412 345 678', '0412 345 678'],
    ['+61412345678', '0412 345 678'],
    ['+61 (0) 412 345 678', '0412 345 678'],
    ['M: 0412 345 678', '0412 345 678'],
    ['0412-345-678', '0412 345 678'],
    ['04 1234 5678', '0412 345 678'],
    ['0412 34 56 78', '0412 345 678'],
    ['(0412) 345 678', '0412 345 678'],
    ['0412345678', '0412 345 678'],
    ['1300 123 456', '1300 123 456'],
    ['1300-123-456', '1300 123 456'],
    ['1300 12 34 56', '1300 123 456'],
    ['1800 123 456', '1800 123 456'],
    ['+61 1300 123 456', '1300 123 456'],
    ['Call 13 12 34', '13 12 34'],
    ['Phone: 131 234', '13 12 34'],
    ['Ring 131234 now', '13 12 34'],
    ['1300 PLUMBER', '1300 758 623'],
    ['1800-TOWING', '1800 869 464'],
    ['Phone 9555 0123', '9555 0123'],
    ['Ph: 9555 0123', '9555 0123'],
    ['Sydney NSW 2040 02 9555 0123', '02 9555 0123'],
    ['Unit 3 0412 345 678', '0412 345 678'],
    ['02\u20119555\u20110123', '02 9555 0123'],
  ])('reads %j as %s', (text, national) => {
    expect(found(text)).toEqual([national])
  })

  it.each([
    ['ABN 53 004 085 616'],
    ['ABN: 12 042 345 678'],
    ['53 004 085 616'],
    ['ACN 004 085 616'],
    ['Licence No 0412345678'],
    ['Lic. 1300123456'],
    ['BSB 062 000 Account 0412 345 678'],
    ['04-05-2024 10:30'],
    ['02.03.2024 1030'],
    ['13 10 2024'],
    ['13/10/24'],
    ['$1300 123 456'],
    ['Only $13 00 00'],
    ['open 13 14 15'],
    ['serving 2042 2043 2044'],
    ['1995 2024'],
    ['9555 0123'],
    ['score 0.2955501234'],
    ['1300 METRES'.toLowerCase()],
    ['02 0123 4567'],
    ['id 10412345678'],
    ['0412345678901'],
    ['Lifeline on 13 11 14'],
    ['1800 1900 2000'],
    ['the 2024-2025 financial year'],
    ['Serving Perth on 2010-2024 awards'],
    ['Delivery to postcodes 3000-3207'],
    ['Call about postcodes 3000-3207'],
    ['Our office, 6012-6014 Great Eastern Highway'],
    ['Call us: 2010-2024 warranty'],
    // Landlines never begin with 0 or 1 after the area code.
    ['02 1234 5678'],
    ['02 0555 0123'],
  ])('finds no phone in %j', (text) => {
    expect(found(text)).toEqual([])
  })

  it.each([
    ['Phone 9555 0123', '9555 0123'],
    ['Call us now on 9555-0123', '9555 0123'],
    ['Ph: 9555 0123', '9555 0123'],
    ['T 9555 0123', '9555 0123'],
  ])('a local number counts right after a word that means phone: %j', (text, national) => {
    expect(found(text)).toEqual([national])
  })

  it('knows a number of another country by its country code', () => {
    expect(foreignNumber('+44 7889 334849')).toBe('+44 7889 334849')
    expect(foreignNumber('0044 7889 334849')).toBe('+44 7889 334849')
    expect(foreignNumber('+61 2 9555 0123')).toBeNull()
    expect(foreignNumber('+1')).toBeNull()
  })

  it('tells a fax from a phone', () => {
    const mentions = phonesIn('Tel: 02 9555 0123 Fax: 02 9555 0124 Mobile 0412 345 678')
    expect(mentions.map(({ national, fax }) => [national, fax])).toEqual([
      ['02 9555 0123', false],
      ['02 9555 0124', true],
      ['0412 345 678', false],
    ])
  })

  it('tells a fax by what follows it on its line', () => {
    const faxes = (text: string) => phonesIn(text).flatMap(({ national, fax }) => (fax ? [national] : []))
    expect(faxes('02 9555 0123 — Phone\n02 9555 0124 — Fax\nFamilies')).toEqual(['02 9555 0124'])
    expect(faxes('02 9555 0124 (fax)')).toEqual(['02 9555 0124'])
    expect(faxes('02 9555 0123 - Fax 02 9555 0124')).toEqual(['02 9555 0124'])
  })

  it('tells a fax from a phone across a dash', () => {
    expect(phonesIn('Fax - 02 9880 2916')).toMatchObject([{ fax: true }])
    expect(phonesIn('传真：02 9880 2916')).toMatchObject([{ fax: true }])
  })

  it('does not take an international number that lacks a digit for a local one', () => {
    expect(nationalNumber('+61 434 33 161')).toBeNull()
    expect(nationalNumber('9555 0123')).toBe('9555 0123')
  })

  it('finds every number of a line and where each one is', () => {
    const text = 'Joe 0412 345 678 / Ann 0498 765 432 or (02) 9555 0123'
    expect(phonesIn(text).map(({ raw, index }) => text.indexOf(raw) === index)).toEqual([true, true, true])
    expect(found(text)).toEqual(['0412 345 678', '0498 765 432', '02 9555 0123'])
  })
})

describe('nationalNumber', () => {
  it.each([
    ['tel:+61295550123', '02 9555 0123'],
    ['tel:(02)9555-0123', '02 9555 0123'],
    ['tel:+610295550123', '02 9555 0123'],
    ['tel:1300%20'.replace('%20', ' ') + '123456', '1300 123 456'],
    ['0011 61 2 9555 0123', '02 9555 0123'],
    ['+1 212 555 0123', null],
    ['000', null],
    ['', null],
  ])('%j is %s', (raw, national) => {
    expect(nationalNumber(raw)).toBe(national)
  })
})

it('a local number takes the area code of its state', () => {
  expect(withAreaCode('9555 0123', 'VIC')).toBe('03 9555 0123')
  expect(withAreaCode('9555 0123', null)).toBe('9555 0123')
  expect(withAreaCode('0412 345 678', 'VIC')).toBe('0412 345 678')
})

it.each([
  ['+610412345678', true],
  ['(+61) 0412 345 678', true],
  ['61-0412555019', true],
  ['61412555019', true],
  ['61 2 9555 0123', true],
  ['611300123456', true],
  ['+0295550123', true],
  ['+61412345678', false],
  ['+611300123456', false],
  ['0412345678', false],
  ['+61 2 9555 0123', false],
  ['6155 0123', false],
  ['1300 123 456', false],
])('%s has the country code in a form that may not connect: %s', (dialled, may) =>
  expect(misusesCountryCode(dialled)).toBe(may),
)

it.each([
  ['+61XXXXXXXXX', true],
  ['', true],
  ['#', true],
  ['{{phone}}', true],
  ['+61:412345678', true],
  ['+61 2 9555 0123', false],
  ['(02) 9555-0123', false],
  ['1300PLUMBER', false],
  ['000', false],
  ['+61295550123;ext=12', false],
  ['jo@shop.com.au', false],
])('%j cannot be dialled: %s', (dialled, cannot) => expect(isUndiallable(dialled)).toBe(cannot))

it.each([
  ['📞 810-982-7830', ['+1 810 982 7830']],
  ['Call us: (810) 982-7830', ['+1 810 982 7830']],
  ['Phone +44 20 7946 0958', ['+44 20 7946 0958']],
  ['Order 810-982-7830', []],
  ['Phone +61 2 9555 0123', []],
  ['Call 0412 345 678', []],
  ['Made by Acme, +1', []],
])('%j has numbers of other countries: %j', (text, numbers) =>
  expect(foreignPhonesIn(text).map(({ international }) => international)).toEqual(numbers),
)

it('the numbers of authorities that take complaints are nobody’s own', () => {
  expect(phonesIn('Contact the NDIS Commission. Phone: 1800 035 544')).toEqual([])
  expect(phonesIn('Phone: 1800 035 999')).toHaveLength(1)
})

it.each([
  'Send a text to 0412 345 678 (text line only)',
  'SMS only: 0412 345 678',
  '0412 345 678 – texts only',
  '0412 345 678 (text messages only)',
  '0412 345 678, no calls please',
])('a number that only takes messages is none to call: %j', (text) => expect(found(text)).toEqual([]))

it.each([
  'Text or call 0412 345 678',
  '0412 345 678 (text only after hours)',
  '0412 345 678, no calls after 9 pm',
  'Phone 0412 345 678, text only 0400 111 222',
])('a number that also takes calls is one: %j', (text) => expect(found(text)).toEqual(['0412 345 678']))
