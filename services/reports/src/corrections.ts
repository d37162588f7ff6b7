import { recordAct, type StaffRequest, type Transaction } from '@findable/service-kit'
import { auditSubject } from './audit-subject.ts'
import { insertNews } from './db/news.ts'
import { setMeasured, type WholeReport } from './db/reports.ts'
import { replaceScores } from './db/results.ts'
import type { Database, Verdict } from './db/schema.ts'
import { insertShown, keepShown } from './db/versions.ts'
import { measuredOf, withVerdict } from './readings.ts'

interface Correction {
  /** The locked report. */
  report: WholeReport
  objectionId: string
  verdict: Verdict
  /** In a sentence, for the customer and in the report. */
  reason: string
  /** Who corrected it; null for the engine. */
  staff: StaffRequest | null
  requestId: string
}

/**
 * Shows a version in which one component has another verdict, with its reason. The scores follow; what staff adjusted
 * stays. The version before is kept, and the customer is told.
 */
export async function correct(
  trx: Transaction<Database>,
  { report, objectionId, verdict, reason, staff, requestId }: Correction,
): Promise<void> {
  const at = new Date().toISOString()
  const corrected: Verdict = { ...verdict, component: { ...verdict.component, corrected: { at, reason } } }
  const basedOn = await keepShown(trx, report.id, { withResult: true })
  const result = withVerdict(measuredOf(report), corrected)
  await setMeasured(trx, report.id, result)
  await replaceScores(trx, report.id, result)
  const versionId = await insertShown(trx, report.id, {
    kind: 'correction',
    by: staff ? 'staff' : 'engine',
    staff: staff?.staff ?? null,
    reason,
    basedOn,
    engineVersion: verdict.component.again?.engineVersion ?? result.engineVersion,
    component: verdict.component.id,
    objectionId,
    verdict: corrected,
    requestId,
  })
  await insertNews(trx, { reportId: report.id, kind: 'correction', versionId, objectionId, requestId })
  if (!staff) return
  await recordAct(trx, staff, {
    action: 'correct-report',
    subject: auditSubject(report),
    changes: [
      {
        field: corrected.component.title,
        before: verdictOf(report, corrected.component.id),
        after: inShort(corrected.component),
      },
      { field: 'visibilityScore', before: text(report.visibility_score), after: text(result.overallScore) },
    ],
    reason,
  })
}

const text = (score: number | null): string | null => (score === null ? null : String(score))
const inShort = ({ outcome, score }: Verdict['component']): string => (outcome === 'scored' ? String(score) : outcome)
const verdictOf = (report: WholeReport, id: string): string | null => {
  const component = measuredOf(report).components.find((one) => one.id === id)
  return component ? inShort(component) : null
}
