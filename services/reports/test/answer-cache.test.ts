import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServices, serviceList, type ServiceId } from '@findable/audit-engine'
import { defaultSettings } from '@findable/contracts'
import { openDatabase, sql } from '@findable/service-kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAnswerCache } from '../src/answer-cache.ts'
import { removeExpired } from '../src/db/caches.ts'
import type { Database } from '../src/db/schema.ts'
import { openReports, type Reports } from './harness.ts'

const serviceIds = Object.keys(serviceList) as ServiceId[]
const kept = serviceIds.filter((id) => serviceList[id].keep)
const scoreOnly = serviceIds.filter((id) => !serviceList[id].keep)

/** Plays every outside service: returns its own name and how often it was asked. */
let service: Server
let asked: string[] = []
let reports: Reports
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url!)
    response.end(`{"canary":"${request.url!.split('/')[1]} said this, number ${asked.length}"}`)
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterAll(() => service.close())
beforeEach(async () => {
  reports = await openReports()
  asked = []
})
afterEach(() => reports.close())

const settings = async () => ({ ...defaultSettings.app, cacheTimeMinutes: 30 })
const open = (db = reports.db) => {
  const { port } = service.address() as AddressInfo
  const accesses = Object.fromEntries(
    serviceIds.map((id) => [id, { endpoint: `http://127.0.0.1:${port}/${id}`, key: 'the-secret-key' }]),
  )
  const cache = createAnswerCache({ db, settings, log: reports.log })
  const { ask } = createServices(accesses, { cache, takeTurn: async () => {} })
  /** Asks as a source that can read the answer does. */
  return async (id: ServiceId, path = '/question'): Promise<string> => {
    const answer = await ask({ service: id, method: 'GET', path }, AbortSignal.timeout(10_000))
    await answer.keep?.()
    return answer.body
  }
}

/** Every value of every table, as one text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select format('%I', tablename) as name from pg_tables
    where schemaname = current_schema()`.execute(reports.db)
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      JSON.stringify((await sql`select t::text from ${sql.raw(name)} t`.execute(reports.db)).rows),
    ),
  )
  return texts.join('\n')
}

describe('answers of outside services', () => {
  it.each(kept)('of %s are kept, and asked for once', async (id) => {
    const ask = open()
    const first = await ask(id)
    expect(await ask(id)).toBe(first)
    expect(await open()(id)).toBe(first)
    expect(asked).toHaveLength(1)
    expect(await ask(id, '/another')).not.toBe(first)
  })

  it.each(scoreOnly)('of %s are asked for each time, and are in no table', async (id) => {
    const ask = open()
    expect(await ask(id)).not.toBe(await ask(id))
    expect(asked).toHaveLength(2)
    expect(await everything()).not.toContain('said this')
  })

  it('are found by the search that finds none of the others', async () => {
    await open()('pagespeed')
    expect(await everything()).toContain('pagespeed said this')
    expect(await everything()).not.toContain('the-secret-key')
  })

  it('are asked for again when they were kept for as long as staff set, and swept away', async () => {
    const ask = open()
    const first = await ask('abn-lookup')
    const age = (minutes: number) =>
      sql`update analysis_caches set expires_at = expires_at - make_interval(mins => ${minutes})`.execute(reports.db)
    await age(29)
    expect(await ask('abn-lookup')).toBe(first)
    await age(1)
    expect(await ask('abn-lookup')).not.toBe(first)
    await age(30)
    await removeExpired(reports.db, 100)
    expect(await everything()).not.toContain('said this')
  })

  it('are asked for each time while the database is away', async () => {
    const away = openDatabase<Database>('postgres://nobody@127.0.0.1:1/nothing', reports.log)
    const ask = open(away)
    expect(await ask('pagespeed')).not.toBe(await ask('pagespeed'))
    await away.destroy()
  })

  it('are forgotten when staff clear the cache, and only then', async () => {
    const ask = open()
    const first = await ask('pagespeed')
    const path = '/api/admin/settings/clear-cache'
    expect(await reports.call('POST', path)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    expect(await ask('pagespeed')).toBe(first)
    expect((await reports.call('POST', path, undefined, { 'x-staff-id': '1' })).body).toEqual({ ok: true })
    expect(await ask('pagespeed')).not.toBe(first)
  })
})
