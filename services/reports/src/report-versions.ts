import { componentTitles } from '@findable/audit-engine'
import {
  checkStages,
  compare,
  compareComponent,
  comparisonInWords,
  findingKey,
  problemsOf,
  recheckInWords,
  type AuditResult,
  type Comparison,
  type Finding,
  type Recheck,
  type ReportVersion,
  type ReportVersions,
  type StaffReportDetails,
  type VersionDetails,
} from '@findable/contracts'
import { AppError, type Kysely } from '@findable/service-kit'
import { allowanceOf } from './after-delivery.ts'
import { useOf } from './db/after-delivery.ts'
import { correctionsOf, objectionsOf } from './db/objections.ts'
import { findReport, type WholeReport } from './db/reports.ts'
import type { Database, Verdict } from './db/schema.ts'
import { findResult, findVersion, findVerdict, listVersions, type ListedVersion } from './db/versions.ts'
import { objectionWith } from './objection-answers.ts'
import { doneOf, requireReport, requireWholeReport } from './reading.ts'
import { componentOf, measuredOf, readingUntil, withVerdict } from './readings.ts'

/** How the versions of a report are read: by the customer with what is left of each, and by staff. */

type Db = Kysely<Database>

const states = { pending: 'waiting', researching: 'reading', completed: 'completed', failed: 'failed' } as const

const toVersion = (version: ListedVersion, shownAs: number): ReportVersion => ({
  id: version.id,
  kind: version.kind,
  by: version.made_by,
  reason: version.kind === 'correction' ? version.reason : null,
  basedOn: version.based_on,
  component: version.component,
  state: states[version.work_status],
  progress: progressOf(version),
  failure: version.work_status === 'failed' ? version.failure : null,
  shown: version.shown_as === shownAs,
  engineVersion: version.engine_version,
  visibilityScore: version.visibility_score,
  requestedAt: version.created_at.toISOString(),
  completedAt: version.completed_at?.toISOString() ?? null,
})

function progressOf({ work_status, stage, stage_share }: ListedVersion): ReportVersion['progress'] {
  if (work_status === 'pending') return { stage: 1, message: 'Waiting for its turn', percent: 0 }
  if (work_status !== 'researching') return null
  const percent = Math.min(99, Math.floor(doneOf(stage, stage_share) * 100))
  return { stage, message: checkStages[stage]!, percent }
}

/** Everything about a report after its delivery. */
export async function readVersions(db: Db, id: string): Promise<ReportVersions> {
  const report = await requireReport(db, id)
  const [use, versions, objections] = await Promise.all([useOf(db, id), listVersions(db, id), objectionsOf(db, id)])
  const corrections = await correctionsOf(db, objections)
  return {
    ...allowanceOf(report, use),
    versions: versions.map((version) => toVersion(version, report.version)),
    asked: objections.map((objection) => objectionWith(objection, corrections)),
  }
}

async function requireVersion(db: Db, reportId: string, versionId: string): Promise<ListedVersion> {
  const version = await findVersion(db, reportId, versionId)
  if (!version) throw new AppError('version-not-found')
  return version
}

/** One version with what it found. */
export async function readVersion(db: Db, reportId: string, versionId: string): Promise<VersionDetails> {
  const report = await requireWholeReport(db, reportId)
  const version = await requireVersion(db, reportId, versionId)
  const recheck = version.kind === 're-check' ? await recheckOf(db, report, version) : null
  const comparison = recheck ? null : await comparisonOf(db, report, version)
  return {
    ...toVersion(version, report.version),
    recheck,
    comparison,
    inWords: recheck ? recheckInWords(recheck) : comparison && comparisonInWords(comparison),
  }
}

async function recheckOf(db: Db, report: WholeReport, version: ListedVersion): Promise<Recheck | null> {
  const verdict = await findVerdict(db, version.id)
  if (!verdict) return null
  const before = await readingUntil(db, report, version.completed_at)
  return recheckBetween(before, verdict)
}

function recheckBetween(before: AuditResult, verdict: Verdict): Recheck | null {
  const { component: found } = verdict
  const old = componentOf(before, found.id)
  if (!old) return null
  const now = withVerdict(before, verdict)
  const change = compareComponent(before, now, found.id)
  const appeared = change?.appeared ?? []
  const known = new Set(problemsOf(old).map(findingKey))
  const left = problemsOf(found).filter((problem) => known.has(findingKey(problem)) || appeared.length === 0)
  const pillarOf = ({ pillars }: AuditResult) => pillars.find(({ id }) => id === found.pillar)!
  const engines = { before: old.again?.engineVersion ?? before.engineVersion, now: found.again!.engineVersion }
  return {
    before: old,
    now: found,
    overall: { before: before.overallScore, now: now.overallScore },
    pillar: {
      id: found.pillar,
      title: pillarOf(now).title,
      before: pillarOf(before).score,
      now: pillarOf(now).score,
    },
    gone: change?.gone ?? [],
    left: left.map(inWords),
    appeared,
    cause: change?.cause ?? null,
    engines: engines.before === engines.now ? null : engines,
  }
}

const inWords = ({ text, page }: Finding): string => (page ? `${text} (${page})` : text)

/** How a version differs from the one that is shown, the earlier reading first; null for that one itself. */
async function comparisonOf(
  db: Db,
  report: WholeReport,
  version: Pick<ListedVersion, 'id' | 'shown_as'>,
): Promise<Comparison | null> {
  if (version.shown_as === report.version || report.report_data === null) return null
  const other = await findResult(db, version.id)
  if (!other) return null
  const shown = measuredOf(report)
  return other.result.auditedAt > shown.auditedAt ? compare(shown, other.result) : compare(other.result, shown)
}

/** The report as one of its versions; the shown one without an id. */
export async function requireReportAs(db: Db, reportId: string, versionId: string | undefined): Promise<WholeReport> {
  const report = await requireWholeReport(db, reportId)
  if (versionId === undefined) return report
  const version = await requireVersion(db, reportId, versionId)
  if (version.work_status !== 'completed') throw new AppError('report-not-ready')
  if (version.shown_as === report.version) return report
  const stored = await findResult(db, version.id)
  const verdict = stored ? undefined : await findVerdict(db, version.id)
  const result =
    stored?.result ?? (verdict && withVerdict(await readingUntil(db, report, version.completed_at), verdict))
  if (!result) throw new AppError('version-not-found')
  return asVersion(report, result, { edited: stored?.edited ?? null, completed_at: version.completed_at })
}

function asVersion(
  report: WholeReport,
  result: AuditResult,
  of: Pick<WholeReport, 'edited' | 'completed_at'>,
): WholeReport {
  const values = of.edited?.values ?? {}
  const name = result.identity.name ?? report.business_name
  const { industry } = result.industry
  return {
    ...report,
    ...of,
    report_data: JSON.stringify(result),
    business_name: name,
    shown_name: values.businessName ?? name,
    industry_average: industry === report.industry ? report.industry_average : null,
    industry,
    shown_industry: values.industry ?? industry,
    visibility_score: result.overallScore,
    shown_score: values.visibilityScore ?? result.overallScore,
  }
}

/** How the newest completed re-audit differs from what is shown, for the file; undefined while there is none. */
export async function beforeAndAfter(db: Db, reportId: string): Promise<Comparison | undefined> {
  const versions = await listVersions(db, reportId)
  const reaudit = versions.find(({ kind, work_status }) => kind === 're-audit' && work_status === 'completed')
  if (!reaudit) return undefined
  return (await comparisonOf(db, await requireWholeReport(db, reportId), reaudit)) ?? undefined
}

/** With names and reasons, for staff. */
export async function versionsForStaff(
  db: Db,
  { id, version: shownAs }: Pick<WholeReport, 'id' | 'version'>,
): Promise<StaffReportDetails['versions']> {
  const versions = await listVersions(db, id)
  return versions.flatMap((version) =>
    version.completed_at === null
      ? []
      : [
          {
            id: version.id,
            kind: version.kind,
            shown: version.shown_as === shownAs,
            by: version.made_by,
            staff: version.staff?.name ?? null,
            basedOn: version.based_on,
            reason: version.reason,
            component: version.component && (componentTitles.get(version.component) ?? version.component),
            visibilityScore: version.visibility_score,
            engineVersion: version.engine_version,
            completedAt: version.completed_at.toISOString(),
          },
        ],
  )
}

/** One that was asked for, as it is now. */
export async function asVersionOf(db: Db, reportId: string, version: ListedVersion): Promise<ReportVersion> {
  const report = await findReport(db, reportId)
  return toVersion(version, report?.version ?? 0)
}
