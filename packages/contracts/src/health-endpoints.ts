import * as z from 'zod/mini'
import { defineEndpoint, services } from './endpoint.ts'

/** A service as it describes itself. */
const serviceStateSchema = z.object({
  service: z.enum(services),
  ready: z.boolean(),
  /** Its parts that do not work, when it is not ready. */
  failing: z.array(z.string()),
  /** What somebody should look at although it works: one sentence each. */
  attention: z.array(z.string()),
})
export type ServiceState = z.infer<typeof serviceStateSchema>

const time = z.iso.datetime()
/** How many wait, and since when the one that has waited longest; null when none does. */
const waitingSchema = z.object({ count: z.int(), since: z.nullable(time) })

/** Hours that the figures about durations and sources look back. */
export const healthHours = 24
/** The newest reports of those hours whose sources are counted, so that a busy day costs no more than others. */
export const mostReportsCounted = 500

export const reportHealthSchema = z.object({
  /** Reports of either kind that wait for a worker. */
  waiting: waitingSchema,
  /** Those that wait for their next attempt, as their website could not be read. */
  retrying: z.int(),
  /** Those that a worker is busy with, and its last sign of life where that is the longest ago. */
  atWork: z.object({ count: z.int(), lastSign: z.nullable(time) }),
  /** What the queue knows; null while Redis is away. */
  queue: z.nullable(z.object({ jobs: z.int(), workers: z.int() })),
  /** Objections that staff have to answer, since when the oldest waits, and how many of them are overdue. */
  objections: z.extend(waitingSchema, { overdue: z.int() }),
  /** Of clients' reports made in the last `healthHours`, in seconds from a worker's start; null when there are none. */
  durations: z.nullable(z.object({ reports: z.int(), median: z.number(), slowestTenth: z.number() })),
  /** What each source gave to those reports, the most often unavailable one first. */
  sources: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      gathered: z.int(),
      unavailable: z.int(),
      /** The most frequent one. */
      reason: z.nullable(z.string()),
    }),
  ),
})
export type ReportHealth = z.infer<typeof reportHealthSchema>

export const mailHealthSchema = z.object({
  waiting: waitingSchema,
  failed: z.int(),
  /** Why no mail is sent at all at present; null when it is. */
  held: z.nullable(z.string()),
})
export type MailHealth = z.infer<typeof mailHealthSchema>

export const healthEndpoints = {
  serviceStates: defineEndpoint({
    method: 'GET',
    path: '/api/admin/health',
    owner: 'gateway',
    access: 'staff',
    limit: 'app',
    answer: z.array(serviceStateSchema),
    errors: [],
  }),
  reportHealth: defineEndpoint({
    method: 'GET',
    path: '/api/admin/report-health',
    owner: 'reports',
    access: 'staff',
    limit: 'app',
    answer: reportHealthSchema,
    errors: [],
  }),
  mailHealth: defineEndpoint({
    method: 'GET',
    path: '/api/admin/mail-health',
    owner: 'mail',
    access: 'staff',
    limit: 'app',
    answer: mailHealthSchema,
    errors: [],
  }),
} as const
