import type { Concern, OrderMail, OrderReport, OrderView } from '@findable/contracts'

/** What the operator's command prints. */

export function concernsText(concerns: readonly Concern[]): string {
  if (concerns.length === 0) return 'No order needs a look.\n'
  return table(concerns.map(({ since, reference, why }) => [short(since), reference ?? 'all orders', why]))
}

export function orderText(order: OrderView, report: OrderReport | null, mails: readonly OrderMail[]): string {
  const { refund } = order
  const dollars = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`
  return table([
    ['order', `${order.reference}, ${order.state}`, order.website],
    ['id', order.orderId, order.email ? 'with an address' : 'without an address'],
    ...order.emailCorrectedAt.map((at) => ['address', `corrected ${short(at)}`, '']),
    ['ordered', short(order.createdAt), ''],
    ['paid', short(order.paidAt), `${dollars(order.amountCents, order.currency)}, ${order.paymentId ?? 'no payment'}`],
    ['delivered', short(order.deliveredAt), ''],
    ...(order.dispute
      ? [
          [
            'dispute',
            order.dispute.state,
            `since ${short(order.dispute.since)}${order.dispute.endedAt ? `, ended ${short(order.dispute.endedAt)}` : ''}`,
          ],
        ]
      : []),
    ...(refund
      ? [
          [
            'refund',
            `${refund.state}, ${refund.attempts} tries`,
            `${refund.reason}, ${dollars(refund.amountCents, refund.currency)}${quoted(refund.staffReason)}${note(refund.problem)}`,
          ],
        ]
      : []),
    ...(report
      ? [
          ['report', `${report.status}, generation ${report.generation}`, `${report.reportId}${note(report.failure)}`],
          [
            'worker',
            short(report.progressAt),
            report.retryAt ? `next try ${short(report.retryAt)}` : 'last sign of life',
          ],
        ]
      : []),
    ...order.reruns.map(({ state, reason, requestedAt, rerunId }) => [
      'rerun',
      `${short(requestedAt)}, ${state}`,
      `${rerunId}${state === 'running' ? `, ${report?.rerunStatus ?? 'not started'}` : ''}${quoted(reason)}`,
    ]),
    ...mails.map(({ kind, state, attempts, settledAt, nextAttemptAt, problem }) => [
      'mail',
      `${kind}, ${state}, ${attempts} tries`,
      `${settledAt ? short(settledAt) : `next try ${short(nextAttemptAt)}`}${note(problem)}`,
    ]),
    ...order.events.map(({ type, changed, receivedAt }) => [
      'event',
      `${short(receivedAt)}, ${type}`,
      `changed ${changed ?? '?'}`,
    ]),
  ])
}

const quoted = (reason: string | null): string => (reason === null ? '' : `, "${reason}"`)
const note = (problem: string | null): string => (problem === null ? '' : ` (${problem})`)
/** UTC, to the second. */
const short = (time: string | null): string => (time === null ? 'not yet' : time.slice(0, 19).replace('T', ' '))

/** Lines with every column aligned except the last. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map(([first, second, third]) => `${first!.padEnd(widths[0]!)}  ${second!.padEnd(widths[1]!)}  ${third}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('')
}
