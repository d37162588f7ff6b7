import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abnPlaceholderIn, abnsIn, isAbn } from './business-numbers.ts'

const found = (text: string): string[] => abnsIn(text).map(({ abn }) => abn)

describe('isAbn', () => {
  it('accepts the example of the Australian Business Register', () => {
    expect(isAbn('51824753556')).toBe(true)
  })

  it.each(['51824753557', '5182475355', '518247535560', '01824753556', '51 824 753 556', '', 'abcdefghijk'])(
    'refuses %j',
    (digits) => {
      expect(isAbn(digits)).toBe(false)
    },
  )

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.nat({ max: 9 }), (place, digit) => {
        const changed = `${'51824753556'.slice(0, place)}${digit}${'51824753556'.slice(place + 1)}`
        expect(isAbn(changed)).toBe(changed === '51824753556')
      }),
    )
  }, 30_000)
})

describe('abnsIn', () => {
  it.each(['ABN: 5182 475 3556', 'ABN 518 247 535 56', 'A.B.N. 51 8247 53556', 'abn no. 5-1-8-2-4-7-5-3-5-5-6'])(
    'reads %j, however it is grouped',
    (text) => {
      expect(found(text)).toEqual(['51824753556'])
    },
  )

  it('reads no groups of its own making without the label', () => {
    expect(found('Order 5182 475 3556')).toEqual([])
    expect(found('ABN and more, as you like it. Order 5182 475 3556')).toEqual([])
  })

  it('reads one with zero-width characters between its groups', () => {
    expect(found('ABN 51\u200d 824\u200d 753\u200d 556')).toEqual(['51824753556'])
  })

  it.each([
    'ABN 51 824 753 556',
    'ABN: 51824753556',
    'ABN 51-824-753-556',
    'A.B.N. 51 824 753 556',
    '(ABN 51 824 753 556)',
    'ABN No. 51 824 753 556',
    'abn # 51 824 753 556.',
    'Joe Pty Ltd 51 824 753 556',
  ])('reads %j', (text) => {
    expect(found(text)).toEqual(['51824753556'])
  })

  it.each([
    'ABN 51 824 753 557',
    '51824753556',
    '+61 412 345 678',
    '$51,824,753,556',
    'ACN 824 753 556',
    '151 824 753 556 1',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([])
  })

  it('says whether the text calls it an ABN', () => {
    expect(abnsIn('51 824 753 556')[0]?.labelled).toBe(false)
    expect(abnsIn('Our ABN is 51 824 753 556')[0]?.labelled).toBe(true)
  })
})

it.each([
  ['All rights reserved. ABN: XX XXX XXX XXX', 'ABN: XX XXX XXX XXX'],
  ['A.B.N. xx-xxx-xxx-xxx', 'A.B.N. xx-xxx-xxx-xxx'],
  ['ABN [your ABN here]', 'ABN [your ABN here]'],
  ['ABN 51 824 753 556', null],
  ['ABN: on request', null],
  ['ABNXXXX', null],
])('the placeholder of an ABN in %j is %j', (text, placeholder) => expect(abnPlaceholderIn(text)).toBe(placeholder))
