import type { RerunOutcome, StepPayload } from '@findable/contracts'
import { send, type Kysely, type Logger, type Transaction } from '@findable/service-kit'
import { findReport, type Report } from './db/reports.ts'
import { beginRerun, endRerun, findRerun, insertRerun } from './db/reruns.ts'
import type { Database } from './db/schema.ts'
import { requestGeneration, tellOutcome } from './order-reports.ts'

/**
 * Reruns: a completed report is made again. It stays completed and readable as it is until the new version replaces it
 * in one commit; a rerun that fails changes nothing. Payments decides who gets one.
 */

type Trx = Transaction<Database>
type RerunIds = Omit<StepPayload<'rerunEnded'>, 'outcome'>

/** Starts a rerun, or reports again how it ended. */
export async function receiveRerunRequest(
  db: Kysely<Database>,
  rerun: StepPayload<'rerunRequested'>,
  log: Logger,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rerunId, reportId } = rerun
    const known = await findRerun(trx, rerunId)
    if (known?.state === 'completed' || known?.state === 'failed') return sendEnd(trx, rerun, known.state)
    if (known) return
    const report = await findReport(trx, reportId)
    if (!report) return sendEnd(trx, rerun, 'failed')
    if (!(await insertRerun(trx, rerunId, reportId))) return
    const started = await beginRerun(trx, rerunId, reportId)
    if (started) return requestGeneration(trx, started)
    log.warn({ rerunId, reportId, status: report.report_status }, 'a rerun of a report that is not completed')
    await tellRerunEnd(trx, rerun, 'failed')
  })
}

/**
 * Tells payments how the generation that `started` describes has ended: that of a rerun, or of the order's first report.
 */
export async function tellEnd(trx: Trx, started: Report, ended: Report, outcome: RerunOutcome): Promise<void> {
  const { order_id: orderId, id: reportId, request_id: requestId, rerun_id: rerunId } = started
  if (rerunId === null) return tellOutcome(trx, ended)
  await tellRerunEnd(trx, { orderId, reportId, rerunId, requestId }, outcome)
}

async function tellRerunEnd(trx: Trx, rerun: RerunIds, outcome: RerunOutcome): Promise<void> {
  await endRerun(trx, rerun.rerunId, outcome)
  await sendEnd(trx, rerun, outcome)
}

const sendEnd = (trx: Trx, { orderId, reportId, rerunId, requestId }: RerunIds, outcome: RerunOutcome): Promise<void> =>
  send(trx, 'rerunEnded', { orderId, reportId, rerunId, requestId, outcome })
