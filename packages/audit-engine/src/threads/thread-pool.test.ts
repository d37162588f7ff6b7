import type { AuditResult } from '@findable/contracts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serving, startSite } from '../../test/support/local-site.ts'
import { audit } from '../audit.ts'
import { createDeps, type AuditDeps } from '../deps.ts'
import { readHere, type Reader, type ReadWebsite } from '../reader.ts'
import { components } from '../registry.ts'
import { parseTarget } from '../target.ts'
import { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './thread-pool.ts'

// Uses real sockets: slow on a busy machine, but never flaky.
vi.setConfig({ testTimeout: 300_000 })

let pool: ThreadPool
afterEach(() => pool.close())

const host = 'bakery.com.au'
const url = `https://${host}/`
const page = (more = '') =>
  `<html lang="en"><title>Bakery</title><h1>Fresh bread in Katoomba</h1>
   <a href="/contact">Contact</a> <a href="/menu">Menu</a> <a href="/bad">Cakes</a><p>${more}</p>`
const website = { '/': page(), '/contact': page('Call 02 5550 1234'), '/menu': page('Sourdough, rye and rolls') }

function hostile(options: ThreadPoolOptions = {}) {
  const module = new URL('../../test/support/hostile-thread.ts', import.meta.url)
  pool = createThreadPool({ module, threads: 1, memory: 64, parseDeadline: 30_000, assessDeadline: 30_000, ...options })
  return pool
}

const read = ({ read: readBy }: Reader, text: string) =>
  readBy({ url, body: Buffer.from(text), contentType: 'text/html' })

async function auditOf(pages: Record<string, string>, deps: Partial<AuditDeps> = {}): Promise<AuditResult> {
  const site = await startSite(serving({ ...pages, '/robots.txt': 'User-agent: *\nDisallow: /x' }))
  const hostMap = site.map(host)
  const now = () => Date.UTC(2026, 10, 1)
  try {
    return await audit(parseTarget(host, { hostMap, scheme: 'http' }), createDeps({ hostMap, now, ...deps }))
  } finally {
    await site.close()
  }
}

describe('a thread', () => {
  it('gives the same outline and the same result as this process', async () => {
    pool = createThreadPool({ threads: 1 })
    expect(await read(pool.openReader(), page())).toEqual(await read(readHere(), page()))
    expect(await auditOf(website, pool)).toEqual(await auditOf(website))
  })

  it('does not charge one page for the time another takes', async () => {
    const reader = hostile({ parseDeadline: 5_000 }).openReader()
    const texts = ['stalls in read', 'a', 'ends in read', 'b', 'throws in read', 'c', 'stalls in read', 'd']
    const outcomes = await Promise.allSettled(texts.map((text) => read(reader, text)))
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(texts.map((text) => text.length === 1))
  })

  it('that ends leaves every audit in it whole', async () => {
    hostile()
    const mine = pool.openReader()
    const audits = [pool.openReader(), pool.openReader()].map((reader) =>
      auditOf(website, { openReader: () => reader }),
    )
    await expect(read(mine, 'ends in read')).rejects.toThrow('stopped')
    const here = await auditOf(website)
    expect(await Promise.all(audits)).toEqual([here, here])
  })

  it('forgets the pages of audits that ended', async () => {
    hostile()
    const heavy = page('bread and rolls '.repeat(60_000))
    // Together they would fill the memory many times over.
    for (let n = 0; n < 40; n++) {
      const reader = pool.openReader()
      expect(await read(reader, heavy)).not.toBeNull()
      reader.close()
    }
  })
})

describe('a page that costs its thread', () => {
  /** Audits the website with one page more, and tells which pages were left of it. */
  async function auditWith(bad: string) {
    // What stalls is waited for; on a busy machine other pages take seconds too.
    const { openReader } = hostile(bad.startsWith('stalls') ? { parseDeadline: 5_000, assessDeadline: 10_000 } : {})
    const reader = openReader()
    let crawl: ReadWebsite['crawl']
    const assess: Reader['assess'] = (read, elsewhere) => {
      ;({ crawl } = read)
      return reader.assess(read, elsewhere)
    }
    const result = await auditOf({ ...website, '/bad': page(bad) }, { openReader: () => ({ ...reader, assess }) })
    const { pages, failed } = reader.remaining(crawl!)
    return { result, pages: pages.map(({ url: at }) => new URL(at).pathname), failed }
  }

  it.each([
    ['stalls', 'read'],
    ['fills', 'read'],
    ['ends', 'read'],
    ['stalls', 'derive'],
    ['fills', 'derive'],
    ['stalls', 'assess'],
    ['ends', 'assess'],
  ])('is left out when it %s in %s, and the audit goes on with the others', async (kind, step) => {
    const { result, pages, failed } = await auditWith(`${kind} in ${step}`)
    expect(pages).toEqual(['/', '/contact', '/menu'])
    expect(failed).toMatchObject([{ url: `http://${host}/bad`, reason: 'unreadable' }])
    expect(result).toMatchObject({ identity: { phone: '02 5550 1234' }, components: { length: components.length } })
  })

  it('costs the audit when it is the home page, and the website is blamed only for what it sends', async () => {
    const auditOfHome = (step: string) => auditOf({ ...website, '/': page(`ends in ${step}`) }, hostile())
    await expect(auditOfHome('read')).rejects.toMatchObject({ name: 'HomeUnreadable', reason: 'unreadable' })
    for (const step of ['derive', 'assess']) {
      await pool.close()
      await expect(auditOfHome(step)).rejects.toThrow(/^it was stopped$/)
    }
  })
})

it('closing ends what runs and what waits, and no page is blamed for it', async () => {
  const reader = hostile().openReader()
  const outcomes = Promise.allSettled([read(reader, 'stalls in read'), read(reader, 'stalls in read')])
  await pool.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
