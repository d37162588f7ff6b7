import * as z from 'zod/mini'
import { orderMailSchema } from './operation-endpoints.ts'

/** DTOs of mails and contact messages in the back office. */

/** Which mails a list shows: those still to be sent, or those that never arrived. */
export const mailLists = ['waiting', 'failed'] as const
export type MailList = (typeof mailLists)[number]

/** Mails or messages in a page of a list; the last page has fewer. */
export const mailsPage = 50

export const staffMailSchema = z.extend(orderMailSchema, {
  id: z.uuid(),
  /** Of its order; null for a mail about a contact message. */
  reference: z.nullable(z.string()),
  recipient: z.string(),
})
export type StaffMail = z.infer<typeof staffMailSchema>

export const staffMailsQuerySchema = z.object({
  list: z._default(z.enum(mailLists), 'waiting'),
  /** The id of the last mail of the page before. */
  after: z.optional(z.uuid()),
})
export const staffMailsSchema = z.object({
  /** Why no mail is sent at all at present; null when it is. */
  held: z.nullable(z.string()),
  /** Newest first. */
  mails: z.array(staffMailSchema),
})
export const mailParamsSchema = z.object({ id: z.uuid() })

export const contactAnswerSchema = z.object({
  /** Name of the member of staff. */
  by: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  /** Of its mail. */
  state: z.enum(['queued', 'sending', 'sent', 'failed']),
  problem: z.nullable(z.string()),
})
export const staffContactMessageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  at: z.iso.datetime(),
  /** Oldest first. */
  answers: z.array(contactAnswerSchema),
})
export type StaffContactMessage = z.infer<typeof staffContactMessageSchema>

/** `before` is the id of the last message of the page before. */
export const contactMessagesQuerySchema = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) })
export const contactMessageParamsSchema = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) })
export const answerContactSchema = z.strictObject({
  text: z
    .string('Please write an answer.')
    .check(
      z.trim(),
      z.minLength(1, 'Please write an answer.'),
      z.maxLength(5_000, 'An answer has at most 5,000 characters.'),
    ),
})
/** The same key means the same answer, so that it is sent once. */
export const answerHeadersSchema = z.object({ 'idempotency-key': z.uuid() })
