import { endpoints, toolMessages, unknownIndustry } from '@findable/contracts'
import { renderReport } from '@findable/report-html'
import { handle, type App, type Kysely } from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { industryAverage } from '../industry-average.ts'
import { doneOf } from '../reading.ts'
import { describedProfilesIn, lookedAt, nameIn, percent, placeIn, profilesIn } from '../tools/found-on-website.ts'
import { orSay } from '../tools/or-say.ts'
import type { ToolAudits } from '../tools/tool-audits.ts'

interface Deps {
  db: Kysely<Database>
  toolAudits: ToolAudits
  publicUrl: string
  /** Websites for people who only want to try the tools. */
  sampleWebsites: string[]
}

/** The public tools that read a website. */
export function toolsOnWebsites(app: App, { db, toolAudits, publicUrl, sampleWebsites }: Deps): void {
  handle(app, endpoints.technicalReport, ({ body }) =>
    orSay(toolMessages.technicalReportFailed, async () => {
      const { businessName, website, forceRefresh } = body
      const result = await toolAudits.of(website, { forceRefresh })
      return renderReport(result, {
        edition: 'technical',
        businessName,
        industryAverage: await industryAverage(db, result.industry.industry),
        publicUrl,
      })
    }),
  )

  handle(app, endpoints.freeCheck, ({ query }) =>
    orSay(toolMessages.freeCheckFailed, async () => {
      const { target, auditedAt, components } = await toolAudits.of(query.website)
      const result = components.find(({ id }) => id === query.check)
      if (!result) throw new Error(`The audit has no ${query.check}`)
      return { website: target.host, checkedAt: auditedAt, result }
    }),
  )

  handle(app, endpoints.testBusinessIdentity, ({ query }) =>
    orSay(toolMessages.identityFailed, async () => {
      const result = await toolAudits.of(query.domain)
      const { identity, industry, target } = result
      return {
        businessName: nameIn(result),
        domain: target.host,
        industry: industry.industry,
        location: placeIn(result),
        confidence: percent(identity.confidence),
        businessNameVariations: identity.variations,
      }
    }),
  )

  handle(app, endpoints.extractBusinessIdentity, ({ query }) =>
    orSay(toolMessages.identityFailed, async () => {
      const { identity, industry: detected } = await toolAudits.of(query.url)
      const { industry } = detected
      return { businessName: identity.name, industry: industry === unknownIndustry ? null : industry }
    }),
  )

  handle(app, endpoints.testSocialDetection, ({ query }) =>
    orSay(toolMessages.detectionFailed, async () => {
      const startedAt = performance.now()
      const result = await toolAudits.of(query.domain)
      return {
        businessName: nameIn(result),
        industry: result.industry.industry,
        location: placeIn(result),
        searchDate: new Date().toISOString(),
        processingTimeMs: Math.round(performance.now() - startedAt),
        profiles: profilesIn(result),
        note: lookedAt(result),
      }
    }),
  )

  handle(app, endpoints.enhancedSocialTest, ({ query }) =>
    orSay(toolMessages.socialProfilesFailed, async () => {
      const result = await toolAudits.of(query.domain)
      return {
        businessName: nameIn(result),
        searchDate: new Date().toISOString(),
        allProfiles: describedProfilesIn(result),
      }
    }),
  )

  handle(app, endpoints.toolProgress, async ({ query }) => {
    const reached = await toolAudits.progressOf(query.website)
    if (!reached) return { currentStage: null, progress: 0 }
    const { stage, share } = reached
    return { currentStage: stage, progress: stage === 0 ? 0 : Math.floor(doneOf(stage, share) * 100) }
  })

  handle(app, endpoints.sampleWebsites, async () => ({ websites: sampleWebsites }))
}
