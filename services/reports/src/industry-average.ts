import type { Kysely } from '@findable/service-kit'
import { industryScores } from './db/reports.ts'
import type { Database } from './db/schema.ts'

/** How many businesses of an industry must have been measured before we say anything about it. */
export const leastMeasured = 5

/** Mean overall score of the industry's completed reports, rounded; null while there are fewer than `leastMeasured`. */
export async function industryAverage(db: Kysely<Database>, industry: string): Promise<number | null> {
  const { mean, count } = await industryScores(db, industry)
  return mean !== null && count >= leastMeasured ? Math.round(mean) : null
}
