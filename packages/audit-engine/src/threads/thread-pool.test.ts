import { afterEach, describe, expect, it, vi } from 'vitest'
import { serving, startSite } from '../../test/support/local-site.ts'
import { deriveFacts } from '../facts/derive-facts.ts'
import { audit } from '../audit.ts'
import { createDeps } from '../deps.ts'
import { parsePage } from '../page/parse-page.ts'
import { parseTarget } from '../target.ts'
import { components } from '../registry.ts'
import { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './thread-pool.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 30_000 })

let pool: ThreadPool
afterEach(() => pool.close())

const url = 'https://bakery.com.au/'
const html = '<title>Bakery</title><h1>Fresh bread in Katoomba</h1><a href="/contact">Contact</a>'

function hostile(options: ThreadPoolOptions = {}) {
  pool = createThreadPool({ module: new URL('../../test/support/hostile-thread.ts', import.meta.url), ...options })
  return pool
}

describe('a thread', () => {
  it('gives the same page and the same result as this process', async () => {
    pool = createThreadPool({ threads: 1 })
    expect(await pool.parse(html, url)).toEqual(parsePage(html, url))

    const site = await startSite(
      serving({ '/': html, '/contact': '<title>Contact</title>', '/robots.txt': 'User-agent: *\nDisallow: /x' }),
    )
    const hostMap = site.map('bakery.com.au')
    const now = () => Date.UTC(2026, 10, 1)
    const target = parseTarget('bakery.com.au', { hostMap })
    const here = await audit(target, createDeps({ hostMap, now }))
    expect(await audit(target, createDeps({ hostMap, now, ...pool }))).toEqual(here)
    await site.close()
  })

  it('that stalls is ended at its deadline and replaced', async () => {
    const { parse } = hostile({ threads: 1, parseDeadline: 300 })
    await expect(parse('stall', url)).rejects.toThrow('longer than 0.3 s')
    expect(await parse('fine', url)).toEqual({ url })
  })

  it('that fills its memory costs that page alone', async () => {
    const { parse } = hostile({ threads: 1, memory: 32, parseDeadline: 20_000 })
    await expect(parse('fill', url)).rejects.toThrow(/memory/i)
    expect(await parse('fine', url)).toEqual({ url })
  })

  it('does not charge one page for the time another takes', async () => {
    const { parse } = hostile({ threads: 1, parseDeadline: 300 })
    const texts = ['stall', 'fine', 'stall', 'fine', 'throw', 'fine', 'exit', 'fine']
    const outcomes = await Promise.allSettled(texts.map((text) => parse(text, url)))
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(texts.map((text) => text === 'fine'))
  })

  it('ends thinking that stalls', async () => {
    const { derive } = hostile({ threads: 1, assessDeadline: 300 })
    const unread = { outcome: 'unavailable', reason: 'not asked' } as const
    await expect(derive({ target: url, crawl: unread })).rejects.toThrow('longer than 0.3 s')
  })
})

it('closing ends what runs and what waits', async () => {
  const { parse, close } = hostile({ threads: 1 })
  const outcomes = Promise.allSettled([parse('stall', url), parse('stall', url)])
  await close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('a page that stalls its thread is left out, and the audit goes on', async () => {
  const site = await startSite(serving({ '/': html, '/contact': '<title>stall</title>' }))
  const hostMap = site.map('bakery.com.au')
  const { parse: stall } = hostile({ threads: 1, parseDeadline: 200 })
  const deps = createDeps({
    hostMap,
    parse: async (text, at) => (text.includes('stall') ? stall('stall', at) : parsePage(text, at)),
    derive: async (gathered) => {
      expect(gathered.crawl).toMatchObject({ data: { pages: { length: 1 }, failed: [{ reason: 'unreadable' }] } })
      return deriveFacts(gathered)
    },
  })
  expect(await audit(parseTarget('bakery.com.au', { hostMap }), deps)).toMatchObject({
    components: { length: components.length },
  })
  await site.close()
})
