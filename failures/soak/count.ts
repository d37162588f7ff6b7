import type { System } from '../support/system.ts'
import { listAll } from './listed.ts'

/** The outcome of every payment as seen from outside: by the card provider, the report's link and the mail server. */
export interface Count {
  paid: number
  delivered: number
  refunded: number
  /** A bank decided for its customer. */
  chargedBack: number
  both: number
  neither: number
  mails: { sent: number; failed: number; repeated: number }
}

interface Payment {
  /** The intent's id; null for a promo code. */
  intentId: string | null
  orderId: string
}

export async function countPayments(system: System): Promise<Count> {
  const intents = await listAll<Intent>(system, '/payment_intents')
  const refunds = await listAll<{ payment_intent: string }>(system, '/refunds')
  const refundedIntents = new Set(refunds.map((refund) => refund.payment_intent))
  const redemptions = await system.query<{ order_id: string }>('select order_id from payments.promo_redemptions')
  const payments: Payment[] = [
    ...intents
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, metadata }) => ({ intentId: id, orderId: metadata.order_id })),
    ...redemptions.map(({ order_id: orderId }) => ({ intentId: null, orderId })),
  ]

  const disputes = await listAll<{ payment_intent: string; status: string }>(system, '/disputes')
  const lostIntents = new Set(
    disputes.filter(({ status }) => status === 'lost').map((dispute) => dispute.payment_intent),
  )

  const none = { paid: 0, delivered: 0, refunded: 0, chargedBack: 0, both: 0, neither: 0 }
  const count: Count = { ...none, mails: await countMails(system) }
  for (const { intentId, orderId } of payments) {
    const refunded = intentId ? refundedIntents.has(intentId) : await isClosed(system, orderId)
    const chargedBack = intentId !== null && lostIntents.has(intentId)
    // A refund after delivery does not take the report away.
    const delivered =
      (await isReadable(system, orderId)) && !((refunded || chargedBack) && (await wasDelivered(system, orderId)))
    count.paid++
    const ends = [delivered && 'delivered', refunded && 'refunded', chargedBack && 'chargedBack'] as const
    const [end, another] = ends.filter((name) => name !== false)
    count[another ? 'both' : (end ?? 'neither')]++
  }
  return count
}

interface Intent {
  id: string
  status: string
  metadata: { order_id: string }
}

/** Whether the order's report can be read at its link. */
async function isReadable(system: System, orderId: string): Promise<boolean> {
  const select = 'select id from reports.business_reports where order_id = $1'
  const reports = await system.query<{ id: string }>(select, [orderId])
  const statuses = await Promise.all(reports.map(({ id }) => system.reportStatus(id)))
  return statuses.includes('completed')
}

/** Whether the order was delivered before its money was returned. */
async function wasDelivered(system: System, orderId: string): Promise<boolean> {
  const select = 'select from payments.orders where id = $1 and delivered_at is not null'
  return (await system.query(select, [orderId])).length > 0
}

/** A promo order has no money to return: it counts as refunded once it has ended and the customer was told. */
async function isClosed(system: System, orderId: string): Promise<boolean> {
  const select = `select from payments.refunds where order_id = $1 and state = 'done'`
  return (await system.query(select, [orderId])).length > 0
}

async function countMails(system: System): Promise<Count['mails']> {
  const select = `select count(*) filter (where state = 'sent')::int as sent,
    count(*) filter (where state = 'failed')::int as failed from mail.messages`
  const [{ sent, failed }] = (await system.query<{ sent: number; failed: number }>(select)) as [Count['mails']]
  const taken = (await system.mailbox()).map(({ messageId }) => messageId)
  return { sent, failed, repeated: taken.length - new Set(taken).size }
}
