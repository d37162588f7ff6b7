import { endpoints, internalEndpoints } from '@findable/contracts'
import { createLogger, migrate, openDatabase, type App, type Kysely } from '@findable/service-kit'
import { freshDatabase } from '@findable/test-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'
import { ensureFirstAdmin } from '../src/first-admin.ts'
import { createSeal } from '../src/sealing.ts'

const internalToken = 'a-service-credential'
const log = createLogger('admin', 'silent')
let db: Kysely<Database>
let app: App
let drop: () => Promise<void>

beforeEach(async () => {
  const database = await freshDatabase()
  db = openDatabase<Database>(database.urls.admin, log)
  await migrate(db, migrations, log)
  app = buildApp({ db, seal: createSeal('a key for settings'), log, internalToken })
  drop = database.drop
})
afterEach(async () => {
  await app.close()
  await db.destroy()
  await drop()
})

const first = (password?: string) =>
  ensureFirstAdmin(db, { username: 'Owner', password, email: 'owner@example.com.au' }, log)
const login = async (username: string, password: string) => {
  const response = await app.inject({
    method: 'POST',
    url: internalEndpoints.verifyLogin.path,
    payload: { username, password },
    headers: { 'x-internal-token': internalToken },
  })
  return { status: response.statusCode, body: response.json() }
}
const me = async (staffId: string) => {
  const response = await app.inject({
    url: endpoints.me.path,
    headers: { 'x-internal-token': internalToken, 'x-staff-id': staffId },
  })
  return { status: response.statusCode, body: response.json() }
}

describe('the first administrator', () => {
  it('is created once, however many processes start at the same time, and never overwritten', async () => {
    await Promise.all([first('a good password'), first('a good password'), first('a good password')])
    await first('another password')
    expect(await db.selectFrom('admin_users').selectAll().execute()).toHaveLength(1)
    expect((await login('owner', 'a good password')).status).toBe(200)
    expect((await login('owner', 'another password')).status).toBe(401)
  })

  it('is not created without a password', async () => {
    await first()
    expect(await db.selectFrom('admin_users').selectAll().execute()).toEqual([])
  })
})

describe('a login', () => {
  it('answers who it is, by a name in any case, and is written down', async () => {
    await first('a good password')
    const { body } = await login('OWNER', 'a good password')
    expect(body).toEqual({ id: expect.any(String), username: 'Owner', role: 'admin', email: 'owner@example.com.au' })
    expect((await me(body.id)).body).toEqual({ username: 'Owner', role: 'admin', email: 'owner@example.com.au' })
    expect((await db.selectFrom('admin_users').select('last_login').execute())[0]!.last_login).toBeInstanceOf(Date)
    expect((await db.selectFrom('audit_log').select('action').execute())[0]).toEqual({ action: 'login' })
  })

  it('says the same to a wrong name and a wrong password', async () => {
    await first('a good password')
    const wrongPassword = await login('owner', 'wrong')
    const wrongName = await login('nobody', 'a good password')
    expect(wrongPassword.body).toMatchObject({ code: 'login-failed' })
    expect({ ...wrongName.body, requestId: '' }).toEqual({ ...wrongPassword.body, requestId: '' })
  })

  it('costs the same work for a name that does not exist, so that its time tells nothing', async () => {
    await first('a good password')
    const cpuOf = async (username: string) => {
      const before = process.cpuUsage()
      for (let i = 0; i < 5; i++) await login(username, 'wrong')
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    // The first login also pays for one-time loading, which must not count.
    await cpuOf('nobody')
    const [known, unknown] = [await cpuOf('owner'), await cpuOf('nobody')]
    // Without hashing a password the call costs less than a tenth of this.
    expect(unknown / known).toBeGreaterThan(1 / 3)
    expect(unknown / known).toBeLessThan(3)
  })

  it('takes long passwords whole', async () => {
    const long = 'x'.repeat(200)
    await first(long)
    expect((await login('owner', long)).status).toBe(200)
    expect((await login('owner', long.slice(0, 199))).status).toBe(401)
  })

  it('keeps no password that can be read', async () => {
    await first('a good password')
    const [stored] = await db.selectFrom('admin_users').select('password').execute()
    expect(stored!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

it('finds no one by an id that is gone', async () => {
  expect((await me('12')).status).toBe(401)
})
