import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServices, type ServicesUnderTest } from '../support/services.ts'

let services: ServicesUnderTest

beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.sandbox.close())

async function script(page: string, parameters: Record<string, string>) {
  const answer = await services.ask('abn-lookup', `/json/${page}?${new URLSearchParams(parameters)}`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

async function lookUp(page: string, parameters: Record<string, string>) {
  const { status, text } = await script(page, { guid: 'sandbox', ...parameters })
  expect(status).toBe(200)
  return JSON.parse(text.replace(/^callback\(|\)$/g, ''))
}
const details = (abn: string) => lookUp('AbnDetails.aspx', { abn })
const names = async (name: string, maxResults = '10') =>
  (await lookUp('MatchingNames.aspx', { name, maxResults })).Names

test('the answer is a script with the callback that was asked for, or "callback"', async () => {
  const parameters = { abn: '73330269185', guid: 'sandbox' }
  expect(await script('AbnDetails.aspx', { ...parameters, callback: 'take' })).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    text: expect.stringMatching(/^take\(\{"Abn":"73330269185".*\}\)$/),
  })
  expect((await script('AbnDetails.aspx', parameters)).text).toMatch(/^callback\(\{.*\}\)$/)
})

test('a number in the register is told with its names and place', async () => {
  expect(await details('73 330 269 185')).toEqual({
    Abn: '73330269185',
    AbnStatus: 'Active',
    AbnStatusEffectiveFrom: '2011-07-01',
    Acn: '',
    AddressDate: '2011-07-01',
    AddressPostcode: '2204',
    AddressState: 'NSW',
    BusinessName: ['Copper Quokka Electrical'],
    EntityName: 'The Trustee for The Copper Quokka Trust',
    EntityTypeCode: 'DTT',
    EntityTypeName: 'Discretionary Trading Trust',
    Gst: '2011-07-01',
    Message: '',
  })
})

test('one number belongs to another name and postcode, one is cancelled', async () => {
  expect(await details('36199180774')).toMatchObject({ BusinessName: ['Whittle Lighting'], AddressPostcode: '2045' })
  expect(await details('93276853291')).toMatchObject({ AbnStatus: 'Cancelled', BusinessName: [], Gst: null })
})

test.each([
  ['53004085616', { Abn: '53004085616', Message: 'No record found' }],
  ['84703648660', { Abn: '', Message: 'Search text is not a valid ABN or ACN' }],
  ['', { Abn: '', Message: 'Search text is not a valid ABN or ACN' }],
])('errors come at status 200: %s', async (abn, answer) => {
  expect(await details(abn)).toMatchObject({ ...answer, EntityName: '', BusinessName: [], Gst: null })
})

test('without its GUID there is a message and nothing else', async () => {
  const Message = 'The GUID entered is not recognised as a Registered Party'
  expect(await lookUp('AbnDetails.aspx', { abn: '73330269185', guid: 'other' })).toMatchObject({ Abn: '', Message })
  expect(await lookUp('MatchingNames.aspx', { name: 'Copper Quokka', guid: '' })).toEqual({ Message, Names: [] })
})

test('names are found by likeness, best first', async () => {
  expect(await names('Copper Quokka Electrical', '1')).toEqual([
    {
      Abn: '73330269185',
      AbnStatus: '0000000001',
      IsCurrent: true,
      Name: 'Copper Quokka Electrical',
      NameType: 'Business Name',
      Postcode: '2204',
      Score: 100,
      State: 'NSW',
    },
  ])
  const [best, next] = await names('Numbat & Ledger')
  expect(best).toMatchObject({ Name: 'Numbat & Ledger Accountants', NameType: 'Business Name' })
  expect(next).toMatchObject({ NameType: 'Entity Name' })
  expect(best.Score).toBeGreaterThan(next.Score)
  expect(await names('Numbat & Ledger', '1')).toHaveLength(1)
  expect(await names('K & L Grumbleton')).toMatchObject([{ AbnStatus: '0000000002' }])
  expect(await names('Wobbly Clutch Driving School')).toEqual([])
})
