import { freshDatabase, freshRedis } from '@findable/test-kit'
import { afterEach, expect, it, vi } from 'vitest'
import {
  addOutboxParking,
  createApp,
  createLogger,
  createOutboxTable,
  createStaffActsTable,
  openDatabase,
  openStorage,
  migrate,
  sql,
  type HasStaffActs,
  type OutboxTable,
} from '../src/index.ts'

const internalToken = 'a-service-credential'
const migrations = {
  '0001-outbox': { up: createOutboxTable },
  '0002-parking': { up: addOutboxParking },
  '0003-acts': { up: createStaffActsTable },
}
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

it('a service says in its readiness which messages need a look, and raises an alert for those that wait', async () => {
  const alerts: unknown[] = []
  const log = createLogger('test', 'silent')
  // A property of its own, because applying the settings of staff replaces the methods of a log.
  const hear = ({ alert }: { alert?: string }) => void alerts.push(alert)
  Object.defineProperty(log, 'error', { get: () => hear, set: () => {} })
  const url = (await freshDatabase()).urls.reports
  const db = openDatabase<HasStaffActs & { outbox: OutboxTable }>(url, log)
  closing.push(() => db.destroy())
  await migrate(db, migrations, log)
  await sql`insert into outbox (step, payload, created_at, next_attempt_at, parked_at, problem) values
    ('generateReport', '{}', clock_timestamp(), clock_timestamp(), clock_timestamp(), 'it has no order'),
    ('generateReport', '{}', clock_timestamp() - interval '10 minutes', 'infinity', null, null)`.execute(db)

  const { health } = await openStorage({
    service: 'reports',
    env: {
      DATABASE_URL: url,
      REDIS_URL: (await freshRedis()).url,
      ADMIN_URL: 'http://127.0.0.1:1',
      INTERNAL_TOKEN: internalToken,
    },
    log,
    migrations,
    onClose: (_what, close) => void closing.push(async () => close()),
  })
  const app = createApp({ log, internalToken, ...health })
  await vi.waitFor(
    async () =>
      expect((await app.inject({ url: '/health/ready' })).json()).toEqual({
        ready: true,
        failing: [],
        attention: ['Parked messages of reports: 1.', expect.stringContaining('wait to be sent')],
      }),
    10_000,
  )
  await vi.waitFor(() => expect(alerts).toEqual(['messages-waiting']), 10_000)
})
