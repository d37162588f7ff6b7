import type { AuditResult } from '@findable/contracts'
import type { Transaction } from '@findable/service-kit'
import type { Database } from './schema.ts'

/**
 * An audit result is stored once, as JSON text, and whatever is shown of a report is read from there. What queries over
 * many reports need is repeated as columns of the report and as rows for its pillars and components: made here, from the
 * result, in the commit that stores it.
 */

/** The columns of a report that its result fills. */
export const resultColumns = (result: AuditResult, unnamed: string) => ({
  report_data: JSON.stringify(result),
  business_name: result.identity.name ?? unnamed,
  industry: result.industry.industry,
  visibility_score: result.overallScore,
})

/** The same columns once a report has no result any more. Its name and industry stay. */
export const noResult = { report_data: null, visibility_score: null, industry_average: null }

export async function removeScores(trx: Transaction<Database>, reportId: string): Promise<void> {
  await trx.deleteFrom('pillars').where('business_report_id', '=', reportId).execute()
}

/** Writes the pillar and component rows of a report, replacing those of an earlier generation. */
export async function replaceScores(trx: Transaction<Database>, reportId: string, result: AuditResult): Promise<void> {
  const at = new Date(result.auditedAt)
  await removeScores(trx, reportId)
  const pillars = await trx
    .insertInto('pillars')
    .values(
      result.pillars.map((pillar) => ({
        business_report_id: reportId,
        pillar_name: pillar.id,
        pillar_score: pillar.score,
        pillar_weight: pillar.weight,
        last_verified: at,
      })),
    )
    .returning(['id', 'pillar_name'])
    .execute()
  const pillarIds = new Map(pillars.map((pillar) => [pillar.pillar_name, pillar.id]))
  await trx
    .insertInto('components')
    .values(
      result.components.map(
        ({ id, pillar, score, maxScore, criteria, confidence, outcome, reason, evidence, findings }) => ({
          pillar_id: pillarIds.get(pillar)!,
          business_report_id: reportId,
          component_name: id,
          component_score: score,
          max_score: maxScore,
          data_source: evidence[0]?.source ?? null,
          scoring_criteria: criteria,
          raw_data: JSON.stringify({ outcome, reason, evidence, findings }),
          confidence_score: confidence,
          verification_timestamp: at,
        }),
      ),
    )
    .execute()
}

/** Whether the shown result has such a component. */
export async function hasComponent(trx: Transaction<Database>, reportId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('components')
    .select('id')
    .where('business_report_id', '=', reportId)
    .where('component_name', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
