import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit } from '../src/audit.ts'
import { goodSite, origin } from './support/good-site.ts'
import { createDeps } from '../src/deps.ts'
import { recordingDeps } from '../src/replay/record.ts'
import { packRecording, unpackRecording, type Recording } from '../src/replay/recording.ts'
import { replay } from '../src/replay/replay.ts'
import type { Web } from '../src/sources/web/web.ts'
import { parseTarget } from '../src/target.ts'

const { pages } = goodSite()
const { host } = new URL(origin)
const at = Date.UTC(2026, 10, 20)

/** The good site, with each answer after its own delay. */
const slowly = (waits: readonly number[]): Web => {
  let asked = 0
  return {
    async ask(url, { method = 'GET', reads } = {}) {
      await wait(waits[asked++ % waits.length])
      const { pathname } = new URL(url)
      const html = pages[pathname]
      const contentType = 'text/html'
      const isRead = html !== undefined && method === 'GET' && (reads?.(contentType) ?? true)
      return {
        outcome: 'answered',
        url,
        finalUrl: url,
        redirects: [],
        status: html === undefined ? 404 : 200,
        headers: { 'content-type': contentType },
        contentType,
        body: isRead ? Buffer.from(html) : null,
        truncated: false,
        at: new Date(at).toISOString(),
        took: 20,
      }
    },
    certificateOf: () => null,
    close: async () => {},
  }
}

async function record(waits: readonly number[]): Promise<{ recording: Recording; result: string }> {
  const live = createDeps({ openWeb: () => slowly(waits), now: () => at })
  const { deps, recording } = recordingDeps(host, live)
  return { result: JSON.stringify(await audit(parseTarget(host), deps)), recording }
}

const waits = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 12 })

test('the same recording gives the same bytes, those of the audit it was made of', async () => {
  await fc.assert(
    fc.asyncProperty(waits, async (some) => {
      const { recording, result } = await record(some)
      const kept = unpackRecording(packRecording(recording))
      expect(JSON.stringify(await replay(kept))).toBe(result)
      expect(JSON.stringify(await replay(kept))).toBe(result)
    }),
    { numRuns: 8 },
  )
})

test('which answer comes first makes no difference', async () => {
  const { result } = await record([0])
  await fc.assert(
    fc.asyncProperty(waits, async (some) => {
      const web = createDeps({ openWeb: () => slowly(some), now: () => at })
      expect(JSON.stringify(await audit(parseTarget(host), web))).toBe(result)
    }),
    { numRuns: 8 },
  )
})
