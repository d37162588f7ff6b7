import * as z from 'zod/mini'
import { emailSchema } from './orders.ts'
import { websiteSchema } from './website-address.ts'

/** DTOs of the contact form, the resend form and the public tools. */

export const contactSchema = z.strictObject({
  name: z
    .string('Name must be at least 2 characters.')
    .check(z.trim(), z.minLength(2, 'Name must be at least 2 characters.'), z.maxLength(200)),
  email: emailSchema,
  message: z
    .string('Message must be at least 10 characters.')
    .check(z.trim(), z.minLength(10, 'Message must be at least 10 characters.'), z.maxLength(5_000)),
})
export type ContactMessage = z.infer<typeof contactSchema>

const bareDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i
const domainMessage = 'Please enter a valid website domain (e.g., yourbusiness.com or yourbusiness.com.au).'
export const resendReportSchema = z.strictObject({
  website: z
    .string('Website URL must be at least 4 characters.')
    .check(z.trim(), z.minLength(4, 'Website URL must be at least 4 characters.'), z.regex(bareDomain, domainMessage)),
  email: emailSchema,
  businessName: z.string().check(z.trim(), z.maxLength(200)),
  reportType: z.enum(['technical', 'client']),
})
export const messageSchema = z.object({ message: z.string() })

export const pillarScoresQuerySchema = z.object({
  businessName: z
    .string('Please enter a business name to search for')
    .check(z.trim(), z.minLength(1, 'Please enter a business name to search for'), z.maxLength(200)),
})
export const pillarScoresSchema = z.object({
  businessName: z.string(),
  overallScore: z.nullable(z.int()),
  pillars: z.array(
    z.object({
      name: z.string(),
      score: z.nullable(z.int()),
      /** Fraction of the overall score. */
      weight: z.number(),
      components: z.array(
        z.object({
          name: z.string(),
          score: z.nullable(z.int()),
          maxScore: z.int(),
          guideLink: z.optional(z.object({ guideUrl: z.string(), guideTitle: z.string() })),
        }),
      ),
    }),
  ),
})

const namedBusiness = {
  businessName: z
    .string('Business name must be at least 2 characters')
    .check(z.trim(), z.minLength(2, 'Business name must be at least 2 characters'), z.maxLength(200)),
  forceRefresh: z._default(z.boolean(), false),
}

export const technicalReportSchema = z.strictObject({
  ...namedBusiness,
  website: websiteSchema,
  industry: z.optional(z.string().check(z.maxLength(100))),
})

export const socialProfilesSchema = z.strictObject({
  ...namedBusiness,
  industry: z
    .string('Industry must be at least 2 characters')
    .check(z.trim(), z.minLength(2, 'Industry must be at least 2 characters'), z.maxLength(100)),
  location: z.optional(z.string().check(z.maxLength(200))),
})
export const socialProfilesAnswerSchema = z.object({
  businessName: z.string(),
  industry: z.string(),
  location: z.nullable(z.string()),
  searchDate: z.string(),
  processingTimeMs: z.number(),
  profiles: z.array(
    z.object({
      platform: z.string(),
      url: z.string(),
      /** Percent. */
      confidence: z.int(),
      verified: z.boolean(),
      /** Null when nobody may ask the platform. */
      exists: z.nullable(z.boolean()),
      reasoning: z.string(),
      verificationNotes: z.string(),
    }),
  ),
})

export const domainQuerySchema = z.object({
  domain: z.string('Domain is required').check(z.trim(), z.minLength(1, 'Domain is required'), z.maxLength(2_048)),
})
export const businessIdentitySchema = z.object({
  businessName: z.string(),
  domain: z.string(),
  industry: z.string(),
  location: z.nullable(z.string()),
  /** Percent. */
  confidence: z.int(),
  businessNameVariations: z.array(z.string()),
})
export const domainSocialSchema = z.object({
  businessName: z.string(),
  searchDate: z.string(),
  allProfiles: z.array(
    z.object({
      platform: z.string(),
      title: z.string(),
      url: z.string(),
      description: z.string(),
      /** Percent. */
      confidence: z.int(),
      verificationNotes: z.array(z.string()),
    }),
  ),
})

export const urlQuerySchema = z.object({
  url: z
    .string('Please enter a website URL')
    .check(z.trim(), z.minLength(1, 'Please enter a website URL'), z.maxLength(2_048)),
})
export const extractedIdentitySchema = z.object({
  businessName: z.nullable(z.string()),
  industry: z.nullable(z.string()),
})
export const testReportSchema = z.strictObject({
  businessName: z.string().check(z.maxLength(200)),
  businessWebsite: websiteSchema,
  industry: z.string().check(z.maxLength(100)),
})
export const testReportAnswerSchema = z.object({
  businessName: z.string(),
  businessWebsite: z.string(),
  industry: z.string(),
  insights: z.array(z.string()),
})
