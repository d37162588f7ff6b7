import { randomUUID } from 'node:crypto'
import { internalEndpoints, type StaffAct } from '@findable/contracts'
import { freshDatabase } from '@findable/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  AppError,
  createLogger,
  createOutboxTable,
  createOutboxWatch,
  createStaffActsTable,
  addOutboxParking,
  deliverActs,
  migrate,
  openDatabase,
  recordAct,
  sql,
  type HasStaffActs,
  type InternalClient,
  type Kysely,
  type OutboxTable,
} from '../src/index.ts'

const log = createLogger('test', 'silent')
let db: Kysely<HasStaffActs & { outbox: OutboxTable }>
let drop: () => Promise<void>
/** What admin has, each with how often it was sent; and how it answers. */
let recorded: StaffAct[]
let answer: (act: StaffAct) => void

const admin = (async (endpoint: unknown, { body }: { body: StaffAct }) => {
  if (endpoint !== internalEndpoints.recordAct) throw new Error('another call')
  recorded.push(body)
  answer(body)
  return { ok: true }
}) as unknown as InternalClient

beforeEach(async () => {
  const database = await freshDatabase()
  db = openDatabase(database.urls.reports, log)
  drop = database.drop
  const migrations = {
    '0001-outbox': { up: createOutboxTable },
    '0002-parking': { up: addOutboxParking },
    '0003-acts': { up: createStaffActsTable },
  }
  await migrate(db, migrations, log)
  recorded = []
  answer = () => {}
})
afterEach(async () => {
  await db.destroy()
  await drop()
})

const request = { staff: { id: '7', name: 'Sam' }, requestId: 'request-1' }
const act = (label: string) =>
  db.transaction().execute((trx) =>
    recordAct(trx, request, {
      action: 'delete-report',
      subject: { type: 'report', id: randomUUID(), label },
      reason: 'They asked.',
    }),
  )
const deliver = () => deliverActs(db, admin, log)
const waiting = async () => (await sql`select from staff_acts`.execute(db)).rows.length
const waitedFor = (minutes: number) =>
  sql`update staff_acts set at = at - make_interval(mins => ${minutes}), tried_at = tried_at - make_interval(mins => ${minutes})`.execute(
    db,
  )
const labels = () => recorded.map(({ subject }) => subject?.label)

it('an act goes to the audit log as it was recorded, and only when what it is about was committed', async () => {
  await act('FND-1')
  await db
    .transaction()
    .execute(async (trx) => {
      await recordAct(trx, request, { action: 'clear-cache', subject: null })
      throw new Error('rolled back')
    })
    .catch(() => {})
  await deliver()
  expect(recorded).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: expect.stringMatching(/Z$/),
      staff: request.staff,
      action: 'delete-report',
      subject: { type: 'report', id: expect.any(String), label: 'FND-1' },
      changes: [],
      reason: 'They asked.',
      requestId: 'request-1',
    },
  ])
  expect(await waiting()).toBe(0)
  await deliver()
  expect(recorded).toHaveLength(1)
})

it('an act stays until admin has confirmed it, and is sent again under the same id', async () => {
  await act('FND-1')
  answer = () => {
    throw new AppError('service-unavailable')
  }
  await expect(deliver()).rejects.toThrow('service-unavailable')
  expect(await waiting()).toBe(1)
  answer = () => {}
  await waitedFor(2)
  await deliver()
  expect(await waiting()).toBe(0)
  expect(recorded).toHaveLength(2)
  expect(recorded[0]).toMatchObject({ id: recorded[1]!.id })
})

it.for(['validation-failed', 'service-unavailable'] as const)(
  'an act that admin answers with %s does not hold up the others',
  async (code) => {
    await act('FND-bad')
    await act('FND-good')
    answer = ({ subject }) => {
      if (subject?.label === 'FND-bad') throw new AppError(code)
    }
    for (let round = 0; round < 2; round++) await deliver().catch(() => {})
    expect(labels()).toEqual(['FND-bad', 'FND-good'])
    expect(await waiting()).toBe(1)
  },
)

it('acts that wait for more than two minutes need attention', async () => {
  const watch = createOutboxWatch({ db, service: 'reports', log, waitingIn: async () => 0 })
  await act('FND-1')
  expect(await watch.attention()).toEqual([])
  await waitedFor(3)
  expect(await watch.attention()).toEqual([
    'Acts of staff in reports that the audit log does not have yet: 1. Does admin work?',
  ])
  await deliver()
  expect(await watch.attention()).toEqual([])
})
