import { afterEach, describe, expect, it, vi } from 'vitest'
import { serving, startSite, type Handler, type LocalSite } from '../test/support/local-site.ts'
import type { Assessed } from './assess.ts'
import { audit } from './audit.ts'
import { createDeps, type AuditDeps, type Log, type Progress } from './deps.ts'
import { readHere, type Reader } from './reader.ts'
import { parseTarget } from './target.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

const host = 'bakery.com.au'
let site: LocalSite
afterEach(() => site.close())

const pages = serving({
  '/': '<title>Bakery</title><a href="/contact">Contact</a>',
  '/contact': '<title>Contact</title><p>Call 02 5550 1234</p>',
})
/** What an assessment returns; the orchestration passes it on unchanged. */
const assessed = { overallScore: 61, components: [], failures: [] } as unknown as Assessed

const assessing = (assess: Reader['assess']) => ({ openReader: (): Reader => ({ ...readHere(), assess }) })

async function run(handler: Handler, deps: Partial<AuditDeps> = {}) {
  site = await startSite(handler)
  const hostMap = site.map(host)
  return audit(parseTarget(host, { hostMap }), createDeps({ hostMap, ...assessing(async () => assessed), ...deps }))
}

describe('an audit', () => {
  it('hands everything gathered to the assessment and its outcome to the caller', async () => {
    let gathered: unknown
    const now = () => Date.UTC(2026, 10, 21)
    const result = await run(pages, {
      now,
      ...assessing(async ({ crawl }, elsewhere) => {
        gathered = { crawl, ...elsewhere }
        return assessed
      }),
    })
    expect(gathered).toMatchObject({
      crawl: { pages: { length: 2 }, stopped: 'complete' },
      tls: { outcome: 'gathered', data: { host, https: false, http: 'answers' } },
    })
    expect(result).toMatchObject({
      engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      target: { input: host, url: `http://${host}/`, host },
      auditedAt: '2026-11-21T00:00:00.000Z',
      overallScore: 61,
      competitors: [],
    })
    expect(result).not.toHaveProperty('failures')
  })

  it('names every source, and the true reason where one was not asked', async () => {
    const { sources } = await run(pages)
    expect(sources.map(({ id, outcome, reason }) => [id, outcome, reason])).toEqual([
      ['website-crawl', 'gathered', null],
      ['tls-certificate', 'gathered', null],
      ['google-places', 'unavailable', expect.stringContaining('without access')],
      ['brave-search', 'unavailable', expect.stringContaining('without access')],
      ['openstreetmap', 'unavailable', expect.stringContaining('without access')],
      ['pagespeed', 'unavailable', expect.stringContaining('without access')],
      ['youtube', 'unavailable', expect.stringContaining('without access')],
      ['abn-lookup', 'unavailable', expect.stringContaining('without access')],
    ])
  })

  it('can be watched: each source that the result names, and what is done with the answers', async () => {
    const watched: string[] = []
    const { sources } = await run(pages, {
      watch: (part, work) => {
        watched.push(part)
        return work()
      },
    })
    expect(watched.toSorted()).toEqual(
      [...sources.map(({ id }) => id), 'facts', 'assessment', 'competitors'].toSorted(),
    )
  })

  it('goes through its five stages in order', async () => {
    const seen: Progress[] = []
    await run(pages, { onProgress: (progress) => seen.push(progress) })
    const positions = seen.map(({ stage, share }) => stage + share)
    expect(positions[0]).toBe(1)
    expect(positions.at(-1)).toBe(6)
    expect(new Set(seen.map(({ stage }) => stage))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(seen.map(({ stage }) => stage)).toEqual(seen.map(({ stage }) => stage).toSorted((a, b) => a - b))
    expect(seen.every(({ share }) => share >= 0 && share <= 1)).toBe(true)
  })

  it('logs a component whose code failed', async () => {
    const error = vi.fn<Log['error']>()
    const failure = { component: 'alt-text', message: 'boom' }
    await run(pages, {
      log: { warn: () => {}, error },
      ...assessing(async () => ({ ...assessed, failures: [failure] })),
    })
    expect(error).toHaveBeenCalledExactlyOnceWith(failure, expect.stringContaining('left out'))
  })

  it('ends at its deadline with what was read, and says so', async () => {
    const slow: Handler = (request, response) => void (request.url === '/contact' || pages(request, response))
    const { sources } = await run(slow, { deadline: 1_500 })
    expect(sources[0]).toMatchObject({ outcome: 'gathered', reason: expect.stringContaining('after 1 page') })
  })

  it('ends without a result when the caller gives up', async () => {
    const stop = new AbortController()
    const slow: Handler = (request, response) => {
      if (request.url === '/contact') stop.abort(new Error('the worker is shutting down'))
      else pages(request, response)
    }
    await expect(run(slow, { signal: stop.signal })).rejects.toThrow('shutting down')
  })

  it('is not possible without a home page', async () => {
    await expect(run(serving({}))).rejects.toMatchObject({ name: 'HomeUnreadable', status: 404 })
  })

  it('closes its connections, however it ends', async () => {
    const close = vi.fn<() => Promise<void>>(async () => {})
    const deps = (handlerDeps: Partial<AuditDeps>) => {
      const hostMap = site.map(host)
      const { openWeb } = createDeps({ hostMap })
      return createDeps({
        ...handlerDeps,
        openWeb: () => {
          const web = openWeb()
          return { ...web, close: () => web.close().then(close) }
        },
      })
    }
    site = await startSite(pages)
    const target = parseTarget(host)
    await audit(target, deps(assessing(async () => assessed)))
    await expect(audit(target, deps(assessing(() => Promise.reject(new Error('no')))))).rejects.toThrow('no')
    expect(close).toHaveBeenCalledTimes(2)
  })
})
