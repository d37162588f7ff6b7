import type { AuditResult } from '@findable/contracts'
import type { Kysely } from '@findable/service-kit'
import { industryScores } from './db/reports.ts'
import type { Database } from './db/schema.ts'

/** So many businesses of an industry must have been measured before we say anything about it. */
export const leastMeasured = 5

/** Mean score of the industry's completed reports when there are enough, else of the measured competitors, else null. */
export async function industryAverage(db: Kysely<Database>, result: AuditResult): Promise<number | null> {
  const { mean, count } = await industryScores(db, result.industry.industry)
  if (mean !== null && count >= leastMeasured) return Math.round(mean)
  const scores = result.competitors.flatMap(({ score }) => (score === null ? [] : [score]))
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}
