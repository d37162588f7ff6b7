import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServices, type ServicesUnderTest } from '../support/services.ts'

let services: ServicesUnderTest

beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.sandbox.close())

async function get(resource: string, parameters: Record<string, string>) {
  const query = new URLSearchParams({ key: 'sandbox', ...parameters })
  const answer = await services.ask('youtube', `/youtube/v3/${resource}?${query}`)
  return { status: answer.status, body: await answer.json() }
}
const part = 'statistics,contentDetails'

test('a channel is found by its handle or id, with rounded subscribers and its list of uploads', async () => {
  const { status, body } = await get('channels', { part, forHandle: 'CopperQuokkaElectrical' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    kind: 'youtube#channelListResponse',
    pageInfo: { totalResults: 1 },
    items: [
      {
        id: 'UCcopperquokkademo000001',
        statistics: { subscriberCount: '1860', hiddenSubscriberCount: false, videoCount: '3' },
        contentDetails: { relatedPlaylists: { uploads: 'UUcopperquokkademo000001' } },
      },
    ],
  })
  expect((await get('channels', { part, id: 'UCcopperquokkademo000001' })).body.items).toEqual(body.items)
})

test('one that nobody has is an answer without a list', async () => {
  const { status, body } = await get('channels', { part, forHandle: '@nobody-here' })
  expect({ status, total: body.pageInfo.totalResults, items: body.items }).toEqual({
    status: 200,
    total: 0,
    items: undefined,
  })
})

test('uploads are listed newest first, with the date they appeared', async () => {
  const { body } = await get('playlistItems', { part: 'contentDetails', playlistId: 'UUcopperquokkademo000001' })
  const dates = body.items.map(
    (item: { contentDetails: { videoPublishedAt: string } }) => item.contentDetails.videoPublishedAt,
  )
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
})

describe('is refused', () => {
  test.each([
    ['a wrong key', 'channels', { part, id: 'x', key: 'wrong' }, 400, 'API_KEY_INVALID'],
    ['no filter', 'channels', { part }, 400, 'missingRequiredParameter'],
    ['two filters', 'channels', { part, id: 'x', forHandle: '@x' }, 400, 'incompatibleParameters'],
    ['no part', 'channels', { id: 'x' }, 400, 'missingRequiredParameter'],
    [
      'a list that is not there',
      'playlistItems',
      { part: 'contentDetails', playlistId: 'UUx' },
      404,
      'playlistNotFound',
    ],
    ['a part that the sandbox does not know', 'channels', { part: 'brandingSettings', id: 'x' }, 501, 'knows no part'],
  ])('%s', async (_, resource, parameters, status, text) => {
    const answer = await get(resource, parameters)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain(text)
  })
})
