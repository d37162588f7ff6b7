import * as z from 'zod/mini'
import { atMost, emailSchema, oneLine } from './fields.ts'

/** DTOs of the back-office. */

/** A code of six digits from an authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const codeSchema = z
  .string('Enter the code')
  .check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(40, 'A code is shorter than this'))

export const loginSchema = z.strictObject({
  username: z.string('Username is required').check(z.trim(), z.minLength(1, 'Username is required'), atMost(200)),
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), atMost(1_000)),
  /** For those who switched a second factor on; the answer asks for it. */
  code: z.optional(codeSchema),
})
export type Login = z.infer<typeof loginSchema>

/** `admin` may do everything, `viewer` may only look, `none` may no longer sign in. */
export const staffRoles = ['admin', 'viewer', 'none'] as const
export type StaffRole = (typeof staffRoles)[number]

export const adminSchema = z.object({ username: z.string(), role: z.enum(staffRoles), email: z.string() })
export type Admin = z.infer<typeof adminSchema>

export const accountSchema = z.strictObject({
  username: z
    .string('Username must be at least 3 characters')
    .check(z.trim(), z.minLength(3, 'Username must be at least 3 characters'), atMost(200), oneLine),
  email: z.string().check(z.trim(), z.email('Please enter a valid email address')),
})

/** Another address takes the password, as links to reset it go there. */
export const updateAccountSchema = z.extend(accountSchema, {
  currentPassword: z.optional(z.string().check(atMost(1_000))),
})
/** The form, whose password may stay empty. */
export const updateAccountFormSchema = z.extend(accountSchema, {
  currentPassword: z.pipe(
    z.string(),
    z.transform((typed) => typed || undefined),
  ),
})

export const staffMemberSchema = z.extend(adminSchema, {
  id: z.string(),
  /** ISO 8601, UTC; null for somebody who has never signed in. */
  lastLogin: z.nullable(z.string()),
  createdAt: z.string(),
  /** Whether they switched on a second factor. */
  secondFactor: z.boolean(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

const role = z.enum(staffRoles, 'Please choose a role')
export const newStaffSchema = z.extend(accountSchema, { role })
export const staffRoleSchema = z.strictObject({ role })
export const staffMemberParamsSchema = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) })
/** A password we chose. This answer is the only place it appears. */
export const firstPasswordSchema = z.object({ member: staffMemberSchema, password: z.string() })

export const currentPasswordSchema = z
  .string('Current password is required')
  .check(z.minLength(1, 'Current password is required'), atMost(1_000))
export const newPasswordSchema = z
  .string('New password must be at least 8 characters')
  .check(z.minLength(8, 'New password must be at least 8 characters'), atMost(1_000))
export const changePasswordSchema = z.strictObject({
  currentPassword: currentPasswordSchema,
  newPassword: newPasswordSchema,
})
/** The forms of a new password: typed twice, sent once. */
export const confirmPasswordSchema = z.string().check(z.minLength(8, 'Confirm password is required'))
export const sameTwice = z.refine<{ newPassword: string; confirmPassword: string }>(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'] },
)
export const changePasswordFormSchema = z
  .extend(changePasswordSchema, { confirmPassword: confirmPasswordSchema })
  .check(sameTwice)

/** What the audit log records. Each action is sent by the service that owns what it changes. */
export const auditActions = [
  'login',
  'login-failed',
  'login-code-failed',
  'use-recovery-code',
  'change-account',
  'change-password',
  'start-second-factor',
  'end-second-factor',
  'ask-password-reset',
  'reset-password',
  'add-staff',
  'change-role',
  'give-password',
  'end-sessions',
  'remove-second-factor',
  'save-email-settings',
  'save-app-settings',
  'refund-order',
  'settle-refund',
  'rerun-order',
  'push-order',
  'edit-report',
  'restore-report',
  'delete-report',
  'push-report',
  'uphold-objection',
  'correct-report',
  'create-gold-standard',
  'repeat-gold-standard',
  'delete-gold-standard',
  'clear-cache',
  'send-mail',
  'send-test-email',
  'answer-message',
] as const
export type AuditAction = (typeof auditActions)[number]

/** A changed field; null where there was nothing. Secrets are never in it. */
export const auditChangeSchema = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type AuditChange = z.infer<typeof auditChangeSchema>

export const auditSubjects = ['staff', 'order', 'report', 'gold-standard', 'mail', 'message'] as const

/**
 * `label` is its name at the time, as a subject may change or go: the order's reference for an order, its report and its
 * mails, a website's name for a gold-standard report.
 */
export const auditSubjectSchema = z.object({
  type: z.enum(auditSubjects),
  id: z.string(),
  label: z.string(),
})
export type AuditSubject = z.infer<typeof auditSubjectSchema>

/** Something that a member of staff did, as the service that owns what it changed tells the audit log. */
export const staffActSchema = z.object({
  /** The same act has the same id, however often it is sent. */
  id: z.uuid(),
  at: z.iso.datetime(),
  staff: z.object({ id: z.string(), name: z.string() }),
  action: z.enum(auditActions),
  subject: z.nullable(auditSubjectSchema),
  changes: z.array(auditChangeSchema),
  reason: z.nullable(z.string()),
  requestId: z.string(),
})
export type StaffAct = z.infer<typeof staffActSchema>

/** Entries in a page of the audit log; the last page has fewer. */
export const auditLogPage = 50

/** The name that the operators' program acts under. It has no account. */
export const operatorName = 'operator'

/** Newest first. Filters are combined. */
export const auditLogQuerySchema = z.object({
  /** The id of the last entry of the page before. */
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  /** The id of a member of staff, or `operator`. */
  staff: z.optional(z.string().check(z.regex(/^(\d{1,15}|operator)$/))),
  action: z.optional(z.enum(auditActions)),
  subjectType: z.optional(z.enum(auditSubjects)),
  /** Of a subject of that type. */
  subjectId: z.optional(z.string().check(z.maxLength(200))),
  /** The beginning of a subject's label, in upper or lower case. */
  search: z.optional(z.string().check(z.trim(), atMost(200))),
})
export type AuditLogQuery = z.infer<typeof auditLogQuerySchema>
export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Null for somebody who gave no existing username. */
  staffName: z.nullable(z.string()),
  action: z.enum(auditActions),
  /** What it was done to; null where that is the person's own account or the settings. */
  subject: z.nullable(auditSubjectSchema),
  changes: z.array(auditChangeSchema),
  /** As they gave it; null where nobody asks for one. */
  reason: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

const score = z.nullable(z.int())

/** The window of "recent" reports on the dashboard. */
export const recentDays = 30

export const reportStatsSchema = z.object({
  totalGoldStandardReports: z.int(),
  /** Made in the last `recentDays`. */
  recentGoldStandardReports: z.int(),
  /** Mean of the measured overall scores of clients' reports; null while there are none. */
  averageVisibilityScore: score,
  totalClientReports: z.int(),
  /** Completed reports of clients, the most frequent industry first. */
  reportsByIndustry: z.array(z.object({ industry: z.string(), count: z.int() })),
})
export type ReportStats = z.infer<typeof reportStatsSchema>

const bounded = ({ least, most }: { least: number; most: number }, tooLittle: string) =>
  z
    .number(tooLittle)
    .check(
      z.minimum(least, tooLittle),
      z.maximum(most, `Must be at most ${most}`),
      z.multipleOf(1, 'Must be a whole number'),
    )

/** A name, or an IPv4 or IPv6 address. */
const hostName = /^([^\s/@:]+|[\da-f:.]+)$/i
const hostNameAlone = 'Enter the name of the mail server alone, such as smtp.example.com.au'

export const emailSettingsSchema = z.strictObject({
  smtpHost: z
    .string('SMTP Host is required')
    .check(z.trim(), z.minLength(1, 'SMTP Host is required'), atMost(255), z.regex(hostName, hostNameAlone)),
  smtpPort: bounded({ least: 1, most: 65_535 }, 'SMTP Port is required'),
  smtpUser: z
    .string('SMTP Username is required')
    .check(z.trim(), z.minLength(1, 'SMTP Username is required'), atMost(255), oneLine),
  smtpPassword: z
    .string('SMTP Password is required')
    .check(z.minLength(1, 'SMTP Password is required'), atMost(1_000), oneLine),
  emailFrom: emailSchema,
  enableEmailNotifications: z.boolean(),
})
export type EmailSettings = z.infer<typeof emailSettingsSchema>

/** Replaces the stored SMTP password in the API's answers. Saving it keeps the stored one. */
export const passwordMask = '••••••••'

/** The form of email settings that have a stored password: its field may stay empty. */
export const emailSettingsKeepingPasswordSchema = z.extend(emailSettingsSchema, {
  smtpPassword: z.pipe(
    z.string(),
    z.transform((typed) => typed || passwordMask),
  ),
})

/** Bounds of each setting: requests per minute, simultaneous reports of all workers together, minutes. */
export const appSettingsBounds = {
  apiRateLimit: { least: 1, most: 10_000 },
  maxConcurrentReports: { least: 1, most: 50 },
  cacheTimeMinutes: { least: 5, most: 43_200 },
} as const

export const appSettingsSchema = z.strictObject({
  apiRateLimit: bounded(appSettingsBounds.apiRateLimit, 'Rate limit must be at least 1'),
  maxConcurrentReports: bounded(appSettingsBounds.maxConcurrentReports, 'Must be at least 1'),
  debugMode: z.boolean(),
  cacheTimeMinutes: bounded(appSettingsBounds.cacheTimeMinutes, 'Cache time must be at least 5 minutes'),
})
export type AppSettings = z.infer<typeof appSettingsSchema>

/** `to` is the address the test email went to. */
export const testEmailSentSchema = z.object({ ok: z.literal(true), to: z.string() })

export const settingsSchema = z.object({ email: z.partial(emailSettingsSchema), app: appSettingsSchema })
export const staffIdParamsSchema = z.object({ id: z.string().check(z.maxLength(200)) })
