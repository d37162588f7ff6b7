import type { AuditResult } from '@findable/contracts'
import { lockReport } from './db/reports.ts'
import { completeVersion, failVersion, reportVersions, type VersionWork } from './db/versions.ts'
import { insertNews } from './db/news.ts'
import { settleCheck } from './objections.ts'
import { componentOf } from './readings.ts'
import type { ReportKind } from './report-kind.ts'

/**
 * Versions beside a delivered report: re-checks and re-audits. One whose website cannot be read fails at once: the owner
 * sees why, it takes nothing of what is allowed, and staff look at the objection that it was to answer.
 */
export const versionKind: ReportKind<VersionWork> = {
  made: reportVersions,

  again: ({ component }) => ({ only: component ?? undefined }),

  async complete(trx, version, result) {
    // In the order of everybody who changes a report and its versions. A deleted one is made no further.
    if (!(await lockReport(trx, version.report_id))) return false
    const { engineVersion, overallScore } = result
    if (version.kind === 're-audit') {
      const found = { report_data: JSON.stringify(result) }
      if (!(await completeVersion(trx, version, found, { engineVersion, score: overallScore }))) return false
      const news = { kind: 're-audit', versionId: version.id, requestId: version.request_id } as const
      await insertNews(trx, { reportId: version.report_id, ...news })
      return true
    }
    const verdict = verdictIn(result, version.component!)
    if (!(await completeVersion(trx, version, { verdict }, { engineVersion, score: verdict.component.score })))
      return false
    if (version.objection_id) await settleCheck(trx, version, verdict)
    return true
  },

  async giveUp(trx, version, { failure }) {
    await lockReport(trx, version.report_id)
    if (!(await failVersion(trx, version, failure))) return undefined
    if (version.objection_id) await settleCheck(trx, version, { failure })
    return { retryAt: null }
  },

  logEnd(log, { id: versionId, report_id: reportId }, { failure: _text, failed_as, ...detail }, what) {
    const text = `a website was not read again: ${what}`
    if (failed_as === 'website-unreadable') log.warn({ reportId, versionId, failed_as, ...detail }, text)
    else log.error({ alert: 'generation-failed', reportId, versionId, failed_as, ...detail }, text)
  },
}

/** What an audit for one component says of it. */
function verdictIn(result: AuditResult, id: string) {
  const { auditedAt: at, engineVersion, fixes } = result
  return { component: { ...componentOf(result, id)!, again: { at, engineVersion } }, fixes }
}
