import { expect, test } from 'vitest'
import { askLocally, type Said, type ServiceRequest } from '../../../test/support/local-service.ts'
import { youTube } from './youtube.ts'

const channelUrl = 'https://www.youtube.com/@wattlewire'
const channel = (statistics: object = { subscriberCount: '1240', hiddenSubscriberCount: false }) => ({
  items: [{ id: 'UCwattle', statistics, contentDetails: { relatedPlaylists: { likes: '', uploads: 'UUwattle' } } }],
})
const uploads = {
  items: [
    { contentDetails: { videoId: 'a', videoPublishedAt: '2025-02-01T00:00:00Z' } },
    { contentDetails: { videoId: 'b', videoPublishedAt: '2026-11-02T08:30:00Z' } },
    { contentDetails: { videoId: 'private' } },
  ],
}
const notFound = { status: 404, text: '{"error":{"code":404,"errors":[{"reason":"playlistNotFound"}]}}' }

const ask = (said: Said, videos: Said = uploads, url: string | null = channelUrl, time?: number) =>
  askLocally(
    youTube,
    { channelUrl: url },
    ({ path }: ServiceRequest) => (path.endsWith('/channels') ? said : videos),
    time === undefined ? {} : { time },
  )

test('a channel has its subscribers and the date of its newest video', async () => {
  const { gathered, requests } = await ask(channel())
  expect(gathered).toMatchObject({ data: { subscribers: 1_240, newest: '2026-11-02T08:30:00Z' } })
  expect(requests.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    ['/youtube/v3/channels', { part: 'statistics,contentDetails', forHandle: '@wattlewire', key: 'test-key' }],
    ['/youtube/v3/playlistItems', { part: 'contentDetails', playlistId: 'UUwattle', maxResults: '5', key: 'test-key' }],
  ])
})

test.each([
  ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv', { id: 'UCabcdefghijklmnopqrstuv' }],
  ['https://www.youtube.com/user/wattlewire', { forUsername: 'wattlewire' }],
  ['https://www.youtube.com/@caf%C3%A9', { forHandle: '@café' }],
  ['https://www.youtube.com/@caf%E9', { forHandle: '@caf%E9' }],
])('%s is asked for as %j', async (url, named) => {
  const { requests } = await ask(channel(), uploads, url)
  expect(Object.fromEntries(requests[0]!.query)).toMatchObject(named)
})

test('hidden subscribers are unknown, not none', async () => {
  expect((await ask(channel({ hiddenSubscriberCount: true }))).gathered).toMatchObject({ data: { subscribers: null } })
})

test.each<[string, Said]>([
  ['an empty list', { items: [] }],
  ['no list at all', notFound],
])('a channel without public videos has no newest one: %s', async (_, videos) => {
  expect((await ask(channel(), videos)).gathered).toMatchObject({ data: { subscribers: 1_240, newest: null } })
})

test.each([
  [null, 'Your website links to no YouTube channel.'],
  ['https://www.youtube.com/c/wattlewire', expect.stringContaining('by an old address')],
])('%j costs no question', async (url, reason) => {
  const { gathered, requests } = await ask(channel(), uploads, url)
  expect(gathered).toEqual({ outcome: 'unavailable', reason })
  expect(requests).toEqual([])
})

test.each<[string, Said, string]>([
  [
    'an address nobody has',
    { pageInfo: { totalResults: 0 } },
    'YouTube knows no channel at the address your website links to.',
  ],
  ['a quota that is used up', { status: 403, text: '{"error":{"code":403}}' }, 'YouTube refused our question.'],
  ['too many questions at once', { status: 429, text: '{}' }, 'YouTube had no more answers for us at the time.'],
  ['a fault', { status: 500, text: '{}' }, 'YouTube had a fault of its own (status 500).'],
  ['a body that breaks off', '{"items":[{"stat', 'YouTube gave an answer we could not read.'],
  [
    'another shape',
    { items: [{ statistics: { subscriberCount: 'many' } }] },
    'YouTube gave an answer we could not read.',
  ],
])('%s is reported as it is', async (_, said, reason) => {
  expect((await ask(said)).gathered).toEqual({ outcome: 'unavailable', reason })
})

test('no answer ends at the time limit', async () => {
  expect((await ask('never', uploads, channelUrl, 200)).gathered).toEqual({
    outcome: 'unavailable',
    reason: 'YouTube did not answer in time.',
  })
})
