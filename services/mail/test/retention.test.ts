import { retentionDays } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeOldRecords } from '../src/retention.ts'
import { deliveredOrder, openMail, type Mail } from './harness.ts'

let mail: Mail
beforeEach(async () => {
  mail = await openMail()
})
afterEach(() => mail.close())

const remove = () => removeOldRecords(mail.db, mail.deps.log)
const allSent = (count: number) =>
  expect
    .poll(async () => (await mail.messages()).map(({ state }) => state), { timeout: 20_000 })
    .toEqual(Array(count).fill('sent'))
/** Makes everything the service holds `days` older. */
async function wait(days: number) {
  const earlier = sql`make_interval(days => ${days})`
  await sql`update messages set created_at = created_at - ${earlier}, settled_at = settled_at - ${earlier}`.execute(
    mail.db,
  )
  await sql`update contact_messages set created_at = created_at - ${earlier}`.execute(mail.db)
}
const contact = () =>
  mail.call('POST', '/api/contact', { name: 'Jo Citizen', email: 'jo@example.com', message: 'Is 61 a good score?' })
const contactMessages = () => mail.db.selectFrom('contact_messages').selectAll().execute()

describe('what people wrote in the contact form', () => {
  it('is removed with the mails about it, not a day before the privacy policy says', async () => {
    await contact()
    await allSent(2)
    await wait(retentionDays.contactMessages - 1)
    await remove()
    expect(await contactMessages()).toHaveLength(1)
    await wait(2)
    await remove()
    expect(await contactMessages()).toEqual([])
    expect(await mail.messages()).toEqual([])
  })

  it('stays while a mail about it waits', async () => {
    await mail.fault('bad-credentials')
    await contact()
    await expect.poll(mail.held).toBe(true)
    await wait(10 * 365)
    await remove()
    expect(await contactMessages()).toHaveLength(1)
    expect(await mail.messages()).toHaveLength(2)
  })
})

describe('a mail about an order', () => {
  it('is emptied when it is old: its recipient can no longer be read, and it is not sent a second time', async () => {
    const order = deliveredOrder()
    await mail.deliverOrder(order)
    await allSent(1)
    await wait(retentionDays.mailBodies - 1)
    await remove()
    expect((await mail.messages())[0]).toMatchObject({ recipient: 'owner@example.com.au' })
    await wait(2)
    await remove()
    expect((await mail.messages())[0]).toMatchObject({ recipient: '', report: null, problem: null, state: 'sent' })
    await mail.deliverOrder(order)
    await mail.staffCall('POST', `/api/admin/order-mails/${order.orderId}/replay`)
    await wait(1)
    expect(await mail.messages()).toHaveLength(1)
    expect(await mail.mails()).toHaveLength(1)
    await wait(retentionDays.reportsAndOrders)
    await remove()
    expect(await mail.messages()).toEqual([])
  })

  it('that waits is neither emptied nor removed', async () => {
    await mail.fault('bad-credentials')
    await mail.deliverOrder()
    await expect.poll(mail.held).toBe(true)
    await wait(10 * 365)
    await remove()
    expect(await mail.messages()).toMatchObject([{ recipient: 'owner@example.com.au' }])
  })
})
