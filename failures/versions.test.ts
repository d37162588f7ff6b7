import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, type Owner } from './support/owner.ts'
import { expectOutcome, noteOutcome } from './support/outcome.ts'
import { redisCommand } from './support/redis-command.ts'
import { page, quickSite, slowSite } from './support/sites.ts'
import { startSystem, until, type System } from './support/system.ts'

/** What comes after delivery: re-checks, re-audits, corrections and their mails are generations and mails like any other. */

let system: System
/** The order whose report staff delete: its link is dead on purpose. */
let deleted = ''
beforeAll(async () => {
  system = await startSystem()
})
afterAll(() => system?.stop())

/** A delivered order and its owner. */
async function delivered(website?: string) {
  const order = await system.paidOrder(website)
  expect(await system.settled(order.orderId)).toBe('DELIVERED')
  const [report] = await system.query<{ id: string }>('select id from reports.business_reports where order_id = $1', [
    order.orderId,
  ])
  return { order, owner: createOwner(system.siteUrl, report!.id) }
}
const becomes = (owner: Owner, id: string, state: 'completed' | 'failed' | 'reading') =>
  until(`the version is ${state}`, () => owner.isIn(id, state))
const row = async (id: string) =>
  (
    await system.query<{ generation: number; starts: number }>(
      'select generation, starts from reports.report_versions where id = $1',
      [id],
    )
  )[0]!
const mailsOf = async (kind: string, orderId: string) => {
  const messages = await system.query<{ message_id: string; state: string }>(
    'select message_id, state from mail.messages where order_id = $1 and kind = $2',
    [orderId, kind],
  )
  const taken = await Promise.all(messages.map(({ message_id }) => system.mailsTaken(message_id)))
  return { messages, taken: taken.flat() }
}
/** Moves everything about a report into the past. */
const age = (owner: Owner, days: number) =>
  Promise.all([
    system.query(
      'update reports.business_reports set completed_at = completed_at - make_interval(days => $2) where id = $1',
      [owner.reportId, days],
    ),
    system.query('update reports.customer_news set due_at = due_at - make_interval(days => $2) where report_id = $1', [
      owner.reportId,
      days,
    ]),
  ])

test('V1 kill -9 the worker: crawl of a re-check', async ({ task }) => {
  const { order, owner } = await delivered(slowSite)
  let id = ''
  await system.processes.dieAt('worker-1', 'crawl-middle', async () => {
    id = (await owner.recheck('meta-tags')).body.id
  })
  await becomes(owner, id, 'completed')
  const { generation } = await row(id)
  expect(generation).toBeGreaterThan(1)
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED', `re-check by generation ${generation}`)
})

test('V2 the same re-check 100 times at once, and a re-audit twice', async ({ task }) => {
  const { order, owner } = await delivered()
  await system.processes.stop('worker-1')
  const asked = await Promise.all(Array.from({ length: 100 }, () => owner.recheck('meta-tags')))
  const ids = new Set(asked.filter(({ status }) => status === 200).map(({ body }) => body.id))
  expect(ids.size).toBe(1)
  // A caller who had to wait too long for its turn may be told so, and nothing else.
  expect(asked.every(({ status }) => status === 200 || status === 503)).toBe(true)
  expect((await owner.reaudit()).body.code).toBe('check-running')
  await system.processes.start('worker-1')
  await becomes(owner, [...ids][0]!, 'completed')
  const [first, second] = await Promise.all([owner.reaudit(), owner.reaudit()])
  expect(second.body.id).toBe(first.body.id)
  await becomes(owner, first.body.id, 'completed')
  expect((await owner.reaudit()).body.code).toBe('reaudit-used')
  expect((await owner.read()).versions.map(({ kind }) => kind)).toEqual(['re-audit', 're-check', 'original'])
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED', 'one re-check, one re-audit')
})

test('V3 FLUSHALL while a re-audit waits, and while its worker reads', async ({ task }) => {
  const { order, owner } = await delivered(slowSite)
  await system.processes.stop('worker-1')
  const { body } = await owner.reaudit()
  await until(
    'the job waits',
    async () => (await redisCommand(system.redis.port, 'EXISTS', `bull:generate-report:version-${body.id}-1`)) === ':1',
  )
  await redisCommand(system.redis.port, 'FLUSHALL')
  await system.processes.start('worker-1')
  await becomes(owner, body.id, 'reading')
  await redisCommand(system.redis.port, 'FLUSHALL')
  await becomes(owner, body.id, 'completed')
  await until('its mail is sent', async () => (await mailsOf('re-audit', order.orderId)).taken.length === 1)
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED', 'one re-audit, one mail')
})

test('V4 refund during a re-check', async ({ task }) => {
  const { order, owner } = await delivered(slowSite)
  await owner.remind()
  const { body } = await owner.recheck('meta-tags')
  await becomes(owner, body.id, 'reading')
  expect((await system.refundByStaff(order.reference)).status).toBe(200)
  await becomes(owner, body.id, 'failed')
  const outcome = await system.settled(order.orderId)
  expect((await owner.recheck('meta-tags')).body.code).toBe('order-refunded')
  await age(owner, 31)
  expect(await system.query('select from reports.customer_news where report_id = $1', [owner.reportId])).toEqual([])
  expect(await owner.isIn(body.id, 'completed')).toBe(false)
  expectOutcome(task, outcome, 'REFUNDED: on-request', 're-check ended, no reminder')
})

test('V4 staff delete the report during a re-audit', async ({ task }) => {
  const { order, owner } = await delivered(slowSite)
  deleted = order.orderId
  const staff = await system.signIn()
  const { body } = await owner.reaudit()
  await becomes(owner, body.id, 'reading')
  expect((await staff.deleteReport(owner.reportId)).status).toBe(200)
  const ended = async () =>
    (
      await system.query<{ work_status: string; report_data: string | null }>(
        'select work_status, report_data from reports.report_versions where id = $1',
        [body.id],
      )
    )[0]
  await until('the worker is free again', async () => {
    const { owner: next } = await delivered()
    return (await next.read()).versions.length === 1
  })
  expect(await ended()).toEqual({ work_status: 'failed', report_data: null })
  for (const status of [(await owner.reaudit()).status, (await owner.recheck('meta-tags')).status])
    expect(status).toBe(404)
  noteOutcome(task, 'nothing written; 404 at every call')
})

test('V5 a rerun and a re-audit at once', async ({ task }) => {
  const { order, owner } = await delivered(slowSite)
  const [{ body }, rerun] = await Promise.all([owner.reaudit(), system.rerunByStaff(order.reference)])
  expect(rerun.status).toBe(200)
  await becomes(owner, body.id, 'completed')
  await until('both are there', async () => (await owner.read()).versions.every(({ state }) => state === 'completed'))
  await until('the rerun is there', async () => (await owner.read()).versions.length === 3)
  const { versions } = await owner.read()
  expect(versions.filter(({ shown }) => shown).map(({ kind }) => kind)).toEqual(['rerun'])
  expect(versions.map(({ kind }) => kind).toSorted()).toEqual(['original', 're-audit', 'rerun'])
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED', 'three versions, the rerun shown')
})

test('V6 SMTP down for a correction, and mail killed after 250 for the reminder', async ({ task }) => {
  const { order, owner } = await delivered(quickSite)
  await owner.remind()
  await system.processes.restart('mail', {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '1',
    MAIL_FROM: 'reports@findable.example',
  })
  await system.setSite(quickSite, {
    files: { 'index.html': page('Rye', '<p>We bake.</p>'), 'contact.html': page('Rye', '<p>Come by.</p>') },
  })
  await owner.object('meta-tags')
  await until(
    'the objection is answered by a correction',
    async () => (await owner.read()).asked[0]?.state === 'corrected',
  )
  await until('its mail waits', async () => (await mailsOf('correction', order.orderId)).messages.length === 1)
  await system.processes.restart('mail')
  await system.tryMailsNow()
  await until('its mail is sent', async () => (await mailsOf('correction', order.orderId)).taken.length === 1)
  await system.processes.dieAt('mail', 'mail-accepted', async () => {
    await age(owner, 31)
    await until('mail has died', async () => (await mailsOf('reminder', order.orderId)).taken.length > 0)
  })
  await until('the reminder is settled', async () =>
    (await mailsOf('reminder', order.orderId)).messages.every(({ state }) => state === 'sent'),
  )
  const { messages, taken } = await mailsOf('reminder', order.orderId)
  expect(messages).toHaveLength(1)
  expect(taken.length).toBeLessThanOrEqual(2)
  expect((await mailsOf('correction', order.orderId)).taken).toHaveLength(1)
  await system.setSite(quickSite, {})
  expectOutcome(task, await system.settled(order.orderId), 'DELIVERED', `${taken.length} mails of one Message-ID`)
})

test('the oracle holds for every order of these rows', async () => {
  expect((await system.unsettled()).filter((line) => !line.startsWith(deleted))).toEqual([])
})
