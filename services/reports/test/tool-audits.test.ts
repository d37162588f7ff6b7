import { setTimeout as sleep } from 'node:timers/promises'
import { defaultSettings, toolLimits, toolMessages, type AuditResult } from '@findable/contracts'
import { createLogger, migrate, openDatabase, openRedis, sql, type Kysely, type Redis } from '@findable/service-kit'
import { freshDatabase, freshRedis, startRedis } from '@findable/test-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clearCaches, removeExpired } from '../src/db/caches.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'
import { UnreadableWebsite } from '../src/generation.ts'
import type { Progress } from '../src/tools/audit-progress.ts'
import { createToolAudits } from '../src/tools/tool-audits.ts'
import { auditResult } from './harness.ts'

const log = createLogger('reports', 'silent')
let db: Kysely<Database>
let redis: Redis
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const database = await freshDatabase()
  db = openDatabase<Database>(database.urls.reports, log)
  await migrate(db, migrations, log)
  redis = openRedis((await freshRedis()).url, log, 'always')
  closing.push(
    async () => redis.disconnect(),
    () => db.destroy(),
    () => database.drop(),
  )
})
afterAll(async () => {
  for (const close of closing) await close()
})
beforeEach(async () => {
  await clearCaches(db)
  await redis.flushdb()
})

/** The audits with an engine that the test controls. */
function open(over: Partial<Parameters<typeof createToolAudits>[0]> = {}) {
  const started: {
    website: string
    reach: (progress: Progress) => void
    end: (result?: AuditResult | Error) => void
  }[] = []
  const audits = createToolAudits({
    db,
    redis,
    log,
    siteOf: (website) => website.replace(/^https?:\/\//, ''),
    websites: { isRefused: async () => false, answers: async () => true },
    settings: async () => defaultSettings.app,
    runAudit: (website, { onProgress }) =>
      new Promise((resolve, reject) => {
        const end = (result: AuditResult | Error = auditResult()) =>
          result instanceof Error ? reject(result) : resolve(result)
        started.push({ website, reach: onProgress, end })
      }),
    ...over,
  })
  const reached = (count: number) => expect.poll(() => started.length).toBe(count)
  /** A finished audit of the site. */
  async function audited(website: string, options?: { forceRefresh: boolean }): Promise<AuditResult> {
    const before = started.length
    const asked = audits.of(website, options)
    await reached(before + 1)
    started.at(-1)!.end()
    return asked
  }
  return { ...audits, started, reached, audited }
}

const caches = () => db.selectFrom('analysis_caches').selectAll().execute()
const age = (minutes: number) =>
  sql`update analysis_caches set created_at = created_at - make_interval(mins => ${minutes}),
    expires_at = expires_at - make_interval(mins => ${minutes})`.execute(db)

describe('one website', () => {
  it('is audited once for all who ask at the same time, and for those after them', async () => {
    const tools = open()
    const all = Array.from({ length: 10 }, (_, i) => tools.of(i % 2 ? 'https://a.com.au' : 'a.com.au'))
    await tools.reached(1)
    tools.started[0]!.end()
    expect(new Set((await Promise.all(all)).map((result) => JSON.stringify(result))).size).toBe(1)
    expect(await tools.of('a.com.au')).toEqual(await all[0])
    expect(tools.started).toHaveLength(1)
    expect(await open().of('a.com.au')).toEqual(await all[0])
  })

  it('is audited again when it was kept for as long as staff set', async () => {
    const tools = open({ settings: async () => ({ ...defaultSettings.app, cacheTimeMinutes: 30 }) })
    await tools.audited('a.com.au')
    await age(29)
    await tools.of('a.com.au')
    await age(2)
    await tools.audited('a.com.au')
    expect(tools.started).toHaveLength(2)
  })

  it('is refreshed on request once in ten minutes', async () => {
    const tools = open()
    await tools.audited('a.com.au')
    await tools.of('a.com.au', { forceRefresh: true })
    await age(toolLimits.refreshMinutes)
    await tools.of('a.com.au')
    expect(tools.started).toHaveLength(1)
    await tools.audited('a.com.au', { forceRefresh: true })
    await tools.of('a.com.au', { forceRefresh: true })
    expect(tools.started).toHaveLength(2)
  })

  it('is asked again after it could not be read, and nothing is kept of that', async () => {
    const tools = open()
    const first = tools.of('a.com.au')
    await tools.reached(1)
    tools.started[0]!.end(new UnreadableWebsite('The home page is gone.'))
    await expect(first).rejects.toMatchObject({ code: 'website-unreadable', publicText: 'The home page is gone.' })
    expect(await caches()).toEqual([])
    await tools.audited('a.com.au')
  })

  it('is answered though nothing can be kept', async () => {
    const tools = open({ settings: async () => ({ ...defaultSettings.app, cacheTimeMinutes: 1e15 }) })
    expect((await tools.audited('a.com.au')).overallScore).toBe(70)
    expect(await caches()).toEqual([])
  })
})

describe('the progress of an audit', () => {
  it('is the wait for a turn, then what the engine reports, and nothing once it has ended', async () => {
    const tools = open({ limits: { ...toolLimits, atOnce: 1 } })
    const progressOf = (website: string) => expect.poll(() => open().progressOf(website))
    const first = tools.of('a.com.au')
    await tools.reached(1)
    const second = tools.of('https://b.com.au')
    await progressOf('b.com.au').toEqual({ stage: 0, share: 0 })
    tools.started[0]!.reach({ stage: 2, share: 0.5 })
    await progressOf('https://a.com.au').toEqual({ stage: 2, share: 0.5 })

    tools.started[0]!.end()
    await first
    await progressOf('a.com.au').toBeNull()
    await tools.reached(2)
    tools.started[1]!.end(new UnreadableWebsite('The home page is gone.'))
    await expect(second).rejects.toMatchObject({ publicText: 'The home page is gone.' })
    await progressOf('b.com.au').toBeNull()
  })

  it('of a process that died is forgotten', async () => {
    const tools = open({ limits: { ...toolLimits, patience: 100, deadline: 100 } })
    const asked = tools.of('a.com.au')
    await tools.reached(1)
    expect(await redis.keys('tool-progress:*')).toHaveLength(1)
    await expect.poll(() => tools.progressOf('a.com.au')).toBeNull()
    tools.started[0]!.end()
    await asked
  })

  it('is null for an address that cannot be a website', async () => {
    const siteOf = () => {
      throw new Error('not a website')
    }
    expect(await open({ siteOf }).progressOf('two words')).toBeNull()
  })
})

describe('many websites', () => {
  it('wait for their turn in their order, and the last ones are sent away', async () => {
    const limits = { ...toolLimits, atOnce: 2, waiting: 2 }
    const tools = open({ limits })
    const asked = []
    for (const site of ['a', 'b', 'c', 'd']) {
      asked.push(tools.of(`${site}.com.au`))
      await sleep(50)
    }
    await expect(tools.of('e.com.au')).rejects.toMatchObject({ statusCode: 503, publicText: toolMessages.busy })
    expect(tools.started.map(({ website }) => website)).toEqual(['a.com.au', 'b.com.au'])
    tools.started[1]!.end(new Error('a fault'))
    await expect(asked[1]).rejects.toThrow('a fault')
    await tools.reached(3)
    tools.started[0]!.end()
    await tools.reached(4)
    expect(tools.started.map(({ website }) => website)).toEqual(['a.com.au', 'b.com.au', 'c.com.au', 'd.com.au'])
    for (const { end } of tools.started) end()
    await Promise.all([asked[0], asked[2], asked[3]])
    await tools.audited('e.com.au')
  })

  it('wait no longer than a while', async () => {
    const tools = open({ limits: { ...toolLimits, atOnce: 1, patience: 100 } })
    const first = tools.of('a.com.au')
    await tools.reached(1)
    await expect(tools.of('b.com.au')).rejects.toMatchObject({ statusCode: 503 })
    tools.started[0]!.end()
    await first
    await tools.audited('b.com.au')
  })

  it('are so many a day for the whole installation; what is kept does not count', async () => {
    const tools = open({ limits: { ...toolLimits, auditsPerDay: 2 } })
    await tools.audited('a.com.au')
    await open().audited('b.com.au')
    await tools.of('a.com.au')
    await expect(tools.of('c.com.au')).rejects.toMatchObject({ statusCode: 429, publicText: toolMessages.tooManyToday })
    expect(await tools.of('b.com.au')).toBeTruthy()
  })

  it('are audited uncounted while Redis is away', async () => {
    const own = await startRedis()
    const away = openRedis(own.url, log, 'never')
    await away.ping().catch(() => {})
    await own.pause()
    const tools = open({ redis: away, limits: { ...toolLimits, auditsPerDay: 0 } })
    expect((await tools.audited('a.com.au')).overallScore).toBe(70)
    away.disconnect()
    await own.stop()
  })
})

it('expired audits are swept away, a batch at a time', async () => {
  const tools = open()
  for (const site of ['a', 'b', 'c']) await tools.audited(`${site}.com.au`)
  await age(defaultSettings.app.cacheTimeMinutes)
  await tools.audited('d.com.au')
  await removeExpired(db, 2)
  expect(await caches()).toHaveLength(2)
  await removeExpired(db, 2)
  expect(await caches()).toMatchObject([{ cache_key: expect.stringMatching(/^audit:.*:d\.com\.au$/) }])
})
