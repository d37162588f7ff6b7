import * as z from 'zod/mini'
import { atMost, emailSchema, oneLine } from './fields.ts'
import { reportEditions } from './report-editions.ts'
import { parseWebsite } from './website-address.ts'

/** DTOs of the contact form and the resend form. */

export const contactSchema = z.strictObject({
  name: z
    .string('Name must be at least 2 characters.')
    .check(z.trim(), z.minLength(2, 'Name must be at least 2 characters.'), atMost(200), oneLine),
  email: emailSchema,
  message: z
    .string('Message must be at least 10 characters.')
    .check(z.trim(), z.minLength(10, 'Message must be at least 10 characters.'), atMost(5_000)),
})
export type ContactMessage = z.infer<typeof contactSchema>

const domainMessage = 'Please enter a valid website domain (e.g., yourbusiness.com or yourbusiness.com.au).'
/** The address of a website we accept orders for, typed as its domain alone. */
const isBareDomain = (typed: string): boolean => !('problem' in parseWebsite(typed)) && !/[/?#]/.test(typed)
export const resendReportSchema = z.strictObject({
  website: z
    .string('Website URL must be at least 4 characters.')
    .check(
      z.trim(),
      z.minLength(4, 'Website URL must be at least 4 characters.'),
      z.refine(isBareDomain, domainMessage),
    ),
  email: emailSchema,
  businessName: z.string().check(z.trim(), atMost(200)),
  reportType: z.enum(reportEditions),
})

export const messageSchema = z.object({ message: z.string() })
