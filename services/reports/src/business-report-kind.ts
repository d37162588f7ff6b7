import { businessReports, completeGeneration, giveUpGeneration } from './db/generations.ts'
import type { Report } from './db/reports.ts'
import { replaceScores, resultColumns } from './db/results.ts'
import { insertShown, keepShown } from './db/versions.ts'
import { industryAverage } from './industry-average.ts'
import type { ReportKind } from './report-kind.ts'
import { tellEnd } from './reruns.ts'

/** Reports that customers ordered: payments learns how each generation ended. */
export const businessReportKind: ReportKind<Report> = {
  made: businessReports,

  async complete(trx, report, result) {
    const basedOn = await keepShown(trx, report.id, { withResult: true })
    const completed = await completeGeneration(trx, report.id, report.generation, {
      ...resultColumns(result, report.business_name),
      industry_average: await industryAverage(trx, result.industry.industry),
    })
    if (!completed) return false
    await replaceScores(trx, report.id, result)
    const { engineVersion } = result
    const { request_id: requestId, rerun_id: rerunId } = report
    const made = { kind: rerunId ? 'rerun' : 'original', by: rerunId ? 'staff' : 'engine' } as const
    await insertShown(trx, report.id, { ...made, basedOn, engineVersion, requestId })
    await tellEnd(trx, report, completed, 'completed')
    return true
  },

  async giveUp(trx, report, none, window) {
    const given = await giveUpGeneration(trx, report.id, report.generation, { ...none, window })
    if (given && given.work_status !== 'pending') await tellEnd(trx, report, given, 'failed')
    return given && { retryAt: given.retry_at }
  },

  /** Payments raises the alert about a failed rerun. */
  logEnd(log, { id: reportId, rerun_id: rerunId }, { failure: _text, ...detail }, what) {
    if (rerunId) log.warn({ reportId, rerunId, ...detail }, `the rerun failed: ${what}`)
    else log.error({ alert: 'report-failed', reportId, ...detail }, `there will be no report: ${what}`)
  },
}
