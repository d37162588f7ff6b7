import * as z from 'zod/mini'
import { componentResultSchema } from './audit-result.ts'
import { comparisonSchema } from './compare.ts'
import { atMost } from './fields.ts'
import { pillarIds } from './pillars.ts'
import { afterDelivery } from './product.ts'

/**
 * DTOs of the versions of a report, and of what an owner may have done after delivery: check again, have the whole read
 * again, object, be reminded.
 */

/**
 * `original`, `rerun`, `staff-edit` and `correction` are shown in place of the version before; `re-check` and `re-audit`
 * are beside it.
 */
export const versionKinds = ['original', 'rerun', 'staff-edit', 're-check', 're-audit', 'correction'] as const
export type VersionKind = (typeof versionKinds)[number]

/** The engine for an order or an objection, the owner by asking for it, or our staff. */
export const versionMakers = ['engine', 'owner', 'staff'] as const

const score = z.nullable(z.int())
const component = z.string('Which check?').check(atMost(60))

export const reportVersionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(versionKinds),
  /** Who or what made it. */
  by: z.enum(versionMakers),
  /** Why, in a sentence; only of a correction. */
  reason: z.nullable(z.string()),
  /** The id of the version it was made from. */
  basedOn: z.nullable(z.uuid()),
  /** The component that a re-check or a correction is about. */
  component: z.nullable(z.string()),
  state: z.enum(['waiting', 'reading', 'completed', 'failed']),
  /** While it waits or reads: what is being done, and how much of the whole is done in percent. */
  progress: z.nullable(z.object({ stage: z.int(), message: z.string(), percent: z.int() })),
  /** Why there is none, in a sentence. */
  failure: z.nullable(z.string()),
  /** Whether the report shows it. */
  shown: z.boolean(),
  engineVersion: z.nullable(z.string()),
  visibilityScore: score,
  /** ISO 8601, UTC. */
  requestedAt: z.string(),
  completedAt: z.nullable(z.string()),
})
export type ReportVersion = z.infer<typeof reportVersionSchema>

const moved = { before: score, now: score }

/** What a completed re-check found, beside the version it was made from. */
export const recheckSchema = z.object({
  before: componentResultSchema,
  now: componentResultSchema,
  overall: z.object(moved),
  pillar: z.object({ id: z.enum(pillarIds), title: z.string(), ...moved }),
  /** Problems that are gone, those that still stand in the way, and new ones. */
  gone: z.array(z.string()),
  left: z.array(z.string()),
  appeared: z.array(z.string()),
  /** As in a comparison; null when neither the score nor the problems changed. */
  cause: z.nullable(z.enum(['site', 'engine', 'either'])),
  engines: z.nullable(z.object({ before: z.string(), now: z.string() })),
})
export type Recheck = z.infer<typeof recheckSchema>

/** One version with what it says: a re-check its outcome, any other completed one how it differs from the first. */
export const versionDetailsSchema = z.extend(reportVersionSchema, {
  recheck: z.nullable(recheckSchema),
  /** With the version that the report shows: the shown one as `before` unless this one is older. */
  comparison: z.nullable(comparisonSchema),
  /** The same in a sentence, as the mail says it. */
  inWords: z.nullable(z.string()),
})
export type VersionDetails = z.infer<typeof versionDetailsSchema>

export const objectionChoices = ['not-true', 'not-us', 'does-not-apply', 'other'] as const
export type ObjectionChoice = (typeof objectionChoices)[number]
export const objectionChoiceTitles: Record<ObjectionChoice, string> = {
  'not-true': 'This is not true',
  'not-us': 'This is not about us',
  'does-not-apply': 'This does not apply to us',
  other: 'Something else',
}

/** `checking` by the engine, then `waiting` for staff unless that corrected it. `ended`: the order was refunded. */
export const objectionStates = ['checking', 'waiting', 'corrected', 'upheld', 'ended'] as const
export type ObjectionState = (typeof objectionStates)[number]

const longestSentence = 1_000
const sentence = z
  .string('Please say in a sentence what is not right.')
  .check(z.trim(), z.minLength(1, 'Please say in a sentence what is not right.'), atMost(longestSentence))

export const newObjectionSchema = z.strictObject({
  component,
  /** The text of the finding, as the report says it; null for the whole check. */
  finding: z.nullable(z.string().check(atMost(5_000))),
  choice: z.enum(objectionChoices, 'Please choose what is not right.'),
  sentence,
})

export type NewObjection = z.infer<typeof newObjectionSchema>

export const objectionSchema = z.object({
  id: z.uuid(),
  component: z.string(),
  title: z.string(),
  finding: z.nullable(z.string()),
  choice: z.enum(objectionChoices),
  sentence: z.string(),
  state: z.enum(objectionStates),
  askedAt: z.string(),
  /** When staff have answered at the latest. */
  answerBy: z.string(),
  answeredAt: z.nullable(z.string()),
  /** What the engine or staff say; null until answered. */
  answer: z.nullable(z.string()),
  /** The id of the version in which it is corrected. */
  correction: z.nullable(z.uuid()),
})
export type Objection = z.infer<typeof objectionSchema>

const allowed = {
  most: z.int(),
  left: z.int(),
  /** Why it is not possible now, in a sentence, or null. */
  refusal: z.nullable(z.string()),
}

/** Everything about a report after its delivery, newest first, with what is left of each and when it is next possible. */
export const reportVersionsSchema = z.object({
  /** ISO 8601, UTC: until when the owner may ask for anything; null before delivery. */
  until: z.nullable(z.string()),
  /** The id of the version that is being made at the owner's request, if one is: one at a time. */
  running: z.nullable(z.uuid()),
  /** When the website may be read again at the earliest; null when that is now. */
  nextAt: z.nullable(z.string()),
  rechecks: z.object(allowed),
  reaudits: z.object(allowed),
  objections: z.extend(z.object(allowed), { answerDays: z.int() }),
  /** `at`: when it is due. `wanted`: whether its box is ticked. Sent once, and only then. */
  reminder: z.object({
    at: z.nullable(z.string()),
    wanted: z.boolean(),
    sent: z.boolean(),
    refusal: z.nullable(z.string()),
  }),
  versions: z.array(reportVersionSchema),
  asked: z.array(objectionSchema),
})
export type ReportVersions = z.infer<typeof reportVersionsSchema>

export const versionParamsSchema = z.object({ id: z.string(), versionId: z.uuid() })
/** Of which version; the shown one unless said otherwise. */
export const ofVersionSchema = z.object({ version: z.optional(z.uuid()) })
export const newRecheckSchema = z.strictObject({ component })
export const reminderSchema = z.strictObject({ wanted: z.boolean() })

/** What the mail about a version, an answer or a reminder says; read from the report when it is sent. */
export const newsSchema = z.object({
  businessName: z.string(),
  /** The version to open; null for the report as it is shown. */
  version: z.nullable(z.string()),
  /** The news in one sentence. */
  sentence: z.string(),
  /** Titles of the to-dos that are left, most useful first; only of a reminder. */
  todos: z.array(z.string()),
  /** More of it, a paragraph each. */
  paragraphs: z.array(z.string()),
})
export type News = z.infer<typeof newsSchema>

export const newsKinds = ['re-audit', 'correction', 'objection-upheld', 'reminder'] as const
export type NewsKind = (typeof newsKinds)[number]

/** The days of a limit in words, where the screens say them. */
export const answerPromise = `We answer within ${afterDelivery.answerDays} days.`
