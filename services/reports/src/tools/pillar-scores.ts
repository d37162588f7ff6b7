import { guidePath, toolMessages, type PillarScores } from '@findable/contracts'
import { AppError, type Kysely } from '@findable/service-kit'
import { reportsNamed } from '../db/businesses.ts'
import type { Database } from '../db/schema.ts'
import { resultOf } from '../reading.ts'

/**
 * The scores of the newest report on the business with this name: scores and guides, and nothing else from the report.
 */
export async function pillarScoresOf(db: Kysely<Database>, businessName: string): Promise<PillarScores> {
  const [report] = await reportsNamed(db, businessName, 1)
  if (!report) throw new AppError('report-not-found', { publicText: toolMessages.unknownBusiness })
  const { overallScore, pillars, components } = resultOf(report)
  return {
    businessName: report.business_name,
    overallScore,
    pillars: pillars.map(({ id, title, score, weight }) => ({
      name: title,
      score,
      weight,
      components: components
        .filter(({ pillar }) => pillar === id)
        .map((component) => ({
          name: component.title,
          score: component.score,
          maxScore: component.maxScore,
          guideLink: { guideUrl: guidePath(component.id), guideTitle: component.title },
        })),
    })),
  }
}
