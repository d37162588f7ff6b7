import * as z from 'zod/mini'
import { atMost } from './fields.ts'
import { pillarIds } from './pillars.ts'
import { emailStatuses } from './report-statuses.ts'
import { versionKinds, versionMakers } from './report-versions.ts'
import { goodFrom } from './score-bands.ts'

/** DTOs of managing customers' reports in the back-office. */

const score = z.nullable(z.int())

/** The badge of a score in the back-office: the first whose `from` it reaches. Customers see the bands instead. */
export const staffBadges = [
  { id: 'good', from: goodFrom, title: 'Good' },
  { id: 'average', from: 50, title: 'Average' },
  { id: 'poor', from: 0, title: 'Poor' },
] as const

/** A report that waits for a worker, or for its next attempt, is `pending`. */
export const staffStatuses = ['pending', 'generating', 'completed', 'failed'] as const
export type StaffStatus = (typeof staffStatuses)[number]

/** What staff may adjust on a report. */
const valuesSchema = z.object({
  businessName: z.string(),
  industry: z.string(),
  visibilityScore: score,
  pillars: z.partialRecord(z.enum(pillarIds), score),
})
export type ReportValues = z.infer<typeof valuesSchema>

/** A report as customers see it, adjustments included. */
export const staffReportSchema = z.extend(valuesSchema, {
  id: z.string(),
  type: z.literal('business_report'),
  /** The order's reference. */
  reference: z.string(),
  businessWebsite: z.string(),
  email: z.nullable(z.string()),
  emailStatus: z.enum(emailStatuses),
  status: z.enum(staffStatuses),
  /** Whether a new version is being made of a completed report. */
  rerunning: z.boolean(),
  refunded: z.boolean(),
  adjusted: z.boolean(),
  /** ISO 8601, UTC; null until completed. */
  generatedAt: z.nullable(z.string()),
  /** JSON text of the audit result, as measured. Only in the answer about a single report. */
  reportData: z.optional(z.nullable(z.string())),
})
export type StaffReport = z.infer<typeof staffReportSchema>

/** `newest`: by when it was completed, or ordered where it is not. */
export const reportSorts = ['newest', 'business', 'score'] as const
export type ReportSort = (typeof reportSorts)[number]
export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]
/** Newest and best first, names from A to Z. */
export const usualDirections = { newest: 'desc', business: 'asc', score: 'desc' } as const satisfies Record<
  ReportSort,
  SortDirection
>

export const mostListed = 200
const limitMessage = `The limit is a whole number from 1 to ${mostListed}.`
/** How many of a list to answer. */
export const limitSchema = z._default(
  z.coerce
    .number(limitMessage)
    .check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(mostListed, limitMessage)),
  mostListed,
)
const reportIdInList = z.optional(z.string().check(z.maxLength(200)))

/**
 * A page of the list: the newest 200 unless asked otherwise. `after` and `before` are the ids of the last and the first
 * report of the neighbouring page. The header `X-Total-Count` holds the number of all that match the search, `Link` the
 * addresses of the next and previous page where there is one.
 */
export const staffReportsQuerySchema = z.object({
  /** Part of a name, website, industry or email, in upper or lower case. */
  search: z.optional(z.string().check(z.trim(), atMost(200))),
  sort: z._default(z.enum(reportSorts), 'newest'),
  direction: z.optional(z.enum(sortDirections)),
  limit: limitSchema,
  after: reportIdInList,
  before: reportIdInList,
})

const sliderMessage = 'A score is a whole number from 0 to 100.'
const slider = z.int(sliderMessage).check(z.minimum(0, sliderMessage), z.maximum(100, sliderMessage))

/** The adjustments to make; what is left out stays as it is, and a value equal to the measured one is no adjustment. */
export const updateReportSchema = z.strictObject({
  visibilityScore: z.optional(slider),
  businessName: z.optional(
    z.string('Business name is required').check(z.trim(), z.minLength(1, 'Business name is required'), atMost(200)),
  ),
  industry: z.optional(
    z.string('Industry is required').check(z.trim(), z.minLength(1, 'Industry is required'), atMost(100)),
  ),
  pillars: z.optional(z.partialRecord(z.enum(pillarIds), slider)),
  /** Why; kept with the adjustment and shown to staff only. */
  reason: z.optional(z.string().check(z.trim(), atMost(1_000))),
})
export type ReportUpdate = z.infer<typeof updateReportSchema>

/** `"7"`, as the ETag of the report said when it was read. */
export const ifMatchSchema = z.object({ 'if-match': z.optional(z.string().check(z.maxLength(200))) })

/** Adjustments stay beside what was measured; null where nothing is adjusted. */
export const reportEditSchema = z.object({
  values: z.partial(valuesSchema),
  /** Name of the member of staff. */
  by: z.string(),
  at: z.string(),
  reason: z.nullable(z.string()),
})
export type ReportEdit = z.infer<typeof reportEditSchema>

/** One report with everything staff work on. */
export const staffReportDetailsSchema = z.extend(staffReportSchema, {
  /** Rises with every change; `If-Match: "<version>"` makes an update fail if there was one meanwhile. */
  version: z.int(),
  /** Null until completed. */
  measured: z.nullable(valuesSchema),
  edit: z.nullable(reportEditSchema),
  /** Newest first, those beside it included. Open by the ids with the calls of the customer. */
  versions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(versionKinds),
      shown: z.boolean(),
      by: z.enum(versionMakers),
      /** Name of the member of staff; null where none made it. */
      staff: z.nullable(z.string()),
      /** The id of the version it was made from. */
      basedOn: z.nullable(z.uuid()),
      reason: z.nullable(z.string()),
      /** Title of the check that a re-check or a correction is about. */
      component: z.nullable(z.string()),
      visibilityScore: score,
      engineVersion: z.nullable(z.string()),
      /** ISO 8601, UTC. */
      completedAt: z.string(),
    }),
  ),
})
export type StaffReportDetails = z.infer<typeof staffReportDetailsSchema>
