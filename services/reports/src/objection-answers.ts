import {
  afterDelivery,
  type ComponentResult,
  type Objection as ObjectionDto,
  type ObjectionAnswer,
  type StaffObjection,
} from '@findable/contracts'
import { AppError, recordAct, type Kysely, type StaffRequest } from '@findable/service-kit'
import { auditSubject } from './audit-subject.ts'
import { correct } from './corrections.ts'
import { insertNews } from './db/news.ts'
import {
  correctionsOf,
  findListedObjection,
  findObjection,
  listObjections,
  updateObjection,
  type ListedObjection,
  type Objection,
} from './db/objections.ts'
import { lockWholeReport } from './db/reports.ts'
import type { Database } from './db/schema.ts'
import { componentOf, measuredOf } from './readings.ts'

/** How staff see and answer what the engine's own check did not settle. */

type Db = Kysely<Database>

const answerByOf = ({ created_at }: Objection): Date =>
  new Date(created_at.getTime() + afterDelivery.answerDays * 86_400_000)

export async function toObjection(db: Db, objection: Objection): Promise<ObjectionDto> {
  return objectionWith(objection, await correctionsOf(db, [objection]))
}

export const objectionWith = (objection: Objection, corrections: ReadonlyMap<string, string>): ObjectionDto => ({
  id: objection.id,
  component: objection.component,
  title: objection.reported.title,
  finding: objection.finding,
  choice: objection.choice,
  sentence: objection.sentence,
  state: objection.state,
  askedAt: objection.created_at.toISOString(),
  answerBy: answerByOf(objection).toISOString(),
  answeredAt: objection.answered_at?.toISOString() ?? null,
  answer: objection.answer,
  correction: corrections.get(objection.id) ?? null,
})

const toStaff = (objection: ListedObjection, corrections: ReadonlyMap<string, string>): StaffObjection => ({
  ...objectionWith(objection, corrections),
  reportId: objection.report_id,
  reference: objection.reference,
  businessName: objection.business_name,
  businessWebsite: objection.business_website,
  engineVersion: objection.engine_version,
  reported: objection.reported,
  checked: objection.checked,
  checkFailure: objection.check_failure,
  answeredBy: objection.answered_by?.name ?? null,
  overdue: objection.answered_at === null && answerByOf(objection).getTime() < Date.now(),
})

export async function listForStaff(db: Db, list: 'open' | 'answered'): Promise<StaffObjection[]> {
  const found = await listObjections(db, list)
  const corrections = await correctionsOf(db, found)
  return found.map((objection) => toStaff(objection, corrections))
}

/** Answers one that waits, once: the report is upheld or corrected, and the customer is told either way. */
export async function answer(
  db: Db,
  id: string,
  { decision, sentence, score }: ObjectionAnswer,
  request: StaffRequest,
): Promise<StaffObjection> {
  await db.transaction().execute(async (trx) => {
    const asked = await findObjection(trx, id)
    // The report first, in the order of everybody who changes it.
    const report = asked && (await lockWholeReport(trx, asked.report_id))
    const objection = report && (await findObjection(trx, id))
    if (!objection) throw new AppError('objection-not-found')
    if (objection.state === 'checking') throw new AppError('objection-checking')
    if (objection.state !== 'waiting') throw new AppError('objection-answered')
    const answered = { answer: sentence, answered_by: JSON.stringify(request.staff) }
    if (decision === 'uphold') {
      await updateObjection(trx, id, { state: 'upheld', ...answered })
      const { requestId } = request
      await insertNews(trx, { reportId: report.id, kind: 'objection-upheld', objectionId: id, requestId })
      await recordAct(trx, request, { action: 'uphold-objection', subject: auditSubject(report), reason: sentence })
      return
    }
    const shown = componentOf(measuredOf(report), objection.component)
    if (!shown) throw new AppError('component-not-found')
    const component = decided(shown, objection, { decision, sentence, score })
    await correct(trx, {
      report,
      objectionId: id,
      verdict: { component },
      reason: sentence,
      staff: request,
      requestId: request.requestId,
    })
    await updateObjection(trx, id, { state: 'corrected', ...answered })
  })
  const answered = (await findListedObjection(db, id))!
  return toStaff(answered, await correctionsOf(db, [answered]))
}

/** What is right, as staff decided. */
function decided(
  shown: ComponentResult,
  { finding }: Objection,
  { decision, sentence, score }: ObjectionAnswer,
): ComponentResult {
  if (decision === 'take-out') {
    const findings = finding === null ? [] : shown.findings.filter(({ text }) => text !== finding)
    return { ...shown, findings, score: shown.outcome === 'scored' ? (score ?? shown.score) : null }
  }
  const outcome = decision === 'not-applicable' ? 'notApplicable' : 'notMeasured'
  return { ...shown, outcome, score: null, confidence: 0, evidence: [], findings: [], reason: sentence }
}
