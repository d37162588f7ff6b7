import { randomUUID } from 'node:crypto'
import type { StepPayload } from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMail, type Mail } from './harness.ts'

let mail: Mail
beforeEach(async () => {
  mail = await openMail()
})
afterEach(() => mail.close())

const refundMade = (over: Partial<StepPayload<'refundMade'>> = {}): StepPayload<'refundMade'> => ({
  orderId: randomUUID(),
  requestId: 'request-1',
  reference: 'FND-K7QM-3XRT',
  website: 'https://www.example.com.au',
  email: 'owner@example.com.au',
  amountCents: 2_000,
  currency: 'aud',
  reason: 'deadline-passed',
  ...over,
})

describe('the mail about a refund', () => {
  it('goes out once per order, however often it is asked for', async () => {
    const refund = refundMade()
    await Promise.all(Array.from({ length: 5 }, () => mail.refundOrder(refund)))
    await expect.poll(async () => (await mail.messages()).map(({ state }) => state)).toEqual(['sent'])
    await mail.refundOrder(refund)
    const mails = await mail.mails()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: ['owner@example.com.au'],
      subject: 'Your refund of $20.00 (order FND-K7QM-3XRT)',
      messageId: `<refund.${refund.orderId}@findable.example>`,
      attachments: [],
    })
  })

  it('says nothing about the mail of a report', async () => {
    await mail.refundOrder(refundMade())
    await expect.poll(async () => (await mail.messages()).map(({ state }) => state)).toEqual(['sent'])
    expect(await mail.news()).toEqual([])
  })

  it('fails at once, with an alert, when the order holds no address that could be one', async () => {
    await mail.refundOrder(refundMade({ email: 'nobody' }))
    expect((await mail.messages())[0]).toMatchObject({ state: 'failed' })
    expect(mail.alerts).toEqual(['mail-failed'])
  })
})
