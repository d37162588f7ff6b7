import { withoutCustomer } from '@findable/audit-engine'
import type { AuditResult, ObjectionCase } from '@findable/contracts'
import { AppError, type Kysely } from '@findable/service-kit'
import { correctionsOf, findListedObjection } from './db/objections.ts'
import { findWholeReport } from './db/reports.ts'
import type { Database } from './db/schema.ts'
import { findVerdict } from './db/versions.ts'
import { measuredOf } from './readings.ts'

/** An objection as a case for developers: the verdict and what is right, about a made-up business. */
export async function objectionCase(db: Kysely<Database>, id: string): Promise<ObjectionCase> {
  const objection = await findListedObjection(db, id)
  const report = objection && (await findWholeReport(db, 'id', objection.report_id))
  if (!report || report.report_data === null) throw new AppError('objection-not-found')
  const result: AuditResult = measuredOf(report)
  const correction = (await correctionsOf(db, [objection])).get(id)
  const right = correction ? ((await findVerdict(db, correction))?.component ?? null) : null
  const { component, engine_version: engineVersion, choice, state, finding, sentence, answer, reported } = objection
  const about = {
    component,
    engineVersion,
    industry: result.industry.industry,
    choice,
    state,
    finding,
    sentence,
    answer,
  }
  return withoutCustomer({ ...about, reported, right, identity: result.identity }, result)
}
