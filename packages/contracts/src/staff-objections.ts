import * as z from 'zod/mini'
import { auditResultSchema, componentResultSchema } from './audit-result.ts'
import { atMost } from './fields.ts'
import { objectionChoices, objectionSchema, objectionStates } from './report-versions.ts'

/** DTOs of objections in the back-office, and of what owners check again. */

export const staffObjectionSchema = z.extend(objectionSchema, {
  reportId: z.string(),
  /** The order's reference. */
  reference: z.string(),
  businessName: z.string(),
  businessWebsite: z.string(),
  /** Which engine said it. */
  engineVersion: z.string(),
  /** What the report said, and what the engine found when it checked at once. */
  reported: componentResultSchema,
  checked: z.nullable(componentResultSchema),
  /** Why there is no such check, where it failed. */
  checkFailure: z.nullable(z.string()),
  /** Who answered; null for the engine. */
  answeredBy: z.nullable(z.string()),
  overdue: z.boolean(),
})
export type StaffObjection = z.infer<typeof staffObjectionSchema>

export const mostObjectionsListed = 100
/** `open`: waiting for staff or for the engine, oldest first; `answered`: newest answer first. */
export const staffObjectionsQuerySchema = z.object({ list: z._default(z.enum(['open', 'answered']), 'open') })
export const objectionParamsSchema = z.object({ id: z.uuid() })

const sliderMessage = 'A score is a whole number from 0 to 100.'
const sentence = z
  .string('Please write an answer.')
  .check(z.trim(), z.minLength(1, 'Please write an answer.'), atMost(1_000))

/**
 * `uphold` leaves the report as it is. `take-out` removes the finding, or with none named all of the check's; its score
 * stays unless another is given. `not-applicable` and `not-measured` take the whole check out of the score. The sentence
 * goes to the customer; with a correction the report says it, too.
 */
export const objectionDecisions = ['uphold', 'take-out', 'not-applicable', 'not-measured'] as const
export const answerObjectionSchema = z.strictObject({
  decision: z.enum(objectionDecisions, 'Please decide.'),
  sentence,
  /** With `take-out` only. */
  score: z.optional(z.int(sliderMessage).check(z.minimum(0, sliderMessage), z.maximum(100, sliderMessage))),
})
export type ObjectionAnswer = z.infer<typeof answerObjectionSchema>

/** By component and by the engine version that the check, or what was objected to, came from. */
export const checkFiguresSchema = z.array(
  z.object({
    component: z.string(),
    title: z.string(),
    engineVersion: z.string(),
    /** Re-checks by owners that were completed, and how many of them found a better score. */
    rechecks: z.int(),
    moved: z.int(),
    objections: z.int(),
    upheld: z.int(),
    corrected: z.int(),
    /** Not answered yet. */
    open: z.int(),
  }),
)
export type CheckFigures = z.infer<typeof checkFiguresSchema>

/**
 * An objection as a case for developers: what the engine said and what is right, with the customer's name, place, numbers
 * and website replaced by made-up ones.
 */
export const objectionCaseSchema = z.object({
  component: z.string(),
  engineVersion: z.string(),
  industry: z.string(),
  choice: z.enum(objectionChoices),
  state: z.enum(objectionStates),
  finding: z.nullable(z.string()),
  sentence: z.string(),
  answer: z.nullable(z.string()),
  reported: componentResultSchema,
  right: z.nullable(componentResultSchema),
  identity: auditResultSchema.shape.identity,
})
export type ObjectionCase = z.infer<typeof objectionCaseSchema>
