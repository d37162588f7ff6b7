import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The oracle of the failure matrix: a paid order is DELIVERED (one readable report, one mail, no refund), REFUNDED (one
 * full refund; no readable report and no report mail, unless it was delivered before) or CHARGED BACK (a lost dispute,
 * no refund; a report as with a refund), and never two of them. It reads what the services stored, what the card
 * provider holds and what the mail server accepted.
 */

interface Deps {
  siteUrl: string
  sandboxUrl: string
  stripeUrl: string
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>
}

interface OrderRow {
  state: 'created' | 'paid' | 'delivered' | 'refunded' | 'charged-back'
  payment_id: string | null
  payment_intent_id: string | null
  email: string | null
  report_id: string | null
  delivered_at: string | null
  refund: 'requested' | 'done' | 'refused' | 'canceled' | null
  reason: string | null
  amount_cents: number | null
}
interface ReportRow {
  id: string
  report_status: string
  email_status: string
}
interface MessageRow {
  kind: 'report-ready' | 'refund'
  state: string
  message_id: string
}
interface Snapshot {
  order: OrderRow
  reports: ReportRow[]
  messages: MessageRow[]
}
/** Everything about an order at one moment. */
const snapshot = `
  select
    json_build_object(
      'state', o.state, 'payment_id', o.payment_id, 'payment_intent_id', o.payment_intent_id, 'email', o.email,
      'report_id', o.report_id, 'delivered_at', o.delivered_at,
      'refund', r.state, 'reason', r.reason, 'amount_cents', r.amount_cents
    ) as order,
    (select coalesce(json_agg(b), '[]') from reports.business_reports b where b.order_id = o.id) as reports,
    (select coalesce(json_agg(m), '[]') from mail.messages m
      where m.order_id = o.id and m.kind in ('report-ready', 'refund')) as messages
  from payments.orders o left join payments.refunds r on r.order_id = o.id where o.id = $1`
type Verdict =
  | { settled: true; outcome: 'DELIVERED' | 'REFUNDED' | 'CHARGED BACK'; reason: string | null }
  | { settled: false; why: string }

export interface TakenMail {
  messageId: string
  from: string
}
const ofMessage = (mails: TakenMail[], messageId: string): TakenMail[] =>
  mails.filter((mail) => mail.messageId === `<${messageId}>`)

class OracleBroken extends Error {
  override readonly name = 'OracleBroken'
}

const settleWithin = 100_000
export function createOracle({ siteUrl, sandboxUrl, stripeUrl, query }: Deps) {
  let looks = 0
  const read = async <T>(url: string): Promise<{ status: number; body: T }> => {
    // Each look comes from another address, because limits are meant for people.
    const headers = { 'x-forwarded-for': `10.0.${(looks >> 8) & 255}.${looks++ & 255}` }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
    return { status: response.status, body: (await response.json()) as T }
  }
  const readReport = (id: string) => read<{ status: string }>(`${siteUrl}/api/business-reports/${id}`)

  /** One call to the card provider: a question or, with a form, a change. */
  async function stripe<T>(path: string, form?: Record<string, string>): Promise<T> {
    const headers = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' }
    const change = form && { method: 'POST', body: new URLSearchParams(form).toString() }
    const response = await fetch(stripeUrl + path, { headers, ...change, signal: AbortSignal.timeout(10_000) })
    if (!response.ok) throw new Error(`the card provider refused ${path}: ${await response.text()}`)
    return (await response.json()) as T
  }

  interface Returned {
    amount: number
    /** Our refunds name their order; those made in the dashboard do not. */
    metadata: { order_id?: string }
  }
  const listRefunds = async (intentId: string): Promise<Returned[]> =>
    (await stripe<{ data: Returned[] }>(`/refunds?payment_intent=${intentId}`)).data

  /** The card provider's refunds of a payment, in cents, by refund. */
  const refundsOf = async (intentId: string): Promise<number[]> =>
    (await listRefunds(intentId)).map(({ amount }) => amount)

  /** The state of the bank's dispute of a payment; undefined when there is none. */
  const disputeOf = async (intentId: string): Promise<string | undefined> =>
    (await stripe<{ data: { status: string }[] }>(`/disputes?payment_intent=${intentId}`)).data[0]?.status

  /** The payment intents that the card provider holds for an order. */
  async function intentsOf(orderId: string): Promise<{ id: string; client_secret: string }[]> {
    type Intent = { id: string; client_secret: string; metadata: { order_id?: string } }
    const { data } = await stripe<{ data: Intent[] }>('/payment_intents?limit=100')
    return data.filter(({ metadata }) => metadata.order_id === orderId)
  }

  /** What the mail server accepted. */
  const mailbox = async (): Promise<TakenMail[]> => (await read<TakenMail[]>(`${sandboxUrl}/api/messages`)).body
  const mailsTaken = async (messageId: string): Promise<TakenMail[]> => ofMessage(await mailbox(), messageId)

  /**
   * Orders whose mail may be sent twice: the mail service died between the mail server's acceptance and its own commit.
   */
  const repeatable = new Set<string>()

  /** The outcome of an order so far. Throws OracleBroken for what must never happen, settled or not. */
  async function outcomeOf(orderId: string, mails?: TakenMail[]): Promise<Verdict> {
    const [found] = await query<Snapshot>(snapshot, [orderId])
    if (!found) throw new OracleBroken('the order is gone')
    const { order, reports, messages } = found
    const isCard = order.payment_id !== null && order.payment_id === order.payment_intent_id
    const refunds = isCard ? await listRefunds(order.payment_id!) : []
    const dispute = isCard ? await disputeOf(order.payment_id!) : undefined
    for (const { kind, message_id } of messages) {
      const taken = ofMessage(mails ?? (await mailbox()), message_id).length
      if (taken > 1 && !repeatable.has(orderId)) throw new OracleBroken(`the ${kind} mail went out ${taken} times`)
    }
    const mailOf = (kind: MessageRow['kind']) => messages.find((message) => message.kind === kind)

    if (reports.length > 1) throw new OracleBroken(`${reports.length} reports for one order`)
    if (order.state === 'delivered') {
      if (order.refund || refunds.some(({ metadata }) => metadata.order_id)) {
        throw new OracleBroken('delivered and refunded')
      }
      if (mailOf('refund')) throw new OracleBroken('delivered, and a mail says refunded')
      if (refunds.length > 0) return { settled: false, why: 'delivered, its refund in the dashboard is not found yet' }
      if (dispute === 'lost') return { settled: false, why: 'delivered, its lost dispute is not found yet' }
      return delivered(order, reports[0], mailOf('report-ready'))
    }
    if (order.state === 'refunded' || order.state === 'charged-back') {
      if (refunds.length > 1) throw new OracleBroken('refunded twice')
      const taken = await afterReturn(order, reports[0], mailOf('report-ready'))
      if (taken) return taken
      if (order.state === 'refunded') return refunded(order, mailOf('refund'), refunds, dispute, isCard)
      if (refunds.length > 0) throw new OracleBroken('charged back and refunded')
      if (mailOf('refund')) throw new OracleBroken('charged back, and a mail says refunded')
      if (dispute !== 'lost') throw new OracleBroken(`charged back, and the dispute is ${dispute}`)
      return { settled: true, outcome: 'CHARGED BACK', reason: null }
    }
    if (messages.length > 0) throw new OracleBroken(`an order that is ${order.state} has a mail`)
    return {
      settled: false,
      why: `the order is ${order.state}, its report ${reports[0]?.report_status ?? 'not started'}`,
    }
  }

  async function delivered(order: OrderRow, report?: ReportRow, mail?: MessageRow): Promise<Verdict> {
    if (!report || report.report_status !== 'completed' || report.id !== order.report_id) {
      throw new OracleBroken('delivered without a completed report')
    }
    const { status, body } = await readReport(report.id)
    if (status >= 500) return { settled: false, why: 'the report cannot be read at this moment' }
    if (body.status !== 'completed') throw new OracleBroken('the delivered report cannot be read')
    if (order.email !== null && report.email_status === 'pending') {
      return { settled: false, why: `delivered, its mail is ${mail?.state ?? 'not queued'}` }
    }
    if (order.email !== null && mail?.state !== report.email_status)
      throw new OracleBroken('the report shows another mail status')
    return { settled: true, outcome: 'DELIVERED', reason: null }
  }

  /**
   * The report of an order whose money was returned: readable if it was delivered before, else withdrawn and never
   * mailed.
   */
  async function afterReturn(order: OrderRow, report?: ReportRow, mail?: MessageRow): Promise<Verdict | null> {
    if (order.delivered_at !== null) {
      if (report?.report_status !== 'completed') throw new OracleBroken('a delivered report was withdrawn')
      return null
    }
    if (mail) throw new OracleBroken(`${order.state}, and mailed a report`)
    return report && report.report_status !== 'failed'
      ? { settled: false, why: `${order.state}, its report is not withdrawn` }
      : null
  }

  function refunded(
    order: OrderRow,
    mail: MessageRow | undefined,
    refunds: Returned[],
    dispute: string | undefined,
    isCard: boolean,
  ): Verdict {
    if (order.refund !== 'done') {
      const why = dispute === 'needs_response' ? 'the bank has not decided' : 'the refund is not paid out'
      return { settled: false, why }
    }
    if (dispute === 'lost') throw new OracleBroken('refunded, and the dispute is lost')
    if (isCard && refunds[0]?.amount !== order.amount_cents) {
      throw new OracleBroken(`refunded ${refunds[0]?.amount} instead of ${order.amount_cents}`)
    }
    const byUs = order.reason !== 'made-elsewhere'
    if (!byUs && mail) throw new OracleBroken('a mail about a refund that we did not make')
    if (byUs && order.email !== null && mail?.state !== 'sent' && mail?.state !== 'failed') {
      return { settled: false, why: `refunded, its mail is ${mail?.state ?? 'not queued'}` }
    }
    return { settled: true, outcome: 'REFUNDED', reason: order.reason }
  }

  /** Waits until the order has settled, and a moment longer to see that it stays that way. */
  async function settled(orderId: string): Promise<string> {
    const until = Date.now() + settleWithin
    for (;;) {
      const verdict = await outcomeOf(orderId)
      if (!verdict.settled) {
        if (Date.now() > until) throw new Error(`not settled after ${settleWithin / 1_000} s: ${verdict.why}`)
        await sleep(250)
        continue
      }
      await sleep(500)
      const again = await outcomeOf(orderId)
      if (!again.settled || again.outcome !== verdict.outcome) throw new OracleBroken('settled, and then changed')
      return verdict.reason ? `${verdict.outcome}: ${verdict.reason}` : verdict.outcome
    }
  }

  /** Paid orders that have not settled, with what they wait for, and those that broke a promise, with which one. */
  async function unsettled(): Promise<string[]> {
    const orders = await query<{ id: string; state: string; payment_intent_id: string | null }>(
      'select id, state, payment_intent_id from payments.orders',
    )
    const mails = await mailbox()
    const waiting: string[] = []
    for (const { id, state, payment_intent_id: intentId } of orders) {
      const intent = intentId && (await stripe<{ status: string }>(`/payment_intents/${intentId}`))
      if (state === 'created' && (!intent || intent.status !== 'succeeded')) continue
      const why = await outcomeOf(id, mails).then(
        (verdict) => (verdict.settled ? null : verdict.why),
        (error: unknown) => `BROKEN: ${String(error)}`,
      )
      if (why) waiting.push(`${id}: ${why}`)
    }
    return waiting
  }

  return {
    settled,
    unsettled,
    mayRepeatMail: (orderId: string) => void repeatable.add(orderId),
    mailbox,
    readReport,
    refundsOf,
    disputeOf,
    intentsOf,
    mailsTaken,
    stripe,
  }
}
