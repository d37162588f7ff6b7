import { defineEndpoint } from './endpoint.ts'
import * as reset from './password-reset.ts'
import { okSchema } from './reports.ts'

const defaults = { method: 'POST', owner: 'admin', access: 'public' } as const

/** For staff who forgot their password. */
export const passwordResetEndpoints = {
  /** Mails a link to the address of the account. The answer is the same whether there is one or not. */
  askPasswordReset: defineEndpoint({
    ...defaults,
    path: '/api/admin/password-resets',
    limit: 'askPasswordReset',
    body: reset.askPasswordResetSchema,
    answer: okSchema,
    errors: [],
  }),
  /** Whose link it is. A POST, so that the token is in no address. */
  checkPasswordReset: defineEndpoint({
    ...defaults,
    path: '/api/admin/password-resets/check',
    limit: 'resetPassword',
    body: reset.passwordResetTokenSchema,
    answer: reset.passwordResetSchema,
    errors: ['reset-over'],
  }),
  /** Sets the password and ends all sessions. Does not sign in. */
  resetPassword: defineEndpoint({
    ...defaults,
    path: '/api/admin/password-resets/finish',
    limit: 'resetPassword',
    body: reset.resetPasswordSchema,
    answer: okSchema,
    errors: ['reset-over'],
  }),
} as const
