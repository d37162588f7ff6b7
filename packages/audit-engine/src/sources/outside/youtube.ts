import * as z from 'zod/mini'
import { decoded } from '../../text/decoded.ts'
import { readJsonAnswer } from './json-answer.ts'
import type { YouTubeChannel } from './outside-data.ts'
import { NothingToAsk, type OutsideSource } from './outside-source.ts'
import { refusalStatus, ServiceFailure } from './services.ts'

/**
 * YouTube Data API v3: https://developers.google.com/youtube/v3/docs/channels/list and
 * https://developers.google.com/youtube/v3/docs/playlistItems/list. Score-only, because its policies let an application
 * keep such figures for 30 days at most.
 */
export const youTube: OutsideSource<YouTubeChannel, { channelUrl: string | null }> = {
  id: 'youtube',
  title: 'YouTube',
  services: ['youtube'],
  retention: 'score-only',
  budget: { calls: 2, time: 8_000 },
  attribution: null,
  async gather({ channelUrl }, ask) {
    const named = channelUrl === null ? null : channelNamed(channelUrl)
    if (channelUrl === null) throw new NothingToAsk('Your website links to no YouTube channel.')
    if (named === null)
      throw new NothingToAsk(
        'Your website links to your YouTube channel by an old address, which YouTube does not look up for us.',
      )
    const { items: [found] = [] } = readJsonAnswer(
      await ask({
        service: 'youtube',
        method: 'GET',
        path: '/youtube/v3/channels',
        query: { part: 'statistics,contentDetails', ...named },
      }),
      channels,
    )
    if (!found) throw new ServiceFailure('YouTube knows no channel at the address your website links to.')
    const { statistics, contentDetails } = found
    return {
      subscribers: statistics.hiddenSubscriberCount ? null : Number(statistics.subscriberCount ?? 0),
      newest: await newestVideo(contentDetails.relatedPlaylists.uploads, ask),
    }
  },
}

/** How the API is told which channel: by handle, id or the old user name. It does not look up `/c/` addresses. */
function channelNamed(url: string): Record<string, string> | null {
  const path = decoded(new URL(url).pathname)
  const [, kind, name = ''] = /^\/(@|channel\/|user\/)([^/]+)/.exec(path) ?? []
  if (kind === '@') return { forHandle: `@${name}` }
  if (kind === 'channel/') return { id: name }
  return kind === 'user/' ? { forUsername: name } : null
}

/** The uploads of a channel, newest first. One without public videos has none, or no such list (404). */
async function newestVideo(playlistId: string, ask: Parameters<typeof youTube.gather>[1]): Promise<string | null> {
  const query = { part: 'contentDetails', playlistId, maxResults: '5' }
  const answer = await ask({ service: 'youtube', method: 'GET', path: '/youtube/v3/playlistItems', query }).catch(
    (error: unknown) => {
      if (error instanceof ServiceFailure && refusalStatus(error) === 404) return null
      throw error
    },
  )
  if (answer === null) return null
  const { items = [] } = readJsonAnswer(answer, playlistItems)
  const dates = items.flatMap(({ contentDetails }) => contentDetails.videoPublishedAt ?? [])
  return dates.toSorted().at(-1) ?? null
}

const channels = z.object({
  items: z.optional(
    z.array(
      z.object({
        statistics: z.object({
          subscriberCount: z.optional(z.string().check(z.regex(/^\d+$/))),
          hiddenSubscriberCount: z.boolean(),
        }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
      }),
    ),
  ),
})
const playlistItems = z.object({
  items: z.optional(
    z.array(z.object({ contentDetails: z.object({ videoPublishedAt: z.optional(z.iso.datetime()) }) })),
  ),
})
