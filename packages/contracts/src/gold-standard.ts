import * as z from 'zod/mini'
import { industryChoices } from './industries.ts'
import { atMost, oneLine } from './fields.ts'
import { pillarIds } from './pillars.ts'
import { limitSchema, reportSorts, sortDirections } from './staff-reports.ts'
import { readAddress } from './website-address.ts'

/** DTOs of gold-standard reports: audits of businesses that staff choose as a reference for their industry. */

const score = z.nullable(z.int())

/**
 * `generating`: waits for a worker, or one is busy with it. `active`: an attempt was cut off, and the next one has not
 * started yet.
 */
export const goldStandardStatuses = ['active', 'generating', 'completed', 'failed'] as const
export type GoldStandardStatus = (typeof goldStandardStatuses)[number]

const urlMessage = 'Please enter a valid URL'
/** With https:// added where there is no scheme. */
const urlSchema = z.string(urlMessage).check(
  z.overwrite((typed) => withScheme(typed) ?? typed),
  z.refine((typed) => withScheme(typed) !== null, urlMessage),
)

/** Null for text that is no address of a website. */
function withScheme(typed: string): string | null {
  const read = readAddress(typed)
  return 'url' in read && read.url.hostname.includes('.') ? read.entered : null
}

const industryMessage = 'Industry is required'
const industrySchema = z.enum(industryChoices, industryMessage)
const optionalText = (longest: number) => z.optional(z.string().check(z.trim(), atMost(longest)))
const particulars = { location: optionalText(200), notes: optionalText(5_000) }

/** The form of the screen "Create Gold Standard Report". */
export const createGoldStandardSchema = z.strictObject({
  businessName: z
    .string('Business name must be at least 2 characters')
    .check(z.trim(), z.minLength(2, 'Business name must be at least 2 characters'), atMost(200), oneLine),
  businessWebsite: urlSchema,
  industry: industrySchema,
  ...particulars,
})

const nothing = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
)

/**
 * The shorter form on the dashboard, and what the call accepts: without a website it is that of our newest report on a
 * business of this name, without an industry the audit detects it.
 */
export const quickGoldStandardSchema = z.strictObject({
  businessName: z
    .string('Business name is required')
    .check(z.trim(), z.minLength(1, 'Business name is required'), atMost(200), oneLine),
  businessWebsite: z.optional(z.union([nothing, urlSchema], urlMessage)),
  industry: z.optional(z.union([nothing, industrySchema], industryMessage)),
  ...particulars,
})
export type NewGoldStandard = z.output<typeof quickGoldStandardSchema>

/** The change of the overall score since the newest report on the same website by another version of the engine. */
const driftSchema = z.object({
  engineVersion: z.string(),
  /** Points; null when one of the two has no score. */
  change: score,
})
export type Drift = z.infer<typeof driftSchema>

export const goldStandardReportSchema = z.object({
  id: z.int(),
  type: z.literal('gold_standard_report'),
  businessName: z.string(),
  businessWebsite: z.string(),
  /** As staff chose it, else as the audit detected it. */
  industry: z.string(),
  location: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  visibilityScore: score,
  status: z.enum(goldStandardStatuses),
  reportType: z.string(),
  /** Id and name of the member of staff who asked for it. */
  adminId: z.string(),
  adminName: z.string(),
  /** The customer's report that the website was taken from. */
  businessReportId: z.nullable(z.string()),
  createdAt: z.string(),
  /** ISO 8601, UTC; null until completed. */
  generatedAt: z.nullable(z.string()),
  /** Version of the engine that made it; null until completed. */
  engineVersion: z.nullable(z.string()),
  /** Null where no other version of the engine made a report on this website before. */
  drift: z.nullable(driftSchema),
  /** Why it failed, in a sentence; null unless it did. */
  failure: z.nullable(z.string()),
})
export type GoldStandardReport = z.infer<typeof goldStandardReportSchema>

const pillarScores = z.partialRecord(z.enum(pillarIds), score)

/** One gold-standard report, and how it compares with the others on its website. */
export const goldStandardDetailsSchema = z.extend(goldStandardReportSchema, {
  /** JSON text of the audit result; null until completed. */
  reportData: z.nullable(z.string()),
  pillars: pillarScores,
  /** What the audit detected, whatever staff chose; null until completed. */
  detectedIndustry: z.nullable(z.string()),
  /** The engine that would make it today. */
  presentEngine: z.string(),
  /** The completed reports on this website, this one among them, newest first. */
  versions: z.array(
    z.object({
      id: z.int(),
      engineVersion: z.string(),
      generatedAt: z.string(),
      visibilityScore: score,
      pillars: pillarScores,
    }),
  ),
  /** The checks whose score differs from the report that `drift` compares with, the largest difference first. */
  moved: z.array(z.object({ component: z.string(), title: z.string(), before: score, after: score })),
})
export type GoldStandardDetails = z.infer<typeof goldStandardDetailsSchema>

const idInList = z.optional(z.string().check(z.regex(/^\d{1,15}$/)))

/** A page of the list, asked for as that of customers' reports. */
export const goldStandardQuerySchema = z.object({
  /** Part of a name, website, industry or location, in upper or lower case. */
  search: z.optional(z.string().check(z.trim(), atMost(200))),
  sort: z._default(z.enum(reportSorts), 'newest'),
  direction: z.optional(z.enum(sortDirections)),
  limit: limitSchema,
  after: idInList,
  before: idInList,
})

/** An id that is none of ours finds nothing. */
export const goldStandardParamsSchema = z.object({ id: z.string().check(z.maxLength(200)) })
