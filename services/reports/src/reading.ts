import {
  deliveryDeadlineHours,
  expectedMinutes,
  stages,
  toReadStatus,
  websiteName,
  type AuditResult,
  type BusinessReport,
  type ReportProgress,
} from '@findable/contracts'
import { AppError, type Kysely } from '@findable/service-kit'
import { findReport, findWholeReport, type Report, type WholeReport } from './db/reports.ts'
import type { Database } from './db/schema.ts'
import { adjusted } from './adjustments.ts'
import { designerLinkAtOf } from './designer-links.ts'

/** What customers can read of a report. */

export async function requireReport(db: Kysely<Database>, id: string): Promise<Report> {
  const report = await findReport(db, id)
  if (!report) throw new AppError('report-not-found')
  return report
}

export async function requireWholeReport(db: Kysely<Database>, id: string): Promise<WholeReport> {
  const report = await findWholeReport(db, 'id', id)
  if (!report) throw new AppError('report-not-found')
  return report
}

/** What was measured for a completed report, with what staff adjusted; 400 before it is completed. */
export function resultOf(report: WholeReport): AuditResult {
  if (report.report_data === null) throw new AppError('report-not-ready')
  const measured = JSON.parse(report.report_data) as AuditResult
  return report.edited ? adjusted(measured, report.edited) : measured
}

export function toBusinessReport(report: WholeReport, wait: number | null): BusinessReport {
  const result = report.report_data === null ? null : resultOf(report)
  return {
    id: report.id,
    reference: report.reference,
    status: toReadStatus(report.report_status),
    setback: setbackOf(report, wait),
    emailStatus: report.email_status,
    hasEmail: report.email !== null,
    businessName: report.shown_name,
    businessWebsite: report.business_website,
    domain: websiteName(report.business_website),
    industry: report.shown_industry,
    visibilityScore: report.shown_score,
    industryAverage: industryAverageOf(report),
    adjustment: result?.adjustment ?? null,
    coverage: result?.coverage ?? 0,
    measured: result?.measured ?? 0,
    applicable: result?.applicable ?? 0,
    pillars: result?.pillars ?? [],
    strengths: result?.strengths.map(({ text }) => text) ?? [],
    weaknesses: result?.weaknesses.map(({ text }) => text) ?? [],
    tips: result?.tips ?? [],
    competitors: result?.competitors.map(({ name, score }) => ({ name, score })) ?? [],
    homeScore: result?.homeScore ?? null,
    competitorsNote: result?.competitorsNote ?? '',
    homePicture: result?.homePicture ?? null,
    createdAt: report.created_at.toISOString(),
    rating: report.rating,
    designerLinkAt: designerLinkAtOf(report),
  }
}

/** The average of the measured industry says nothing about another one. */
export const industryAverageOf = (report: WholeReport): number | null =>
  report.shown_industry === report.industry ? report.industry_average : null

const refunded = 'Whatever you paid is refunded in full, without you asking.'

/**
 * Why there is no report yet, or never will be, and what happens to the money; null when all is as it was promised.
 * `wait`: minutes, when it waits for longer than that.
 */
function setbackOf({ report_status, failure, failed_as }: Report, wait: number | null): string | null {
  if (report_status === 'failed') {
    const why =
      failed_as === 'website-unreadable'
        ? 'We could not read your website, and without reading it we cannot report on it.'
        : 'We could not finish this report, and we do not send half a report.'
    return `${why} ${refunded}`
  }
  if (report_status !== 'pending') return null
  if (failure === null) {
    if (wait === null) return null
    return `Many reports are being made at the moment. Yours should be ready in about ${wait} minutes.`
  }
  return `${failure} We try again by ourselves. If there is no report ${deliveryDeadlineHours} hours after your order, we stop. ${refunded}`
}

/** The finished part of an audit, 0 to 1: every stage counts the same. */
export const doneOf = (stage: number, share: number): number => (stage - 1 + share) / stages.length

export function toProgress(report: Report, wait: number | null): ReportProgress {
  const isComplete = report.report_status === 'completed'
  const isFailed = report.report_status === 'failed'
  const done = isComplete ? 1 : doneOf(report.stage, report.stage_share)
  const stage = (isComplete ? stages.at(-1) : stages[report.stage - 1]) ?? stages[0]
  const setback = setbackOf(report, wait)
  return {
    currentStage: stage.id,
    stageMessage: setback ?? stage.message,
    // 100 only when the report can be read.
    progress: isComplete ? 100 : Math.min(99, Math.floor(done * 100)),
    estimatedTimeRemaining: isComplete || isFailed ? 0 : (wait ?? Math.max(1, Math.ceil((1 - done) * expectedMinutes))),
    isComplete,
    isFailed,
    setback,
    stages: stages.map(({ id, name, message }) => ({ id, name, message })),
  }
}
