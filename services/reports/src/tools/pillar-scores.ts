import { pillarScoresOf, toolMessages, type PillarScores } from '@findable/contracts'
import { AppError, type Kysely } from '@findable/service-kit'
import { reportsNamed } from '../db/businesses.ts'
import type { Database } from '../db/schema.ts'
import { resultOf } from '../reading.ts'

/** The scores of the newest report on the business with this name. */
export async function findPillarScores(db: Kysely<Database>, businessName: string): Promise<PillarScores> {
  const [report] = await reportsNamed(db, businessName, 1)
  if (!report) throw new AppError('report-not-found', { publicText: toolMessages.unknownBusiness })
  return pillarScoresOf(report.shown_name, resultOf(report))
}
