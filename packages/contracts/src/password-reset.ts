import * as z from 'zod/mini'
import { atMost } from './fields.ts'
import { confirmPasswordSchema, newPasswordSchema, sameTwice } from './staff.ts'

/** DTOs of a forgotten password, which is reset by a link in a mail. */

/** Minutes from the request to the mail, and from the mail to the end of its link. */
export const passwordResetMinutes = 30

export const askPasswordResetSchema = z.strictObject({
  login: z
    .string('Enter your username or email address')
    .check(z.trim(), z.minLength(1, 'Enter your username or email address'), atMost(254)),
})

const token = z.string().check(z.minLength(1), z.maxLength(200))
export const passwordResetTokenSchema = z.strictObject({ token })
export const resetPasswordSchema = z.strictObject({ token, newPassword: newPasswordSchema })
/** The form behind the link. */
export const resetPasswordFormSchema = z
  .strictObject({ newPassword: newPasswordSchema, confirmPassword: confirmPasswordSchema })
  .check(sameTwice)

export const passwordResetSchema = z.object({ username: z.string() })
