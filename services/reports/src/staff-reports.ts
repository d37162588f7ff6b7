import {
  endpoints,
  type OrderState,
  type ReportUpdate,
  type ReportValues,
  type StaffReport,
  type StaffReportDetails,
  type StaffStatus,
  type StoredStatus,
} from '@findable/contracts'
import {
  AppError,
  changesBetween,
  recordAct,
  type InternalClient,
  type Kysely,
  type StaffRequest,
  type Transaction,
} from '@findable/service-kit'
import { auditSubject } from './audit-subject.ts'
import { removeNews } from './db/news.ts'
import { endObjections } from './db/objections.ts'
import { findWholeReport, lockWholeReport, type WholeReport } from './db/reports.ts'
import type { Database, Edited } from './db/schema.ts'
import { markDeleted, setEdited, type ListedReport } from './db/staff-reports.ts'
import { endVersionsAtWork, insertShown, keepShown } from './db/versions.ts'
import { requireReport } from './reading.ts'
import { measuredOf } from './readings.ts'
import { versionsForStaff } from './report-versions.ts'

/** What staff see of customers' reports, and what they may do with them. */

const statuses: Record<StoredStatus, StaffStatus> = {
  pending: 'pending',
  researching: 'generating',
  completed: 'completed',
  failed: 'failed',
}

export const toStaffReport = (report: ListedReport): StaffReport => ({
  id: report.id,
  type: 'business_report',
  reference: report.reference,
  businessName: report.shown_name,
  businessWebsite: report.business_website,
  industry: report.shown_industry,
  email: report.email,
  emailStatus: report.email_status,
  visibilityScore: report.shown_score,
  pillars: { ...report.pillars, ...report.edited?.values.pillars },
  status: statuses[report.report_status],
  rerunning: report.rerun_status !== null,
  refunded: report.refunded_at !== null,
  adjusted: report.edited !== null,
  generatedAt: report.completed_at?.toISOString() ?? null,
})

async function toDetails(db: Kysely<Database>, report: WholeReport): Promise<StaffReportDetails> {
  const measured = measuredValues(report)
  const { edited } = report
  return {
    ...toStaffReport({ ...report, pillars: measured?.pillars ?? {} }),
    reportData: report.report_data,
    version: report.version,
    measured,
    edit: edited && { values: edited.values, by: edited.by.name, at: edited.at, reason: edited.reason },
    versions: await versionsForStaff(db, report),
  }
}

/** What staff may adjust, as it was measured; null until the report is completed. */
function measuredValues(report: WholeReport): ReportValues | null {
  if (report.report_data === null) return null
  const { pillars } = JSON.parse(report.report_data) as { pillars: { id: string; score: number | null }[] }
  return {
    businessName: report.business_name,
    industry: report.industry,
    visibilityScore: report.visibility_score,
    pillars: Object.fromEntries(pillars.map(({ id, score }) => [id, score])),
  }
}

export async function readForStaff(db: Kysely<Database>, id: string): Promise<StaffReportDetails> {
  const report = await findWholeReport(db, 'id', id)
  if (!report) throw new AppError('report-not-found', { publicText: notHere })
  return toDetails(db, report)
}

/** What customers see of what staff may adjust; pillars by their ids. */
const shown = (
  { pillars, ...measured }: ReportValues,
  adjusted: Partial<ReportValues> | null,
): Record<string, string | number | null> => {
  const { pillars: adjustedPillars, ...values } = adjusted ?? {}
  return { ...measured, ...values, ...pillars, ...adjustedPillars }
}

const notHere = 'This report does not exist, or has been deleted.'

/** A request for a change, and to which version of the report; without a version, to any. */
export interface ChangeRequest extends StaffRequest {
  version: number | undefined
}

/** Adjusts a completed report. What is measured stays as it is, and what equals it is no adjustment. */
export const updateReport = (
  db: Kysely<Database>,
  id: string,
  { reason, ...update }: ReportUpdate,
  request: ChangeRequest,
): Promise<StaffReportDetails> =>
  change(db, id, request, async (trx, report) => {
    const measured = measuredValues(report)
    if (!measured) {
      throw new AppError('report-not-ready', {
        publicText: 'This report is not finished, so there is nothing to edit.',
      })
    }
    if (report.rerun_status) throw new AppError('rerun-running')
    const before = report.edited?.values ?? null
    const values = adjustments(measured, merged(before, update))
    const { id: staffId, name } = request.staff
    const edited = values && {
      values,
      by: { id: staffId, name },
      at: new Date().toISOString(),
      reason: reason || null,
    }
    await recordAct(trx, request, {
      action: 'edit-report',
      subject: auditSubject(report),
      changes: changesBetween(shown(measured, before), shown(measured, values)),
      reason: reason || null,
    })
    return showEdited(trx, report, edited, request)
  })

/** Takes every adjustment back. */
export const restoreReport = (db: Kysely<Database>, id: string, request: ChangeRequest): Promise<StaffReportDetails> =>
  change(db, id, request, async (trx, report) => {
    const measured = measuredValues(report)
    if (!report.edited || !measured) return report
    await recordAct(trx, request, {
      action: 'restore-report',
      subject: auditSubject(report),
      changes: changesBetween(shown(measured, report.edited.values), shown(measured, null)),
    })
    return showEdited(trx, report, null, request)
  })

/** Shows the report with what staff adjusted, or without, as a version of its own. */
async function showEdited(
  trx: Transaction<Database>,
  report: WholeReport,
  edited: Edited | null,
  { staff, requestId }: StaffRequest,
): Promise<WholeReport> {
  const { engineVersion } = measuredOf(report)
  const basedOn = await keepShown(trx, report.id, { withResult: true })
  const changed = await setEdited(trx, report.id, edited)
  const made = { kind: 'staff-edit', by: 'staff', staff, reason: edited?.reason ?? null } as const
  await insertShown(trx, report.id, { ...made, basedOn, engineVersion, requestId })
  return changed
}

async function change(
  db: Kysely<Database>,
  id: string,
  { version }: ChangeRequest,
  make: (trx: Transaction<Database>, report: WholeReport) => Promise<WholeReport>,
): Promise<StaffReportDetails> {
  const changed = await db.transaction().execute(async (trx) => {
    const report = await lockWholeReport(trx, id)
    if (!report) throw new AppError('report-not-found', { publicText: notHere })
    if (version !== undefined && version !== report.version) throw new AppError('report-changed')
    return make(trx, report)
  })
  return toDetails(db, changed)
}

type Wanted = { [Name in keyof ReportValues]?: ReportValues[Name] | undefined }

/** The update on top of what is adjusted already. */
const merged = (before: Partial<ReportValues> | null, update: Wanted): Wanted => ({
  ...before,
  ...update,
  pillars: { ...before?.pillars, ...update.pillars },
})

/** Those of the values that differ from what was measured; null when none does. */
function adjustments(measured: ReportValues, wanted: Wanted): Partial<ReportValues> | null {
  const { pillars = {}, ...others } = wanted
  const differing = (values: object, from: object) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => value !== undefined && value !== from[name as keyof typeof from],
      ),
    )
  const adjustedPillars = differing(pillars, measured.pillars)
  const adjusted = {
    ...differing(others, measured),
    ...(Object.keys(adjustedPillars).length > 0 && { pillars: adjustedPillars }),
  }
  return Object.keys(adjusted).length > 0 ? adjusted : null
}

const undelivered: readonly OrderState[] = ['created', 'paid']

/**
 * Deletes a report from every list and link. Refused while its customer is owed something: a report, as payments says,
 * or a new version of it.
 */
export async function deleteReport(
  { db, internal }: { db: Kysely<Database>; internal: InternalClient },
  id: string,
  request: StaffRequest,
): Promise<void> {
  const { reference } = await requireReport(db, id)
  const { staff, requestId } = request
  const { state } = await internal(endpoints.orderView, { params: { reference } }, requestId, staff)
  if (undelivered.includes(state)) {
    const publicText = `Order ${reference} is not delivered yet, so its report cannot be deleted.`
    throw new AppError('order-undelivered', { publicText })
  }
  await db.transaction().execute(async (trx) => {
    const report = await lockWholeReport(trx, id)
    if (!report) throw new AppError('report-not-found', { publicText: notHere })
    if (report.rerun_status) {
      throw new AppError('rerun-running', { publicText: `The report of order ${reference} is being made again.` })
    }
    await endVersionsAtWork(trx, id, 'The report was deleted.')
    await endObjections(trx, id)
    await removeNews(trx, id)
    await markDeleted(trx, id)
    await recordAct(trx, request, { action: 'delete-report', subject: auditSubject(report) })
  })
}
