import { send, type Kysely, type Logger } from '@findable/service-kit'
import { findOrder } from './db/orders.ts'
import type { Database } from './db/schema.ts'
import { listOverdueOrders, takeRefundNews, takeWaitingOrders } from './db/sweeps.ts'
import { toPaidOrder } from './orders.ts'
import { refundWaiting, requestRefundMail, tellReports } from './refunds.ts'

/**
 * The sweepers of the order line. They compare states and never look at a queue, so that a flushed queue loses nothing:
 * a service that gets the same news twice answers with what has become of it.
 */

interface Deps {
  db: Kysely<Database>
  log: Logger
}

const batch = 50

/** Refunds orders that have no report and have passed their deadline. `deadline` in milliseconds since the payment. */
export async function refundOverdue({ db, log }: Deps, deadline: number): Promise<void> {
  for (const orderId of await listOverdueOrders(db, deadline, batch)) {
    const refunded = await db.transaction().execute((trx) => refundWaiting(trx, orderId, 'deadline-passed'))
    if (!refunded) continue
    const { reference, request_id: requestId } = refunded
    log.error({ alert: 'deadline-passed', orderId, reference, requestId }, 'no report in time: the order is refunded')
  }
}

/**
 * Tells reports again which paid orders wait for a report: it starts those it does not know, and answers for those that
 * are done.
 */
export async function repeatPaidOrders({ db }: Deps, after: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const order of await takeWaitingOrders(trx, after, batch)) {
      await send(trx, 'orderPaid', toPaidOrder(order))
    }
  })
}

/** Repeats the news of refunds. There is no answer to wait for, so it never stops, but comes less and less often. */
export async function repeatRefundNews({ db }: Deps, after: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const refund of await takeRefundNews(trx, after, batch)) {
      const order = (await findOrder(trx, 'id', refund.order_id))!
      await tellReports(trx, order, order.request_id)
      await requestRefundMail(trx, order, refund)
    }
  })
}
