import { endpoints, testBusinessName, toolMessages } from '@findable/contracts'
import { handle, type App, type Kysely, type Logger } from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { insightsFor, knownIndustry } from '../tools/insights.ts'
import { orSay } from '../tools/or-say.ts'
import { findPillarScores } from '../tools/pillar-scores.ts'
import { findSocialProfiles } from '../tools/social-profiles.ts'
import type { ToolAudits } from '../tools/tool-audits.ts'

interface Deps {
  db: Kysely<Database>
  toolAudits: ToolAudits
  log: Logger
}

/** The public tools that answer from earlier measurements. */
export function toolsOnReports(app: App, { db, toolAudits, log }: Deps): void {
  handle(app, endpoints.pillarScores, ({ query }) =>
    orSay(toolMessages.scoresFailed, () => findPillarScores(db, query.businessName)),
  )

  handle(app, endpoints.socialProfiles, ({ body }) =>
    orSay(toolMessages.socialProfilesFailed, async () => {
      const startedAt = performance.now()
      const found = await findSocialProfiles({ db, audits: toolAudits, log }, body)
      return {
        businessName: body.businessName,
        industry: body.industry,
        location: body.location || null,
        searchDate: new Date().toISOString(),
        processingTimeMs: Math.round(performance.now() - startedAt),
        ...found,
      }
    }),
  )

  handle(app, endpoints.generateTestReport, ({ body }) =>
    orSay(toolMessages.testReportFailed, async () => {
      const industry = knownIndustry(body.industry ?? '')
      return {
        businessName: body.businessName || testBusinessName,
        businessWebsite: body.businessWebsite,
        industry,
        insights: await insightsFor(db, industry),
      }
    }),
  )
}
