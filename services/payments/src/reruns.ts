import { guaranteeDays, type OrderAct, type OrderRerun, type StepPayload } from '@findable/contracts'
import { AppError, recordAct, send, type Kysely, type StaffRequest, type Transaction } from '@findable/service-kit'
import * as table from './db/orders.ts'
import type { Order } from './db/orders.ts'
import { endRerun, findRerunByKey, findRunning, insertRerun, takeRerunNews, type Rerun } from './db/reruns.ts'
import type { Database } from './db/schema.ts'
import { auditSubject, type OrderDeps } from './orders.ts'

/**
 * Reruns: the first part of the guarantee. The order stays delivered throughout, with its current version, so a rerun
 * that fails takes nothing away. One at a time; a refund ends it.
 */

type Trx = Transaction<Database>
type Deps = Pick<OrderDeps, 'db' | 'log'>

const batch = 50

/** Has a new version of a delivered order's report made. The same key returns the same rerun. */
export async function requestRerun(
  { db, log }: Deps,
  reference: string,
  { key, reason, ...request }: StaffRequest & OrderAct & { key: string | undefined },
): Promise<OrderRerun> {
  const order = await table.findOrder(db, 'reference', reference)
  if (!order) throw new AppError('order-not-found')
  const staffId = request.staff.id
  const { requestId } = request
  const rerun = await db.transaction().execute(async (trx) => {
    // Locked until the rerun is stored: a second request and a refund wait for it.
    const covered = await table.lockUnderGuarantee(trx, order.id, guaranteeDays)
    const known = key === undefined ? undefined : await findRerunByKey(trx, order.id, key)
    if (known) return known
    if (!covered) throw refusal((await table.findOrder(trx, 'id', order.id))!)
    if (await findRunning(trx, order.id)) throw new AppError('rerun-running')
    const started = await insertRerun(trx, {
      order_id: order.id,
      key: key ?? null,
      staff_id: staffId,
      reason,
      request_id: requestId,
    })
    await askReports(trx, covered, started)
    await recordAct(trx, request, { action: 'rerun-order', subject: auditSubject(order), reason })
    log.info({ orderId: order.id, reference, rerunId: started.id, staffId, requestId }, 'a rerun has started')
    return started
  })
  return toOrderRerun(rerun)
}

/** Why staff cannot have the report of an order made again now; null when they can. */
export async function rerunRefusal(db: Kysely<Database>, order: Order): Promise<AppError | null> {
  if (!(await table.isUnderGuarantee(db, order.id, guaranteeDays))) return refusal(order)
  return (await findRunning(db, order.id)) ? new AppError('rerun-running') : null
}

/** Why an order cannot have a rerun. */
function refusal({ state, dispute }: Order): AppError {
  if (state === 'created') return new AppError('payment-required', { publicText: 'This order was never paid.' })
  if (state === 'paid') return new AppError('report-not-ready')
  if (state === 'refunded') return new AppError('order-refunded')
  if (state === 'charged-back') return new AppError('order-charged-back')
  return new AppError(dispute === 'open' ? 'payment-disputed' : 'guarantee-over')
}

/**
 * Handles the end of a rerun. A completed one counts as a delivery: the customer is told, and the guarantee starts
 * again.
 */
export async function receiveRerunEnd(
  { db, log }: Deps,
  { orderId, rerunId, outcome, requestId }: StepPayload<'rerunEnded'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await table.lockOrder(trx, orderId)
    const ended = await endRerun(trx, rerunId, outcome)
    if (!ended) return
    if (outcome === 'failed') {
      return log.error({ alert: 'rerun-failed', orderId, rerunId, requestId }, 'a rerun failed: the old report stays')
    }
    await requestUpdateMail(trx, (await table.renewDelivery(trx, ended.order_id))!, ended)
  })
}

/**
 * Repeats the news of reruns: to reports for running ones, as it answers with their end; to mail for completed ones.
 */
export async function repeatRerunNews({ db }: Deps, after: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const rerun of await takeRerunNews(trx, after, batch)) {
      const order = (await table.findOrder(trx, 'id', rerun.order_id))!
      if (rerun.state === 'running') await askReports(trx, order, rerun)
      else if (order.state === 'delivered') await requestUpdateMail(trx, order, rerun)
    }
  })
}

export const askReports = (trx: Trx, order: Order, { id: rerunId, request_id: requestId }: Rerun): Promise<void> =>
  send(trx, 'rerunRequested', { orderId: order.id, reportId: order.report_id!, rerunId, requestId })

async function requestUpdateMail(trx: Trx, order: Order, rerun: Rerun): Promise<void> {
  if (order.email === null) return
  await send(trx, 'reportUpdated', {
    orderId: order.id,
    reportId: order.report_id!,
    rerunId: rerun.id,
    requestId: rerun.request_id,
    reference: order.reference,
    website: order.website,
    email: order.email,
  })
}

export const toOrderRerun = ({ id, state, reason, requested_at, ended_at }: Rerun): OrderRerun => ({
  rerunId: id,
  state,
  reason,
  requestedAt: requested_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
})
