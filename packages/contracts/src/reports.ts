import * as z from 'zod/mini'
import { emailStatuses, paymentStatuses, readStatuses } from './report-statuses.ts'
import { adjustmentSchema, pillarResultSchema, tipSchema } from './audit-result.ts'
import { homePictureSchema } from './home-picture.ts'
import { atMost, emailSchema } from './fields.ts'

/** DTOs of reading a report. */

/** 128 random bits, base64url. Anyone holding it may read the report. */
export const reportIdSchema = z.string().check(z.regex(/^[\w-]{22}$/, 'This is not a report id.'))
export const reportParamsSchema = z.object({ id: z.string() })

const score = z.nullable(z.int())

export const businessReportSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(readStatuses),
  /** Why there is no report yet, or never will be, and what happens to the money; null when nothing is wrong. */
  setback: z.nullable(z.string()),
  emailStatus: z.enum(emailStatuses),
  /** Whether the order has an address to send the report to. */
  hasEmail: z.boolean(),
  businessName: z.string(),
  businessWebsite: z.string(),
  domain: z.string(),
  industry: z.string(),
  /** 0 to 100; null until completed, or when too little could be measured. */
  visibilityScore: score,
  industryAverage: score,
  /** As in the audit result: "21 of 27 checks", and the share of their weight. */
  coverage: z.number(),
  measured: z.int(),
  applicable: z.int(),
  pillars: z.array(pillarResultSchema),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  tips: z.array(tipSchema),
  competitors: z.array(z.object({ name: z.string(), score })),
  /** Score of the business's home page alone, measured the same way as the competitors'. */
  homeScore: score,
  competitorsNote: z.string(),
  /** Null where there is none. */
  homePicture: z.nullable(homePictureSchema),
  /** What staff adjusted; null when the report is as measured. */
  adjustment: z.nullable(adjustmentSchema),
  createdAt: z.string(),
  rating: z.nullable(z.int()),
  /** ISO 8601: when the link for the web designer was made; null while there is none that works. */
  designerLinkAt: z.nullable(z.string()),
})
export type BusinessReport = z.infer<typeof businessReportSchema>

export const reportProgressSchema = z.object({
  /** 1 to 5. */
  currentStage: z.int(),
  stageMessage: z.string(),
  /** Percent. */
  progress: z.int(),
  /** Minutes. */
  estimatedTimeRemaining: z.number(),
  isComplete: z.boolean(),
  /** True when the report could not be made. */
  isFailed: z.boolean(),
  /** As in the report: what is wrong. `stageMessage` then says it too. */
  setback: z.nullable(z.string()),
  stages: z.array(z.object({ id: z.int(), name: z.string(), message: z.string() })),
})
export type ReportProgress = z.infer<typeof reportProgressSchema>

export const reportStatusQuerySchema = z.object({
  paymentId: z.string('No payment ID provided').check(z.minLength(1, 'No payment ID provided'), atMost(255)),
})
export const reportStatusSchema = z.object({
  report: z.object({
    businessName: z.string(),
    visibilityScore: score,
    reportStatus: z.enum(paymentStatuses),
    emailStatus: z.enum(emailStatuses),
    /** What staff adjusted; null when the report is as measured. */
    adjustment: z.nullable(adjustmentSchema),
    /** JSON text of the audit result; null until completed. */
    reportData: z.nullable(z.string()),
  }),
})

export const sendCopySchema = z.strictObject({ email: emailSchema })
export const correctEmailSchema = z.strictObject({
  email: emailSchema,
  /** The order's reference, however it is written: proof that the order is the caller's. */
  reference: z
    .string('Please enter your order reference.')
    .check(z.trim(), z.minLength(1, 'Please enter your order reference.'), atMost(40)),
})
/** A rating is 1 to this many stars. */
export const mostStars = 5
const starsMessage = `Choose 1 to ${mostStars} stars.`
export const ratingSchema = z.strictObject({
  rating: z.int(starsMessage).check(z.minimum(1, starsMessage), z.maximum(mostStars, starsMessage)),
})
/** The whole address. Only a digest of it is stored, so no later answer can repeat it. */
export const designerLinkSchema = z.object({ url: z.string(), madeAt: z.string() })
export const okSchema = z.object({ ok: z.literal(true) })
