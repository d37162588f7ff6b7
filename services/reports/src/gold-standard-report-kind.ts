import {
  completeGoldStandard,
  failGoldStandard,
  goldStandardReports,
  insertVisibilityComponents,
  type GoldStandardWork,
} from './db/gold-standard-reports.ts'
import { industryAverage } from './industry-average.ts'
import type { ReportKind } from './report-kind.ts'

/**
 * Reports that staff asked for. One whose website cannot be read fails at once: staff see why, and try again when they
 * like.
 */
export const goldStandardReportKind: ReportKind<GoldStandardWork> = {
  made: goldStandardReports,

  async complete(trx, { id, generation, chosen_industry }, result) {
    const average = await industryAverage(trx, chosen_industry ?? result.industry.industry)
    const completed = await completeGoldStandard(trx, id, generation, result, average)
    if (completed) await insertVisibilityComponents(trx, id, result)
    return completed
  },

  async giveUp(trx, { id, generation }, { failure }) {
    return (await failGoldStandard(trx, id, generation, failure)) ? { retryAt: null } : undefined
  },

  logEnd(log, { id: reportId }, { failure: _text, failed_as, ...detail }, what) {
    const text = `there is no gold-standard report: ${what}`
    if (failed_as === 'website-unreadable') log.warn({ reportId, failed_as, ...detail }, text)
    else log.error({ alert: 'generation-failed', reportId, failed_as, ...detail }, text)
  },
}
