import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliveredOrder, openMail, reportId, technicalDocument, type Mail } from './harness.ts'

let mail: Mail
beforeEach(async () => {
  mail = await openMail()
})
afterEach(() => mail.close())

const allSent = (count: number) =>
  expect
    .poll(async () => (await mail.messages()).map(({ state }) => state), { timeout: 20_000 })
    .toEqual(Array(count).fill('sent'))
const { businessName: _, ...ordered } = deliveredOrder()
const rerun = { ...ordered, email: 'owner@example.com.au', rerunId: randomUUID() }
const refused = {
  orderId: randomUUID(),
  requestId: 'request-1',
  reference: 'FND-K7QM-3XRT',
  website: 'https://www.example.com.au',
  email: 'owner@example.com.au',
  amountCents: 2_000,
  currency: 'aud',
}

describe('the mail about a rerun', () => {
  it('goes out once per rerun, beside the first mail of the order', async () => {
    const second = { ...rerun, rerunId: randomUUID() }
    await mail.deliverOrder({ ...deliveredOrder(), orderId: rerun.orderId })
    for (const told of [rerun, rerun, second]) await mail.updateReport(told)
    await allSent(3)
    const mails = await mail.mails()
    expect(mails.map(({ messageId }) => messageId).toSorted()).toEqual(
      [
        `<report-ready.${rerun.orderId}@findable.example>`,
        `<report-updated.${rerun.rerunId}@findable.example>`,
        `<report-updated.${second.rerunId}@findable.example>`,
      ].toSorted(),
    )
    const updated = mails.find(({ messageId }) => messageId.includes(rerun.rerunId))!
    expect(updated.subject).toBe('Your updated visibility report: example.com.au, 61 out of 100, Average')
    expect(updated.text).toContain(`https://findable.example/success/${reportId}`)
  })
})

describe('a report sent again', () => {
  it('is the edition that was asked for, once per request', async () => {
    const asked = { ...ordered, email: 'owner@example.com.au', copyId: randomUUID(), edition: 'technical' as const }
    await mail.sendAgain(asked)
    await mail.sendAgain(asked)
    await allSent(1)
    const [received] = await mail.mails()
    expect(received).toMatchObject({
      to: ['owner@example.com.au'],
      subject: 'Your visibility report again: example.com.au',
    })
    expect(await (await fetch(mail.sandbox.url + received!.attachments[0]!.url)).text()).toBe(technicalDocument)
  })
})

describe('the mail about a refund that the bank sent back', () => {
  it('goes out once, however often it is asked for', async () => {
    await Promise.all(Array.from({ length: 5 }, () => mail.refuseRefund(refused)))
    await mail.refundOrder({ ...refused, reason: 'on-request' })
    await allSent(2)
    const subjects = (await mail.mails()).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      'Your refund of $20.00 (order FND-K7QM-3XRT)',
      'Your refund of $20.00 did not reach you (order FND-K7QM-3XRT)',
    ])
  })
})

describe('an operator', () => {
  const mailsOf = async (orderId: string) =>
    (await mail.staffCall('GET', `/api/admin/order-mails/${orderId}`)).body.mails
  const concerns = async () => (await mail.staffCall('GET', '/api/admin/mail-concerns')).body.concerns

  it('sees a mail that failed for good, and has it tried again', async () => {
    const order = deliveredOrder()
    await mail.fault('reject')
    await mail.deliverOrder(order)
    await expect.poll(async () => (await mail.messages())[0]!.state).toBe('failed')
    expect(await mailsOf(order.orderId)).toMatchObject([{ kind: 'report-ready', state: 'failed', attempts: 1 }])
    expect(await concerns()).toMatchObject([
      { orderId: order.orderId, reference: order.reference, why: expect.stringContaining('report-ready') },
    ])
    await mail.fault('ok')
    const replay = () => mail.staffCall('POST', `/api/admin/order-mails/${order.orderId}/replay`)
    expect((await replay()).body).toEqual({ pushed: true })
    await allSent(1)
    expect((await replay()).body).toEqual({ pushed: false })
    expect(await concerns()).toEqual([])
    expect(await mail.mails()).toHaveLength(1)
    expect((await mail.news()).map(({ payload }) => payload['emailStatus'])).toEqual(['failed', 'sent'])
  })

  it('sees that all mail waits', async () => {
    await mail.fault('bad-credentials')
    await mail.deliverOrder()
    await expect.poll(mail.held).toBe(true)
    expect(await concerns()).toMatchObject([{ orderId: null, why: expect.stringContaining('all mail waits') }])
  })
})
