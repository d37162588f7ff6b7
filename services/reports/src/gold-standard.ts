import { componentTitles, engineVersion } from '@findable/audit-engine'
import {
  detectingAutomatically,
  websiteName,
  type AuditResult,
  type AuditSubject,
  type GoldStandardDetails,
  type GoldStandardReport,
  type GoldStandardStatus,
  type NewGoldStandard,
} from '@findable/contracts'
import {
  AppError,
  changesBetween,
  recordAct,
  send,
  type Kysely,
  type StaffRequest,
  type Transaction,
} from '@findable/service-kit'
import { renderReport } from '@findable/report-html'
import { reportsNamed } from './db/businesses.ts'
import * as table from './db/gold-standard-reports.ts'
import type { GoldStandardWork, ListedGoldStandard, WholeGoldStandard } from './db/gold-standard-reports.ts'
import { componentsMoved, versionsOn } from './db/gold-standard-versions.ts'
import type { Database } from './db/schema.ts'
import type { WebsiteAccess } from './website-access.ts'

/**
 * Gold-standard reports: audits of businesses that staff choose as a reference for their industry. Each report is made
 * once; those on the same website are versions of each other.
 */

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Asks a worker for the report's current generation. */
export const requestGoldStandard = (
  trx: Trx,
  { id, generation, request_id: requestId }: Pick<GoldStandardWork, 'id' | 'generation' | 'request_id'>,
): Promise<void> =>
  send(trx, 'generateReport', { subject: 'gold-standard', reportId: String(id), generation, requestId })

function statusOf({ work_status, starts }: Pick<ListedGoldStandard, 'work_status' | 'starts'>): GoldStandardStatus {
  if (work_status === 'completed' || work_status === 'failed') return work_status
  return work_status === 'pending' && starts > 0 ? 'active' : 'generating'
}

export const toGoldStandardReport = (report: ListedGoldStandard): GoldStandardReport => ({
  id: report.id,
  type: 'gold_standard_report',
  businessName: report.business_name,
  businessWebsite: report.business_website,
  industry: report.industry,
  location: report.location,
  notes: report.notes,
  visibilityScore: report.visibility_score,
  status: statusOf(report),
  reportType: report.report_type,
  adminId: report.admin_id,
  adminName: report.admin_name,
  businessReportId: report.business_report_id,
  createdAt: report.created_at.toISOString(),
  generatedAt: report.completed_at?.toISOString() ?? null,
  engineVersion: report.engine_version,
  drift: report.earlier && {
    engineVersion: report.earlier.engine_version,
    change:
      report.visibility_score === null || report.earlier.score === null
        ? null
        : report.visibility_score - report.earlier.score,
  },
  failure: report.work_status === 'failed' ? report.failure : null,
})

export async function readGoldStandard(db: Db, id: string): Promise<GoldStandardDetails> {
  const report = await requireGoldStandard(db, id)
  const { earlier } = report
  const [versions, moved] = await Promise.all([
    versionsOn(db, report.site),
    earlier ? componentsMoved(db, earlier.id, report.id) : [],
  ])
  return {
    ...toGoldStandardReport(report),
    reportData: report.report_data,
    pillars: versions.find((version) => version.id === report.id)?.pillars ?? {},
    detectedIndustry: report.detected_industry,
    presentEngine: engineVersion,
    versions: versions.map((version) => ({
      id: version.id,
      engineVersion: version.engine_version,
      generatedAt: version.completed_at.toISOString(),
      visibilityScore: version.visibility_score,
      pillars: version.pillars,
    })),
    moved: moved.map((each) => ({ ...each, title: componentTitles.get(each.component) ?? each.component })),
  }
}

const notHere = () =>
  new AppError('report-not-found', { publicText: 'This report does not exist, or has been deleted.' })

/** Ids of gold-standard reports are numbers; all others are random characters. */
export const isGoldStandardId = (id: string): boolean => /^\d{1,15}$/.test(id)

export async function requireGoldStandard(db: Db, id: string): Promise<WholeGoldStandard> {
  const report = isGoldStandardId(id) ? await table.findGoldStandard(db, Number(id)) : undefined
  if (!report) throw notHere()
  return report
}

/** The report as one HTML file. Throws `report-not-ready` before it is completed. */
export function goldStandardDocument(report: WholeGoldStandard, publicUrl: string): string {
  if (report.report_data === null) throw new AppError('report-not-ready')
  return renderReport(JSON.parse(report.report_data) as AuditResult, {
    edition: 'client',
    businessName: report.business_name,
    // The report names the industry that the audit detected.
    industryAverage: report.industry === report.detected_industry ? report.industry_average : null,
    publicUrl,
  })
}

/** Stores a report together with the message that has it made. */
export async function createGoldStandard(
  { db, websites }: { db: Db; websites: WebsiteAccess },
  input: NewGoldStandard,
  request: StaffRequest,
): Promise<GoldStandardReport> {
  const { businessName, industry, location, notes } = input
  const { website, reportId } = input.businessWebsite
    ? { website: input.businessWebsite, reportId: null }
    : await knownWebsite(db, businessName)
  if (await websites.isRefused(website)) throw new AppError('refused-website')
  return db.transaction().execute((trx) =>
    start(
      trx,
      {
        business_name: businessName,
        business_website: website,
        site: websiteName(website),
        chosen_industry: chosen(industry),
        location: location || null,
        notes: notes || null,
        business_report_id: reportId,
      },
      request,
    ),
  )
}

/** "Detecting Automatically" chooses none. */
const chosen = (industry: NewGoldStandard['industry']): string | null =>
  industry === undefined || industry === detectingAutomatically ? null : industry

/** The website of the newest report that a customer ordered on a business of this name. */
async function knownWebsite(db: Db, businessName: string): Promise<{ website: string; reportId: string }> {
  const [report] = await reportsNamed(db, businessName, 1)
  if (report) return { website: report.business_website, reportId: report.id }
  throw new AppError('validation-failed', {
    publicText: `We have no report on a business called “${businessName}” to take the website from. Please enter its website.`,
  })
}

type Wanted = Omit<table.NewGoldStandardRow, 'admin_id' | 'admin_name' | 'request_id'>

async function start(trx: Trx, wanted: Wanted, request: StaffRequest): Promise<GoldStandardReport> {
  if (!(await table.claimSite(trx, wanted.site))) throw new AppError('gold-standard-running')
  const { staff, requestId } = request
  const report = await table.insertGoldStandard(trx, {
    ...wanted,
    admin_id: staff.id,
    admin_name: staff.name,
    request_id: requestId,
  })
  await requestGoldStandard(trx, report)
  await recordAct(trx, request, {
    action: 'create-gold-standard',
    subject: auditSubject(report),
    changes: changesBetween({}, { businessName: wanted.business_name, industry: wanted.chosen_industry }),
  })
  return toGoldStandardReport({ ...report, earlier: null })
}

/** A gold-standard report in the audit log. */
const auditSubject = ({ id, site }: Pick<table.GoldStandard, 'id' | 'site'>): AuditSubject => ({
  type: 'gold-standard',
  id: String(id),
  label: site,
})

/**
 * Has a report made again: one that failed as itself, a completed one as a new report on the same business, which leaves
 * the old one as it is.
 */
export const repeatGoldStandard = (db: Db, id: string, request: StaffRequest): Promise<GoldStandardReport> =>
  db.transaction().execute(async (trx) => {
    const report = await lock(trx, id)
    if (report.work_status === 'completed') {
      const { business_name, business_website, site, chosen_industry, location, notes, business_report_id } = report
      const wanted = { business_name, business_website, site, chosen_industry, location, notes, business_report_id }
      return start(trx, wanted, request)
    }
    if (report.work_status !== 'failed' || !(await table.claimSite(trx, report.site))) {
      throw new AppError('gold-standard-running')
    }
    const retried = await table.retryGoldStandard(trx, report.id)
    await requestGoldStandard(trx, retried)
    await recordAct(trx, request, { action: 'repeat-gold-standard', subject: auditSubject(report) })
    return toGoldStandardReport({ ...retried, earlier: null })
  })

/** Deletes a report from every list and average; its row stays. One that is being made is given up. */
export const deleteGoldStandard = (db: Db, id: string, request: StaffRequest): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const report = await lock(trx, id)
    await table.markGoldStandardDeleted(trx, report.id)
    await recordAct(trx, request, { action: 'delete-gold-standard', subject: auditSubject(report) })
  })

async function lock(trx: Trx, id: string): Promise<table.GoldStandard> {
  const report = isGoldStandardId(id) ? await table.lockGoldStandard(trx, Number(id)) : undefined
  if (!report) throw notHere()
  return report
}
