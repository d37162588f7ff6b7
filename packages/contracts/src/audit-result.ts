import * as z from 'zod/mini'
import { homePictureSchema } from './home-picture.ts'
import { guideSteps, pillarIds } from './pillars.ts'

/** The audit engine's result for one website. Produced by audit-engine, stored by reports, drawn by report-html. */

const score = z.int().check(z.minimum(0), z.maximum(100))
const share = z.number().check(z.minimum(0), z.maximum(1))

/** One thing that was seen, or looked for and not found: where, when and by which source. */
export const evidenceSchema = z.object({
  /** A plain sentence: "The page title is 74 characters long." */
  saw: z.string(),
  /** The address it was seen on; null when it belongs to no single address. */
  url: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Id of the source, as in `sources`. */
  source: z.string(),
  /** A short verbatim piece of the page, as text. Absent for score-only sources. */
  quote: z.optional(z.string()),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** What a piece of evidence means for the owner. */
export const findingSchema = z.object({
  kind: z.enum(['strength', 'problem', 'note']),
  /** Plain English, second person, one or two sentences. */
  text: z.string(),
  /** The step of the component's guide that solves a problem. Absent from results of older engines. */
  step: z.optional(z.literal(guideSteps)),
  /** Path of a page on which the problem was seen, where it was seen on one. */
  page: z.optional(z.string()),
})
export type Finding = z.infer<typeof findingSchema>

export const componentResultSchema = z.object({
  id: z.string(),
  pillar: z.enum(pillarIds),
  title: z.string(),
  /** How the score is calculated, in plain words, with the source of every threshold. */
  criteria: z.string(),
  /** Share within its pillar when everything is measured. */
  weight: share,
  outcome: z.enum(['scored', 'notMeasured', 'notApplicable']),
  /** Null unless scored. */
  score: z.nullable(score),
  maxScore: z.literal(100),
  confidence: share,
  evidence: z.array(evidenceSchema),
  findings: z.array(findingSchema),
  /** The job that these faults call for, where it is not the one for the check's worst case. */
  job: z.optional(z.object({ title: z.string(), steps: z.array(z.string()) })),
  /** Why there is no score; null when scored. */
  reason: z.nullable(z.string()),
  /** When it was read apart from the rest of the result, and by which engine. */
  again: z.optional(z.object({ at: z.string(), engineVersion: z.string() })),
  /** When an objection was found to be right, and why. */
  corrected: z.optional(z.object({ at: z.string(), reason: z.string() })),
})
export type ComponentResult = z.infer<typeof componentResultSchema>

const coverageFields = {
  /** Measured weight / applicable weight. */
  coverage: share,
  /** How many of the components that apply to this business were scored. */
  measured: z.int(),
  applicable: z.int(),
}

export const pillarResultSchema = z.object({
  id: z.enum(pillarIds),
  title: z.string(),
  weight: share,
  /** Null when nothing in the pillar was measured. */
  score: z.nullable(score),
  ...coverageFields,
})
export type PillarResult = z.infer<typeof pillarResultSchema>

export const adviceSchema = z.object({
  /** The components it is based on; link to the guide of the first. */
  components: z.array(z.string()),
  title: z.string(),
  text: z.string(),
})
export type Advice = z.infer<typeof adviceSchema>

/** Texts to paste, and the components each of them fixes. */
export const fixMends = {
  title: ['meta-tags', 'local-keywords'],
  description: ['meta-tags'],
  jsonLd: ['structured-data'],
} as const
export type FixId = keyof typeof fixMends
export const fixIds = Object.keys(fixMends) as FixId[]

export const tipSchema = z.extend(adviceSchema, {
  /** What to do, step by step. */
  steps: z.array(z.string()),
  /** Texts of `fixes` that belong to the tip, and the step that gives them where they are not shown beside it. */
  paste: z.optional(z.object({ fixes: z.array(z.enum(fixIds)), step: z.string() })),
  /** Points the overall score would gain if the tip's components were perfect. */
  gain: z.number(),
  /** 1 hard, 2 some work, 3 easy. */
  ease: z.int().check(z.minimum(1), z.maximum(3)),
  /** How often to do it again; absent for what is done once. */
  repeats: z.optional(z.enum(['weekly', 'monthly', 'quarterly'])),
})
export type Tip = z.infer<typeof tipSchema>

/** Text to paste, built only from facts found on the site. Null where the facts are not enough. */
export const fixesSchema = z.object({
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  jsonLd: z.nullable(z.string()),
})
export type Fixes = z.infer<typeof fixesSchema>

export const identitySchema = z.object({
  name: z.nullable(z.string()),
  variations: z.array(z.string()),
  suburb: z.nullable(z.string()),
  /** NSW, VIC, QLD, WA, SA, TAS, ACT or NT. */
  state: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  /** National notation: "02 9555 0123", "0412 345 678", "1300 123 456". */
  phone: z.nullable(z.string()),
  /** Eleven digits, checksum verified, no spaces. */
  abn: z.nullable(z.string()),
  /** How sure we are of the business as a whole: its name, place and phone. */
  confidence: share,
  /** How sure we are of each part; 0 where it was not found. */
  confidences: z.object({ name: share, suburb: share, state: share, postcode: share, phone: share, abn: share }),
})
export type Identity = z.infer<typeof identitySchema>

/** A social profile that the website links to or names. It has not been opened. */
export const socialProfileSchema = z.object({
  /** "Facebook" */
  platform: z.string(),
  url: z.string(),
  /** The page that links to it or names it. */
  foundOn: z.string(),
  /** False when only the markup names it. */
  linked: z.boolean(),
})
export type SocialProfile = z.infer<typeof socialProfileSchema>

export const competitorSchema = z.object({
  name: z.string(),
  url: z.string(),
  score: z.nullable(score),
  coverage: share,
})
export type Competitor = z.infer<typeof competitorSchema>

export const sourceOutcomeSchema = z.object({
  id: z.string(),
  title: z.string(),
  outcome: z.enum(['gathered', 'unavailable']),
  reason: z.nullable(z.string()),
  /** Credit required by the source's terms. */
  attribution: z.nullable(z.string()),
})
export type SourceOutcome = z.infer<typeof sourceOutcomeSchema>

/** What staff adjusted after the audit. Checks and their evidence are never adjusted. */
export const adjustmentSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  name: z.boolean(),
  industry: z.boolean(),
  overall: z.boolean(),
  pillars: z.array(z.enum(pillarIds)),
})
export type Adjustment = z.infer<typeof adjustmentSchema>

export const auditResultSchema = z.object({
  engineVersion: z.string(),
  /** `input` is what the customer typed; `url` is where the home page was read, after redirects. */
  target: z.object({ input: z.string(), url: z.string(), host: z.string() }),
  /** ISO 8601, UTC. */
  auditedAt: z.string(),
  identity: identitySchema,
  industry: z.object({ industry: z.string(), confidence: share }),
  /** Each profile once. Absent from results of engines before 3.0.0. */
  profiles: z.optional(z.array(socialProfileSchema)),
  /** Absent where no browser could take it, and from older results. */
  homePicture: z.optional(homePictureSchema),
  overallScore: z.nullable(score),
  ...coverageFields,
  /** In the order of `pillarIds`. */
  pillars: z.array(pillarResultSchema),
  /** All of them, in the order of `pillars`. */
  components: z.array(componentResultSchema),
  /** At most five each, strongest first. */
  strengths: z.array(adviceSchema),
  weaknesses: z.array(adviceSchema),
  /** Most effective first: gain x ease. */
  tips: z.array(tipSchema),
  fixes: fixesSchema,
  /** At most five. */
  competitors: z.array(competitorSchema),
  /**
   * Score of the business's home page alone, measured the same way as the competitors'. Null without competitors, or
   * when it could not be measured.
   */
  homeScore: z.nullable(score),
  /** How the competitors were chosen, or why there are none. */
  competitorsNote: z.string(),
  sources: z.array(sourceOutcomeSchema),
  /** Only in a report that staff adjusted; never in what the engine returns. */
  adjustment: z.optional(adjustmentSchema),
})
export type AuditResult = z.infer<typeof auditResultSchema>
