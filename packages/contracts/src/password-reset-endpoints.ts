import { defineEndpoint } from './endpoint.ts'
import * as reset from './password-reset.ts'
import { okSchema } from './reports.ts'

const defaults = { method: 'POST', owner: 'admin', access: 'public' } as const

/** For staff who forgot their password. */
export const passwordResetEndpoints = {
  askPasswordReset: defineEndpoint({
    ...defaults,
    path: '/api/admin/password-resets',
    limit: 'askPasswordReset',
    body: reset.askPasswordResetSchema,
    answer: okSchema,
    errors: [],
  }),
  checkPasswordReset: defineEndpoint({
    ...defaults,
    path: '/api/admin/password-resets/check',
    limit: 'resetPassword',
    body: reset.passwordResetTokenSchema,
    answer: reset.passwordResetSchema,
    errors: ['reset-over'],
  }),
  resetPassword: defineEndpoint({
    ...defaults,
    path: '/api/admin/password-resets/finish',
    limit: 'resetPassword',
    body: reset.resetPasswordSchema,
    answer: okSchema,
    errors: ['reset-over'],
  }),
} as const
