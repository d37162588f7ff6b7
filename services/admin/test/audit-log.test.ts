import { randomUUID } from 'node:crypto'
import { endpoints, internalEndpoints, retentionDays, type AuditEntry, type StaffAct } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAdmin, type Admin } from './harness.ts'
import { removeOldEntries } from '../src/db/audit-log.ts'

let admin: Admin
let db: Admin['db']
beforeEach(async () => {
  admin = await openAdmin({ password: 'a good password' })
  ;({ db } = admin)
})
afterEach(() => admin.close())

const act = (over: Partial<StaffAct> = {}): StaffAct => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  staff: { id: '1', name: 'Owner' },
  action: 'refund-order',
  subject: { type: 'order', id: randomUUID(), label: 'FND-AAAA-BBBB' },
  changes: [{ field: 'orderState', before: 'paid', after: 'refunded' }],
  reason: null,
  requestId: 'request-1',
  ...over,
})
const record = (body: StaffAct) => admin.call(internalEndpoints.recordAct, { as: null, body })
const read = async (query = ''): Promise<AuditEntry[]> => (await admin.call(endpoints.auditLog, { query })).body
const labels = async (query: string) => (await read(query)).map(({ subject }) => subject?.label)

describe('an act in another service', () => {
  it('is recorded once, however often and at however many places at once it arrives', async () => {
    const given = act({ reason: 'They were charged twice.' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(given)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await record(given)
    const { action, at, subject, changes, reason } = given
    expect(await read()).toEqual([{ id: expect.any(Number), staffName: 'Owner', action, at, subject, changes, reason }])
  })

  it('is placed by when it was done, not by when it arrived', async () => {
    await record(act({ at: '2026-02-01T00:00:00.000Z', subject: { type: 'report', id: 'x', label: 'later' } }))
    await record(act({ at: '2026-01-01T00:00:00.000Z', subject: { type: 'report', id: 'x', label: 'earlier' } }))
    expect(await labels('')).toEqual(['later', 'earlier'])
  })

  it('keeps the name of somebody who has no account', async () => {
    await record(act({ staff: { id: 'operator', name: 'operator' } }))
    await record(act({ staff: { id: '999', name: 'Gone' } }))
    expect(new Set((await read()).map(({ staffName }) => staffName))).toEqual(new Set(['Gone', 'operator']))
  })

  it('is not taken from outside', async () => {
    expect([await admin.strangerCalls(internalEndpoints.recordAct, act()), await read()]).toEqual([403, []])
  })
})

describe('reading the audit log', () => {
  it('comes in pages, newest first, and leaves none out where many have the same time', async () => {
    const at = new Date().toISOString()
    for (let each = 0; each < 120; each++) await record(act({ at }))
    const ids: number[] = []
    for (let page = await read(); page.length > 0; page = await read(`?before=${ids.at(-1)}`)) {
      ids.push(...page.map(({ id }) => id))
    }
    expect([ids.length, new Set(ids).size]).toEqual([120, 120])
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('is filtered by person, action and subject, and by several at once', async () => {
    const report = { type: 'report', id: 'report-1', label: 'FND-CCCC-DDDD' } as const
    await record(act())
    await record(act({ action: 'edit-report', subject: report }))
    await record(act({ action: 'delete-report', subject: report, staff: { id: 'operator', name: 'operator' } }))
    expect(await labels('?staff=1')).toEqual(['FND-CCCC-DDDD', 'FND-AAAA-BBBB'])
    expect(await labels('?staff=operator')).toEqual(['FND-CCCC-DDDD'])
    expect(await labels('?action=refund-order')).toEqual(['FND-AAAA-BBBB'])
    expect(await labels('?subjectType=report&subjectId=report-1')).toHaveLength(2)
    expect(await labels('?search=fnd-cc')).toHaveLength(2)
    expect(await labels('?search=FND-CC&staff=1')).toHaveLength(1)
    expect(await labels('?search=%25')).toEqual([])
    expect(await labels('?search=nothing')).toEqual([])
  })

  it.each(['?staff=sam', '?action=everything', '?subjectType=planet', '?before=x'])('refuses %s', async (query) => {
    expect(await read(query)).toMatchObject({ code: 'validation-failed' })
  })
})

it('no entry is changed, and none is removed before its time', async () => {
  const daysOld = async (days: number) => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() - make_interval(days => ${days}) as at`.execute(
      db,
    )
    await record(act({ at: rows[0]!.at.toISOString(), subject: { type: 'mail', id: 'x', label: `${days}` } }))
  }
  await daysOld(retentionDays.auditLog - 1)
  await expect(db.updateTable('audit_log').set({ reason: 'x' }).execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('never changed')
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('never changed')
  await daysOld(retentionDays.auditLog + 1)
  await removeOldEntries(db, retentionDays.auditLog)
  expect(await labels('')).toEqual([`${retentionDays.auditLog - 1}`])
})
