import type { OrderMail, OrderReport, OrderView } from '@findable/contracts/staff'
import { formatDate } from '../../content/dates.ts'
import { disputeStates, mailKind, money, refundCauses, refundStates } from '../../content/order-words.ts'

interface Event {
  at: string
  text: string
  notes: string[]
}

/** What happened to an order, oldest first, from what each service knows. */
export function timelineOf(order: OrderView, report: OrderReport | null, mails: readonly OrderMail[]): Event[] {
  const events = [
    ...ofPayment(order),
    ...ofRefund(order),
    ...order.reruns.flatMap(ofRerun),
    ...(report ? ofReport(report, hasNewVersion(order)) : []),
    ...mails.flatMap(ofMail),
  ]
  return events.toSorted((a, b) => a.at.localeCompare(b.at))
}

/** Whether a rerun replaced the first version, whose times are then no longer known. */
const hasNewVersion = ({ reruns }: OrderView): boolean => reruns.some(({ state }) => state === 'completed')

/** An event, if its time has come. */
const event = (at: string | null | undefined, text: string, ...notes: (string | null)[]): Event[] =>
  at ? [{ at, text, notes: notes.filter((note) => note !== null) }] : []

const quoted = (reason: string | null) => reason && `“${reason}”`

function ofPayment(order: OrderView): Event[] {
  const { dispute, byPromoCode, paymentId } = order
  return [
    ...event(order.createdAt, 'Ordered'),
    ...event(
      order.paidAt,
      byPromoCode ? 'Paid by promo code' : `Paid ${money(order.amountCents, order.currency)} by card`,
      byPromoCode ? null : paymentId,
    ),
    ...order.events.flatMap(({ type, changed, receivedAt }) =>
      event(receivedAt, `Card provider: ${type}`, changed && `Changed: ${changed}`),
    ),
    ...event(
      order.deliveredAt,
      hasNewVersion(order) ? 'Present version delivered' : 'Delivered',
      `The guarantee runs until ${formatDate(order.guaranteeUntil)}`,
    ),
    ...order.emailCorrectedAt.flatMap((at) => event(at, 'The customer corrected their email')),
    ...event(dispute?.since, dispute ? disputeStates[dispute.endedAt ? 'open' : dispute.state] : ''),
    ...event(dispute?.endedAt, dispute ? disputeStates[dispute.state] : ''),
  ]
}

function ofRefund({ refund }: OrderView): Event[] {
  if (!refund) return []
  const refunded = `Refunded: ${refundCauses[refund.reason]}`
  const why = quoted(refund.staffReason)
  if (refund.amountCents === 0) return event(refund.requestedAt, refunded, why, 'Nothing was paid, so no money moves')
  const amount = money(refund.amountCents, refund.currency)
  const waiting = refund.state === 'requested'
  return [
    ...event(
      refund.requestedAt,
      refunded,
      why,
      waiting
        ? `${amount}. ${refundStates.requested}. Next try ${formatDate(refund.nextAttemptAt)}${refund.problem ? `: ${refund.problem}` : ''}`
        : amount,
    ),
    ...event(waiting ? null : refund.endedAt, refundStates[refund.state], refund.problem),
  ]
}

const ofRerun = ({ state, reason, requestedAt, endedAt }: OrderView['reruns'][number]): Event[] => [
  ...event(requestedAt, 'Staff had the report made again', quoted(reason), state === 'running' ? 'Under way' : null),
  ...event(endedAt, rerunEnds[state]),
]

const rerunEnds = {
  running: '',
  completed: 'The new version replaced the one before',
  failed: 'The new version could not be made: the one before stays',
  canceled: 'The new version was given up, as the order was refunded',
}

const ofReport = (
  { completedAt, progressAt, retryAt, failure, status, rerunStatus }: OrderReport,
  isNewVersion: boolean,
): Event[] => [
  ...event(completedAt, isNewVersion ? 'Present version completed' : 'Report completed'),
  ...event(
    completedAt && !rerunStatus ? null : progressAt,
    status === 'failed' ? 'The report could not be made' : 'Last sign of life of the audit',
    failure,
  ),
  ...event(retryAt, 'Next try to make the report', failure),
]

const ofMail = ({ kind, createdAt, state, attempts, nextAttemptAt, problem, settledAt }: OrderMail): Event[] => {
  const name = mailKind(kind)
  if (state === 'sent') return event(settledAt, `${name}: sent`)
  if (state === 'failed') return event(settledAt, `${name}: failed`, problem)
  if (state === 'sending') return event(createdAt, `${name}: being sent`)
  const next = `Next try ${formatDate(nextAttemptAt)}`
  return event(createdAt, `${name}: waiting`, attempts > 0 ? `${next}, after ${attempts}: ${problem}` : next)
}
