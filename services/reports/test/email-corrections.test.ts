import { randomUUID } from 'node:crypto'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setEmailStatus } from '../src/db/reports.ts'
import { withdrawReport } from '../src/order-reports.ts'
import { openReports, paidOrder, type Reports } from './harness.ts'

let reports: Reports
beforeEach(async () => {
  reports = await openReports()
})
afterEach(() => reports.close())

/** A completed report whose mail has failed for good. */
async function unmailed(over: Partial<ReturnType<typeof paidOrder>> = {}) {
  const order = paidOrder({ orderId: randomUUID(), paymentId: `pi_${randomUUID()}`, ...over })
  const { body } = await reports.startPaid(order)
  await reports.make((await reports.jobs()).at(-1)!)
  await setEmailStatus(reports.db, order.orderId, 'failed', new Date())
  return { ...order, id: body.reportId as string }
}

async function correct(id: string, email: string, reference: string) {
  const { status, body } = await reports.call('POST', `/api/business-reports/${id}/email`, { email, reference })
  return [status, (body as { code?: string }).code]
}
const corrections = () => reports.sent('emailCorrected')
const right = 'owner@bakery.com.au'

describe('the address of an order', () => {
  it.each([
    (reference: string) => reference,
    (reference: string) => ` ${reference.toLowerCase().replaceAll('-', ' ')} `,
  ])('is corrected with the order reference, however it is written, once the mail has failed', async (written) => {
    const { id, orderId, reference } = await unmailed()
    expect(await correct(id, right, written(reference))).toEqual([200, undefined])
    expect(await corrections()).toMatchObject([{ orderId, reportId: id, email: right }])
    const { body } = await reports.call('GET', `/api/business-reports/${id}`)
    expect(body).toMatchObject({ emailStatus: 'pending', hasEmail: true })
    expect(JSON.stringify(body)).not.toContain('@')
  })

  it('stays as it is for somebody who does not know the reference', async () => {
    const { id } = await unmailed()
    for (const reference of ['FND-XXXX-XXXX', 'FND', '%']) {
      expect(await correct(id, right, reference)).toEqual([404, 'order-not-found'])
    }
    expect(await corrections()).toEqual([])
  })

  it.each(['pending', 'sent'] as const)('stays as it is while its mail is %s', async (status) => {
    const { id, orderId, reference } = await unmailed()
    await setEmailStatus(reports.db, orderId, status, new Date())
    expect(await correct(id, right, reference)).toEqual([409, 'email-not-failed'])
    expect(await corrections()).toEqual([])
  })

  it('is corrected once, however often it is asked at once', async () => {
    const { id, reference } = await unmailed()
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, i) => correct(id, `owner${i}@bakery.com.au`, reference)),
    )
    expect(asked.filter(([status]) => status === 200)).toHaveLength(1)
    expect(await corrections()).toHaveLength(1)
  })

  it('may be corrected again when the mail fails again, but not by late news of the first', async () => {
    const { id, orderId, reference } = await unmailed()
    const before = new Date()
    await correct(id, 'typo@bakery.com.au', reference)
    await setEmailStatus(reports.db, orderId, 'failed', before)
    expect(await correct(id, right, reference)).toEqual([409, 'email-not-failed'])
    await setEmailStatus(reports.db, orderId, 'failed', new Date(Date.now() + 1_000))
    expect(await correct(id, right, reference)).toEqual([200, undefined])
    expect((await corrections()).map(({ email }) => email)).toEqual(['typo@bakery.com.au', right])
  })

  it('keeps to the limits of copies, so that it cannot flood an inbox', async () => {
    const several = [await unmailed(), await unmailed(), await unmailed(), await unmailed()]
    const asked = []
    for (const { id, reference } of several) asked.push(await correct(id, 'stranger@example.com', reference))
    expect(asked.map(([status]) => status)).toEqual([200, 200, 200, 429])
  })

  it('is not corrected after a refund, or for an order that never had one', async () => {
    const refunded = await unmailed()
    await reports.db.transaction().execute((trx) => withdrawReport(trx, refunded.orderId, true))
    expect(await correct(refunded.id, right, refunded.reference)).toEqual([409, 'order-refunded'])
    const without = await unmailed()
    await sql`update business_reports set email = null where id = ${without.id}`.execute(reports.db)
    expect(await correct(without.id, right, without.reference)).toEqual([409, 'email-not-failed'])
    expect(await corrections()).toEqual([])
  })

  it.each(['a@b.com, c@d.com', 'Owner <a@b.com>', 'nobody', ''])('is never %j', async (email) => {
    const { id, reference } = await unmailed()
    expect(await correct(id, email, reference)).toEqual([400, 'validation-failed'])
  })
})
