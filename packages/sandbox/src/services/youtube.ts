import { json, type Answer, type Request } from '../http/router.ts'
import { timestampOf } from './days-ago.ts'
import { checkGoogleKey, missingKey, serviceDisabled } from './google-errors.ts'
import type { Channel } from './outside.ts'
import type { OutsideWorld } from './outside-world.ts'
import { Refusal, type Service } from './service.ts'

const host = 'youtube.googleapis.com'

/** YouTube Data API v3: channels and the list of their uploads. https://developers.google.com/youtube/v3/docs */
export function youTube(world: OutsideWorld): Service {
  return {
    name: 'youtube',
    routes: [
      { method: 'GET', path: '/youtube/v3/channels', handle: (request) => channels(request, world) },
      { method: 'GET', path: '/youtube/v3/playlistItems', handle: (request) => playlistItems(request, world) },
    ],
    faults: {
      'rate-limited': () =>
        refusal(429, 'global', 'rateLimitExceeded', 'Resource has been exhausted (e.g. check quota).'),
      quota: () => refusal(403, 'youtube.quota', 'quotaExceeded', overQuota),
      denied: () => serviceDisabled(host, 'YouTube Data API v3'),
      'server-error': () => refusal(500, 'global', 'backendError', 'Internal error encountered.'),
    },
  }
}

const overQuota =
  'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.'

const filters = ['id', 'forHandle', 'forUsername'] as const

function channels(request: Request, world: OutsideWorld): Answer {
  const { searchParams } = request.url
  checkGoogleKey(request, host, () => missingKey(host, 'youtube.api.v3.V3DataChannelService.List'))
  const parts = partsOf(searchParams, ['id', 'statistics', 'contentDetails'])
  const given = filters.filter((name) => searchParams.has(name))
  if (given.length !== 1) {
    const reason = given.length === 0 ? 'missingRequiredParameter' : 'incompatibleParameters'
    throw new Refusal(
      refusal(400, 'youtube.parameter', reason, `No filter selected. Expected one of: ${filters.join(', ')}`),
    )
  }
  const wanted = searchParams.get(given[0]!)!
  const found = world
    .channels()
    .filter(({ id, handle }) =>
      given[0] === 'id' ? id === wanted : given[0] === 'forHandle' && sameHandle(handle, wanted),
    )
  return json(200, {
    kind: 'youtube#channelListResponse',
    etag: 'sandbox',
    pageInfo: { totalResults: found.length, resultsPerPage: 5 },
    // Without a match YouTube leaves the list out.
    ...(found.length > 0 && { items: found.map((channel) => channelResource(channel, parts)) }),
  })
}

const sameHandle = (handle: string, wanted: string): boolean =>
  handle.toLowerCase() === `@${wanted.replace(/^@/, '')}`.toLowerCase()

const uploadsOf = ({ id }: Channel): string => `UU${id.slice(2)}`

const channelResource = (channel: Channel, parts: string[]) => ({
  kind: 'youtube#channel',
  etag: 'sandbox',
  id: channel.id,
  ...(parts.includes('contentDetails') && {
    contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(channel) } },
  }),
  ...(parts.includes('statistics') && {
    statistics: {
      viewCount: String(channel.views),
      ...(channel.subscribers !== null && { subscriberCount: String(rounded(channel.subscribers)) }),
      hiddenSubscriberCount: channel.subscribers === null,
      videoCount: String(channel.videos.length),
    },
  }),
})

/** YouTube shows others the first three digits only. */
function rounded(subscribers: number): number {
  const unit = 10 ** Math.max(0, String(subscribers).length - 3)
  return Math.floor(subscribers / unit) * unit
}

function playlistItems(request: Request, world: OutsideWorld): Answer {
  const { searchParams } = request.url
  checkGoogleKey(request, host, () => missingKey(host, 'youtube.api.v3.V3DataPlaylistItemService.List'))
  partsOf(searchParams, ['id', 'contentDetails'])
  const playlistId = searchParams.get('playlistId')
  const channel = world.channels().find((one) => uploadsOf(one) === playlistId)
  // A channel without a public video has no list of uploads.
  if (!channel || channel.videos.length === 0) {
    const message = "The playlist identified with the request's <code>playlistId</code> parameter cannot be found."
    throw new Refusal(refusal(404, 'youtube.playlistItem', 'playlistNotFound', message))
  }
  const now = new Date()
  const most = Number(searchParams.get('maxResults') ?? 5)
  return json(200, {
    kind: 'youtube#playlistItemListResponse',
    etag: 'sandbox',
    items: channel.videos.slice(0, most).map(({ id, daysAgo }) => ({
      kind: 'youtube#playlistItem',
      etag: 'sandbox',
      id: `${playlistId}.${id}`,
      contentDetails: {
        videoId: id,
        videoPublishedAt: timestampOf(daysAgo, now)
          .toISOString()
          .replace(/\.\d+Z$/, 'Z'),
      },
    })),
    pageInfo: { totalResults: channel.videos.length, resultsPerPage: most },
  })
}

/** The parts asked for; the sandbox knows some of them. */
function partsOf(searchParams: URLSearchParams, known: string[]): string[] {
  const parts = searchParams.getAll('part').flatMap((text) => text.split(','))
  if (parts.length === 0)
    throw new Refusal(
      refusal(400, 'youtube.parameter', 'missingRequiredParameter', "No parts selected. Field violation: 'part'"),
    )
  const unknown = parts.find((part) => !known.includes(part))
  if (unknown) throw new Refusal(json(501, { error: `the sandbox knows no part ${unknown}, only ${known.join(', ')}` }))
  return parts
}

/** The error of this older API: a message, and a list of `errors` with the reason. */
const refusal = (code: number, domain: string, reason: string, message: string): Answer =>
  json(code, { error: { code, message, errors: [{ message, domain, reason }] } })
