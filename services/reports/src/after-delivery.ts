import { afterDelivery, type ErrorCode, type ReportVersions } from '@findable/contracts'
import { AppError, send, type Kysely, type Transaction } from '@findable/service-kit'
import { useOf, type Use } from './db/after-delivery.ts'
import { insertReminder, removeReminder } from './db/news.ts'
import { lockReport, type Report } from './db/reports.ts'
import { hasComponent } from './db/results.ts'
import type { Database } from './db/schema.ts'
import { findVersion, insertBeside, keepShown, type ListedVersion, type VersionWork } from './db/versions.ts'

/**
 * What an owner may ask for by the link of an order: each is checked here and nowhere else, and `allowanceOf` says all
 * of it beforehand. Requests for the same report wait for each other.
 */

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Why nothing can be asked for; null when something can. */
const refusalOfAll = ({ report_status, refunded_at }: Report, use: Use | undefined): ErrorCode | null =>
  refunded_at
    ? 'order-refunded'
    : report_status !== 'completed' || !use
      ? 'report-not-ready'
      : use.isOver
        ? 'after-delivery-over'
        : null

/** Why not, once something can be asked for at all. */
const refusals = {
  recheck: ({ running, nextAt, rechecks }: Use): ErrorCode | null =>
    rechecks >= afterDelivery.rechecks ? 'rechecks-used' : running ? 'check-running' : nextAt ? 'check-too-soon' : null,
  reaudit: ({ running, reaudits }: Use): ErrorCode | null =>
    running ? 'check-running' : reaudits >= afterDelivery.reaudits ? 'reaudit-used' : null,
  objection: ({ objections }: Use): ErrorCode | null =>
    objections >= afterDelivery.objections ? 'objections-used' : null,
  reminder: ({ remindOver, isReminderWanted }: Use): ErrorCode | null =>
    remindOver && !isReminderWanted ? 'after-delivery-over' : null,
}
type Asked = keyof typeof refusals

/** Locks the report, and throws unless it is delivered, not refunded, and its time is not over. */
export async function lockDelivered(trx: Trx, id: string): Promise<{ report: Report; use: Use }> {
  const report = await lockReport(trx, id)
  if (!report) throw new AppError('report-not-found')
  const use = await useOf(trx, id)
  const refusal = refusalOfAll(report, use)
  if (refusal) throw new AppError(refusal)
  return { report, use: use! }
}

export function refuse(use: Use, asked: Asked): void {
  const refusal = refusals[asked](use)
  if (refusal) throw new AppError(refusal)
}

/** Has one component read again. The same one, asked for while that is under way, is the same re-check. */
export const requestRecheck = (db: Db, id: string, component: string, requestId: string): Promise<ListedVersion> =>
  db.transaction().execute(async (trx) => {
    const { report, use } = await lockDelivered(trx, id)
    if (!(await hasComponent(trx, id, component))) throw new AppError('component-not-found')
    const running = use.running ? await findVersion(trx, id, use.running) : undefined
    if (running?.component === component) return running
    refuse(use, 'recheck')
    return startVersion(trx, report, { kind: 're-check', by: 'owner', component, requestId })
  })

/** Has the whole website read again. A second request is answered with the first. */
export const requestReaudit = (db: Db, id: string, requestId: string): Promise<ListedVersion> =>
  db.transaction().execute(async (trx) => {
    const { report, use } = await lockDelivered(trx, id)
    const running = use.running ? await findVersion(trx, id, use.running) : undefined
    if (running?.kind === 're-audit') return running
    refuse(use, 'reaudit')
    return startVersion(trx, report, { kind: 're-audit', by: 'owner', requestId })
  })

interface Start {
  kind: 're-check' | 're-audit'
  by: 'owner' | 'engine'
  component?: string
  objectionId?: string
  requestId: string
}

/** Stores a version to be made, and asks a worker for its first generation in the same commit. */
export async function startVersion(trx: Trx, report: Report, start: Start): Promise<ListedVersion> {
  const basedOn = await keepShown(trx, report.id, { withResult: false })
  const version = await insertBeside(trx, {
    report_id: report.id,
    kind: start.kind,
    made_by: start.by,
    component: start.component ?? null,
    objection_id: start.objectionId ?? null,
    based_on: basedOn ?? null,
    business_website: report.business_website,
    request_id: start.requestId,
  })
  await requestVersion(trx, version)
  return version
}

/** Asks a worker for the version's current generation. */
export const requestVersion = (
  trx: Trx,
  { id, generation, request_id: requestId }: Pick<VersionWork, 'id' | 'generation' | 'request_id'>,
): Promise<void> => send(trx, 'generateReport', { subject: 'version', reportId: id, generation, requestId })

/** Ticks or clears the box of the one reminder. */
export const setReminder = (
  db: Db,
  id: string,
  wanted: boolean,
  requestId: string,
): Promise<ReportVersions['reminder']> =>
  db.transaction().execute(async (trx) => {
    const { report, use } = await lockDelivered(trx, id)
    if (wanted) {
      if (report.email === null) throw new AppError('no-address')
      refuse(use, 'reminder')
      await insertReminder(trx, id, use.remindAt, requestId)
    } else await removeReminder(trx, id)
    return allowanceOf(report, await useOf(trx, id)).reminder
  })

type Allowance = Omit<ReportVersions, 'versions' | 'asked'>

/** What is left, and why something is not possible now, in the sentence that asking for it would be refused with. */
export function allowanceOf(report: Report, use: Use | undefined): Allowance {
  const none = refusalOfAll(report, use)
  const refusalOf = (asked: Asked): string | null => {
    const code = none ?? refusals[asked](use!)
    return code && new AppError(code).publicText
  }
  const share = (asked: Asked, most: number, used = 0) => ({
    most,
    left: none ? 0 : Math.max(0, most - used),
    refusal: refusalOf(asked),
  })
  const { answerDays } = afterDelivery
  return {
    until: use?.until.toISOString() ?? null,
    running: use?.running ?? null,
    nextAt: use?.nextAt?.toISOString() ?? null,
    rechecks: share('recheck', afterDelivery.rechecks, use?.rechecks),
    reaudits: share('reaudit', afterDelivery.reaudits, use?.reaudits),
    objections: { ...share('objection', afterDelivery.objections, use?.objections), answerDays },
    reminder: {
      at: use?.remindAt.toISOString() ?? null,
      wanted: use?.isReminderWanted ?? false,
      sent: (use?.isReminderWanted && use.remindOver) ?? false,
      refusal: !none && report.email === null ? new AppError('no-address').publicText : refusalOf('reminder'),
    },
  }
}
