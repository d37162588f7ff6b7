import { describe, expect, test } from 'vitest'
import { askLocally, testSubject, type Said } from '../../../test/support/local-service.ts'
import { abnLookup } from './abn-lookup.ts'

const details = {
  Abn: '51824753556',
  AbnStatus: 'Active',
  AbnStatusEffectiveFrom: '1999-11-01',
  Acn: '',
  AddressDate: '2021-03-04',
  AddressPostcode: '2204',
  AddressState: 'NSW',
  BusinessName: ['Wattle & Wire Electrical'],
  EntityName: 'WATTLE AND WIRE PTY LTD',
  EntityTypeCode: 'PRV',
  EntityTypeName: 'Australian Private Company',
  Gst: '2000-07-01',
  Message: '',
}
const nothing = {
  ...details,
  AbnStatus: '',
  AddressPostcode: '',
  AddressState: '',
  BusinessName: [],
  EntityName: '',
  Gst: null,
}
const jsonp = (value: object): string => `callback(${JSON.stringify(value)})`

const ask = (said: Said, changes: Parameters<typeof testSubject>[0] = {}, time?: number) =>
  askLocally(abnLookup, testSubject(changes), () => said, time === undefined ? {} : { time })

describe('with an ABN on the website', () => {
  test('its entry is asked for', async () => {
    const { gathered, requests } = await ask(jsonp(details))
    expect(requests).toHaveLength(1)
    expect(requests[0]!.path).toBe('/json/AbnDetails.aspx')
    expect(Object.fromEntries(requests[0]!.query)).toEqual({
      abn: '51824753556',
      callback: 'callback',
      guid: 'test-key',
    })
    expect(gathered).toEqual({
      outcome: 'gathered',
      at: '2026-11-21T00:00:00.000Z',
      data: {
        asked: { abn: '51824753556' },
        entry: {
          abn: '51824753556',
          active: true,
          entityName: 'WATTLE AND WIRE PTY LTD',
          businessNames: ['Wattle & Wire Electrical'],
          state: 'NSW',
          postcode: '2204',
        },
        matches: [],
      },
    })
  })

  test('a cancelled one is told so', async () => {
    const { gathered } = await ask(jsonp({ ...details, AbnStatus: 'Cancelled', AddressState: '', AddressPostcode: '' }))
    expect(gathered).toMatchObject({ data: { entry: { active: false, state: null, postcode: null } } })
  })

  test.each(['No record found', 'Search text is not a valid ABN or ACN'])('"%s" is no entry', async (Message) => {
    const { gathered } = await ask(jsonp({ ...nothing, Message }))
    expect(gathered).toMatchObject({ outcome: 'gathered', data: { asked: { abn: '51824753556' }, entry: null } })
  })
})

describe('without an ABN', () => {
  const names = (Names: object[], Message = '') => jsonp({ Message, Names })
  const match = {
    Abn: '51824753556',
    AbnStatus: '0000000001',
    IsCurrent: true,
    Name: 'Wattle & Wire Electrical',
    NameType: 'Business Name',
    Postcode: '2204',
    Score: 100,
    State: 'NSW',
  }

  test('the name is asked for; names given up long ago are left out', async () => {
    const { gathered, requests } = await ask(names([match, { ...match, IsCurrent: false }]), { abn: null })
    expect(requests[0]!.path).toBe('/json/MatchingNames.aspx')
    expect(requests[0]!.query.get('name')).toBe('Wattle & Wire Electrical')
    expect(gathered).toMatchObject({
      data: {
        asked: { name: 'Wattle & Wire Electrical' },
        entry: null,
        matches: [{ abn: '51824753556', name: 'Wattle & Wire Electrical', score: 100, state: 'NSW', postcode: '2204' }],
      },
    })
    expect(gathered.outcome === 'gathered' && gathered.data.matches).toHaveLength(1)
  })

  test('and without a name nothing is asked', async () => {
    const { gathered, requests } = await ask(names([]), { abn: null, name: null })
    expect(requests).toEqual([])
    expect(gathered).toMatchObject({ outcome: 'unavailable', reason: expect.stringContaining('neither an ABN nor') })
  })
})

test.each<[string, Said, string]>([
  [
    'an unknown key, told at status 200',
    jsonp({ ...nothing, Message: 'The GUID entered is not recognised as a Registered Party' }),
    'Australian Business Register refused our question.',
  ],
  [
    'an error page',
    { status: 500, text: '<h1>Server Error</h1>' },
    'Australian Business Register had a fault of its own (status 500).',
  ],
  [
    'too many questions',
    { status: 429, text: '' },
    'Australian Business Register had no more answers for us at the time.',
  ],
  [
    'a body that breaks off',
    jsonp(details).slice(0, 90),
    'Australian Business Register gave an answer we could not read.',
  ],
  ['another shape', jsonp({ Abn: 5 }), 'Australian Business Register gave an answer we could not read.'],
  ['a web page at status 200', '<html></html>', 'Australian Business Register gave an answer we could not read.'],
])('%s is told as it is', async (_, said, reason) => {
  const { gathered, warnings } = await ask(said)
  expect(gathered).toEqual({ outcome: 'unavailable', reason })
  expect(warnings).toHaveLength(1)
})

test('no answer ends at the time limit', async () => {
  const { gathered } = await ask('never', {}, 200)
  expect(gathered).toEqual({
    outcome: 'unavailable',
    reason: 'Australian Business Register did not answer in time.',
  })
})
