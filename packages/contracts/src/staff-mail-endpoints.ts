import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import * as mails from './staff-mails.ts'

const defaults = { owner: 'mail', access: 'staff', limit: 'app' } as const

/** Mails that wait or failed, and messages of the contact form. */
export const staffMailEndpoints = {
  staffMails: defineEndpoint({
    ...defaults,
    method: 'GET',
    path: '/api/admin/mails',
    query: mails.staffMailsQuerySchema,
    answer: mails.staffMailsSchema,
    errors: [],
  }),
  sendMailAgain: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/mails/:id/send',
    params: mails.mailParamsSchema,
    answer: z.object({ pushed: z.boolean() }),
    errors: [],
  }),
  contactMessages: defineEndpoint({
    ...defaults,
    method: 'GET',
    path: '/api/admin/contact-messages',
    query: mails.contactMessagesQuerySchema,
    answer: z.array(mails.staffContactMessageSchema),
    errors: [],
  }),
  answerContactMessage: defineEndpoint({
    ...defaults,
    method: 'POST',
    path: '/api/admin/contact-messages/:id/answers',
    params: mails.contactMessageParamsSchema,
    headers: mails.answerHeadersSchema,
    body: mails.answerContactSchema,
    answer: mails.contactAnswerSchema,
    errors: ['message-not-found'],
  }),
} as const
