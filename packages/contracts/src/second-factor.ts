import * as z from 'zod/mini'
import { codeSchema, currentPasswordSchema } from './staff.ts'

/** DTOs of the second factor: codes of an authenticator app, and recovery codes for when the phone is lost. */

/** The recovery codes in one set. Each works once. */
export const recoveryCodesInSet = 10

export const startSecondFactorSchema = z.strictObject({ currentPassword: currentPasswordSchema })
export const confirmSecondFactorSchema = z.strictObject({ code: codeSchema })
export const endSecondFactorSchema = z.strictObject({ currentPassword: currentPasswordSchema, code: codeSchema })

export const secondFactorSchema = z.object({
  on: z.boolean(),
  /** Recovery codes not used yet; 0 while it is off. */
  recoveryCodesLeft: z.int(),
})

/** What an authenticator app needs. It counts once a code has been confirmed. */
export const enrolmentSchema = z.object({
  /** Base32, for typing in. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  address: z.string(),
})
export type Enrolment = z.infer<typeof enrolmentSchema>

/** This answer is the only place they appear. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
