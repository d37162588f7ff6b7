import type { System } from '../support/system.ts'

/** What has become of every payment, as those outside see it: the card provider, the report's link, the mail server. */
export interface Count {
  paid: number
  delivered: number
  refunded: number
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

  const count: Count = { paid: 0, delivered: 0, refunded: 0, both: 0, neither: 0, mails: await countMails(system) }
  for (const { intentId, orderId } of payments) {
    const delivered = await isReadable(system, orderId)
    const refunded = intentId ? refundedIntents.has(intentId) : await isClosed(system, orderId)
    count.paid++
    if (delivered && refunded) count.both++
    else if (delivered) count.delivered++
    else if (refunded) count.refunded++
    else count.neither++
  }
  return count
}

interface Intent {
  id: string
  status: string
  metadata: { order_id: string }
}

/** Every page of one of the card provider's lists. */
async function listAll<Item>(system: System, path: string): Promise<Item[]> {
  const items: (Item & { id: string })[] = []
  for (;;) {
    const after = items.at(-1)?.id
    const query = `?limit=100${after ? `&starting_after=${after}` : ''}`
    const page = await system.stripe<{ data: typeof items; has_more: boolean }>(path + query)
    items.push(...page.data)
    if (!page.has_more) return items
  }
}

/** Whether whoever holds the link of the order's report can read it. */
async function isReadable(system: System, orderId: string): Promise<boolean> {
  const select = 'select id from reports.business_reports where order_id = $1'
  const reports = await system.query<{ id: string }>(select, [orderId])
  const statuses = await Promise.all(reports.map(({ id }) => system.reportStatus(id)))
  return statuses.includes('completed')
}

/** A promo order has no money to give back: its refund is that it ended, and the customer was told. */
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
