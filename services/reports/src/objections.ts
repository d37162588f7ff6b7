import {
  findingKey,
  longDate,
  type ComponentResult,
  type Finding,
  type NewObjection,
  type Objection as ObjectionAnswer,
} from '@findable/contracts'
import { AppError, type Kysely, type Transaction } from '@findable/service-kit'
import { lockDelivered, refuse, startVersion } from './after-delivery.ts'
import { correct } from './corrections.ts'
import { findSameObjection, insertObjection, updateObjection, type Objection } from './db/objections.ts'
import { lockWholeReport } from './db/reports.ts'
import type { Database, Verdict } from './db/schema.ts'
import type { VersionWork } from './db/versions.ts'
import { toObjection } from './objection-answers.ts'
import { componentOf, measuredOf } from './readings.ts'

/**
 * An owner says that a finding is not right. The engine reads the website again at once; where it now says something
 * else, that corrects the report. Staff answer the rest.
 */

type Trx = Transaction<Database>

/** Stores an objection with its check. The same one again is answered with the first. */
export const object = (
  db: Kysely<Database>,
  id: string,
  { component: componentId, finding, choice, sentence }: NewObjection,
  requestId: string,
): Promise<ObjectionAnswer> =>
  db.transaction().execute(async (trx) => {
    const { report, use } = await lockDelivered(trx, id)
    const known = await findSameObjection(trx, id, { component: componentId, finding })
    if (known) return toObjection(trx, known)
    refuse(use, 'objection')
    const shown = measuredOf((await lockWholeReport(trx, id))!)
    const reported = componentOf(shown, componentId)
    if (!reported) throw new AppError('component-not-found')
    if (finding !== null && !findingIn(reported, finding)) throw new AppError('finding-gone')
    const objection = await insertObjection(trx, {
      report_id: id,
      component: componentId,
      finding,
      choice,
      sentence,
      engine_version: reported.again?.engineVersion ?? shown.engineVersion,
      reported: JSON.stringify(reported),
      request_id: requestId,
    })
    const check = { kind: 're-check', by: 'engine', component: componentId, objectionId: objection.id } as const
    await startVersion(trx, report, { ...check, requestId })
    return toObjection(trx, objection)
  })

const findingIn = ({ findings }: ComponentResult, text: string): Finding | undefined =>
  findings.find((finding) => finding.text === text)

/** The end of an objection's check: a correction where the engine says something else now, else it waits for staff. */
export async function settleCheck(trx: Trx, version: VersionWork, found: Verdict | { failure: string }): Promise<void> {
  const report = await lockWholeReport(trx, version.report_id)
  const id = version.objection_id!
  if (!report) return
  if ('failure' in found) {
    await updateObjection(trx, id, { state: 'waiting', check_failure: found.failure })
    return
  }
  const { component } = found
  const checked = await updateObjection(trx, id, { state: 'waiting', checked: JSON.stringify(component) })
  if (!saysElse(checked, component)) return
  const reason = reasonOf(checked, component)
  await correct(trx, { report, objectionId: id, verdict: found, reason, staff: null, requestId: version.request_id })
  await updateObjection(trx, id, { state: 'corrected', answer: reason })
}

/** Whether the engine no longer says what was objected to. What it could not measure this time settles nothing. */
function saysElse({ finding, reported }: Objection, now: ComponentResult): boolean {
  if (now.outcome === 'notMeasured') return false
  if (finding === null) return now.outcome !== reported.outcome || now.score !== reported.score
  const key = findingKey(findingIn(reported, finding)!)
  return !now.findings.some((one) => findingKey(one) === key)
}

const reasonOf = ({ reported, finding }: Objection, { title, score, again }: ComponentResult): string => {
  const on = longDate(again!.at)
  const scores =
    score === reported.score
      ? ''
      : ` "${title}" is now ${score ?? 'left out'}, and was ${reported.score ?? 'left out'}.`
  return finding === null
    ? `We read your website again on ${on}, after you objected.${scores}`
    : `We read your website again on ${on}, after you objected, and no longer find this.${scores}`
}
