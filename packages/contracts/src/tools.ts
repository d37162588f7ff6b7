import * as z from 'zod/mini'
import { componentResultSchema, type AuditResult } from './audit-result.ts'
import { atMost, websiteSchema } from './fields.ts'
import { freeChecks } from './free-checks.ts'
import { guidePath } from './pillars.ts'

/** DTOs of the public tools. */

/** What the public tools may cost this installation and other people's websites. */
export const toolLimits = {
  /** Audits running at the same time. */
  atOnce: 2,
  /** Further audits that may wait for their turn. */
  waiting: 6,
  /** Milliseconds an audit may wait for its turn, and then run: a minute in total, as the screens expect. */
  patience: 15_000,
  deadline: 45_000,
  /** Audits per day on this installation; answers from the cache do not count. */
  auditsPerDay: 1_000,
  /** `forceRefresh` is honoured when the last audit of the site is at least this old. */
  refreshMinutes: 10,
} as const

export const toolProgressQuerySchema = z.object({
  website: z.string().check(z.trim(), z.minLength(1), atMost(2_048)),
})
/** How far the audit behind a tool's answer is. */
export const toolProgressSchema = z.object({
  /** 1 to 5, as in a report's progress; 0 while the audit waits for its turn; null when none is under way. */
  currentStage: z.nullable(z.int()),
  /** Percent. */
  progress: z.int(),
})
export type ToolProgress = z.infer<typeof toolProgressSchema>

/** Websites to try the tools on, which this installation can read. */
export const sampleWebsitesSchema = z.object({ websites: z.array(z.string()) })

const searchTerm = 'Please enter a business name to search for'
export const pillarScoresQuerySchema = z.object({
  businessName: z.string(searchTerm).check(z.trim(), z.minLength(1, searchTerm), atMost(200)),
})
/** As in the audit result: how much of a score could be measured. */
const measuredShape = { coverage: z.number(), measured: z.int(), applicable: z.int() }
export const pillarScoresSchema = z.object({
  businessName: z.string(),
  overallScore: z.nullable(z.int()),
  ...measuredShape,
  pillars: z.array(
    z.object({
      name: z.string(),
      score: z.nullable(z.int()),
      ...measuredShape,
      /** Fraction of the overall score. */
      weight: z.number(),
      components: z.array(
        z.object({
          name: z.string(),
          score: z.nullable(z.int()),
          maxScore: z.int(),
          guideLink: z.optional(z.object({ guideUrl: z.string(), guideTitle: z.string() })),
        }),
      ),
    }),
  ),
})
export type PillarScores = z.infer<typeof pillarScoresSchema>

/** A report's scores and guides, and nothing else of it. */
export function pillarScoresOf(businessName: string, result: AuditResult): PillarScores {
  const { overallScore, coverage, measured, applicable, pillars, components } = result
  return {
    businessName,
    overallScore,
    coverage,
    measured,
    applicable,
    pillars: pillars.map(({ id, title, ...pillar }) => ({
      name: title,
      score: pillar.score,
      coverage: pillar.coverage,
      measured: pillar.measured,
      applicable: pillar.applicable,
      weight: pillar.weight,
      components: components
        .filter((component) => component.pillar === id)
        .map((component) => ({
          name: component.title,
          score: component.score,
          maxScore: component.maxScore,
          guideLink: { guideUrl: guidePath(component.id), guideTitle: component.title },
        })),
    })),
  }
}

const forceRefresh = z._default(z.boolean(), false)
const missingInformation = 'Please provide both business name and website'
export const technicalReportSchema = z.strictObject({
  /** Used where the website gives no name. */
  businessName: z.string(missingInformation).check(z.trim(), z.minLength(1, missingInformation), atMost(200)),
  website: z.pipe(z.string(missingInformation).check(z.trim(), z.minLength(1, missingInformation)), websiteSchema),
  /** Only a hint: the report names the industry the website indicates. */
  industry: z.optional(z.string().check(atMost(100))),
  forceRefresh,
})

export const freeCheckQuerySchema = z.object({ website: websiteSchema, check: z.enum(freeChecks) })
export const freeCheckSchema = z.object({
  website: z.string(),
  /** ISO 8601. */
  checkedAt: z.string(),
  result: z.pick(componentResultSchema, {
    title: true,
    outcome: true,
    score: true,
    evidence: true,
    findings: true,
    reason: true,
  }),
})
export type FreeCheck = z.infer<typeof freeCheckSchema>

const shortName = 'Business name must be at least 2 characters'
const shortIndustry = 'Industry must be at least 2 characters'
export const socialProfilesSchema = z.strictObject({
  businessName: z.string(shortName).check(z.trim(), z.minLength(2, shortName), atMost(200)),
  industry: z.string(shortIndustry).check(z.trim(), z.minLength(2, shortIndustry), atMost(100)),
  location: z.optional(z.string().check(z.trim(), atMost(200))),
  forceRefresh,
})
export const socialProfilesAnswerSchema = z.object({
  businessName: z.string(),
  industry: z.string(),
  location: z.nullable(z.string()),
  searchDate: z.string(),
  processingTimeMs: z.int(),
  profiles: z.array(
    z.object({
      platform: z.string(),
      url: z.string(),
      /** Percent. */
      confidence: z.int(),
      /** Whether a visible link on the website leads to it, rather than its markup alone. */
      linked: z.boolean(),
      /** Whether the profile itself was looked at. */
      verified: z.boolean(),
      /** Null when the platform may not be asked. */
      exists: z.nullable(z.boolean()),
      reasoning: z.string(),
      verificationNotes: z.string(),
    }),
  ),
  /** Where we looked, and what that leaves out. */
  note: z.string(),
})
export type SocialProfilesAnswer = z.infer<typeof socialProfilesAnswerSchema>

const domain = (missing: string) =>
  z.object({ domain: z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(2_048)) })
export const domainQuerySchema = domain('Domain is required')
export const searchedDomainQuerySchema = domain('Please enter a domain')
export const businessIdentitySchema = z.object({
  businessName: z.string(),
  domain: z.string(),
  industry: z.string(),
  location: z.nullable(z.string()),
  /** Percent. */
  confidence: z.int(),
  businessNameVariations: z.array(z.string()),
})
export const domainSocialSchema = z.object({
  businessName: z.string(),
  searchDate: z.string(),
  allProfiles: z.array(
    z.object({
      platform: z.string(),
      title: z.string(),
      url: z.string(),
      description: z.string(),
      /** Percent. */
      confidence: z.int(),
      linked: z.boolean(),
      verified: z.boolean(),
      verificationNotes: z.array(z.string()),
    }),
  ),
})
export type DomainSocial = z.infer<typeof domainSocialSchema>

const missingUrl = 'Please enter a website URL'
export const urlQuerySchema = z.object({
  url: z.string(missingUrl).check(z.trim(), z.minLength(1, missingUrl), atMost(2_048)),
})
export const extractedIdentitySchema = z.object({
  businessName: z.nullable(z.string()),
  industry: z.nullable(z.string()),
})

/** The subject of a test report when nothing was found or given. */
export const testBusinessName = 'Test Business'
export const testReportSchema = z.strictObject({
  businessName: z.nullish(z.string().check(z.trim(), atMost(200))),
  businessWebsite: z.pipe(z.string(missingUrl).check(z.trim(), z.minLength(1, missingUrl)), websiteSchema),
  industry: z.nullish(z.string().check(z.trim(), atMost(100))),
})
export const testReportAnswerSchema = z.object({
  businessName: z.string(),
  businessWebsite: z.string(),
  industry: z.string(),
  insights: z.array(z.string()),
})
