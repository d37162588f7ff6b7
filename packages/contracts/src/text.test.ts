import { describe, expect, it } from 'vitest'
import { firstCharacters, storableJson, storableText } from './text.ts'

const halfEmoji = '\ud83d'

describe('storable text', () => {
  it('has no half characters and no NULs', () => {
    expect(storableText(`Joe${halfEmoji}s\0 caf\u00e9 🦘`)).toBe('Joe\ufffds\ufffd caf\u00e9 🦘')
  })
})

describe('storable JSON', () => {
  it.each([
    [String.raw`{"name":"\ud83d"}`, { name: '\ufffd' }],
    [String.raw`{"name":"\uDC00\uD83D"}`, { name: '\ufffd\ufffd' }],
    [String.raw`{"name":"a\u0000b"}`, { name: 'a\ufffdb' }],
    [String.raw`{"na\ud83dme":1}`, { 'na\ufffdme': 1 }],
    [String.raw`{"name":"\ud83e\udd98"}`, { name: '🦘' }],
    [String.raw`{"name":"\ud83d\ud83e\udd98"}`, { name: '\ufffd🦘' }],
    [String.raw`{"name":"about \\ud83d and \\u0000"}`, { name: String.raw`about \ud83d and \u0000` }],
    [`{"name":"${halfEmoji}"}`, { name: '\ufffd' }],
  ])('%s', (source, value) => {
    expect(JSON.parse(storableJson(source))).toEqual(value)
  })

  it('leaves faults of other kinds to the parser', () => {
    expect(storableJson('{"a":"\\')).toBe('{"a":"\\')
  })
})

describe('the first characters', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly ten', 7, 'exactly'],
    ['🦘🦘🦘', 3, '🦘'],
    ['a👩‍👩‍👧b', 5, 'a'],
    ['a👍🏽b', 3, 'a'],
    ['cafe\u0301 lume', 4, 'caf'],
    [`a${'\u0301'.repeat(50)}`, 5, `a${'\u0301'.repeat(4)}`],
    ['🦘\u0301', 1, ''],
  ])('of %j up to %i are %j', (text, length, expected) => {
    expect(firstCharacters(text, length)).toBe(expected)
  })
})
