import * as z from 'zod/mini'
import { defineEndpoint, type Service } from './endpoint.ts'
import { goldStandardEndpoints } from './gold-standard-endpoints.ts'
import { healthEndpoints } from './health-endpoints.ts'
import { operationEndpoints } from './operation-endpoints.ts'
import { passwordResetEndpoints } from './password-reset-endpoints.ts'
import * as reports from './reports.ts'
import { staffMailEndpoints } from './staff-mail-endpoints.ts'
import { secondFactorEndpoints } from './second-factor-endpoints.ts'
import { staffMemberEndpoints } from './staff-member-endpoints.ts'
import { staffObjectionEndpoints } from './staff-objection-endpoints.ts'
import * as staffReports from './staff-reports.ts'
import * as staff from './staff.ts'

/** The back-office. */
export const staffEndpoints = {
  login: defineEndpoint({
    method: 'POST',
    path: '/api/admin/login',
    owner: 'gateway',
    access: 'public',
    limit: 'login',
    body: staff.loginSchema,
    answer: staff.adminSchema,
    errors: ['login-failed', 'code-required', 'wrong-code'],
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/admin/logout',
    owner: 'gateway',
    access: 'public',
    limit: 'app',
    answer: reports.okSchema,
    errors: [],
  }),
  me: defineEndpoint({
    method: 'GET',
    path: '/api/admin/me',
    owner: 'admin',
    access: 'staff',
    limit: 'app',
    answer: staff.adminSchema,
    errors: ['not-signed-in'],
  }),
  updateAccount: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/account',
    owner: 'gateway',
    access: 'staff',
    ownAccount: true,
    limit: 'app',
    body: staff.updateAccountSchema,
    answer: staff.adminSchema,
    errors: ['username-taken', 'wrong-password'],
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/api/admin/change-password',
    // The gateway holds the sessions that a changed password ends.
    owner: 'gateway',
    access: 'staff',
    ownAccount: true,
    limit: 'changePassword',
    body: staff.changePasswordSchema,
    answer: reports.okSchema,
    errors: ['wrong-password'],
  }),
  settings: defineEndpoint({
    method: 'GET',
    path: '/api/admin/settings',
    owner: 'admin',
    access: 'staff',
    limit: 'app',
    answer: staff.settingsSchema,
    errors: [],
  }),
  updateEmailSettings: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/settings/email',
    owner: 'admin',
    access: 'staff',
    limit: 'app',
    body: staff.emailSettingsSchema,
    answer: reports.okSchema,
    errors: [],
  }),
  updateAppSettings: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/settings/app',
    owner: 'admin',
    access: 'staff',
    limit: 'app',
    body: staff.appSettingsSchema,
    answer: reports.okSchema,
    errors: [],
  }),
  ...passwordResetEndpoints,
  ...secondFactorEndpoints,
  ...staffMemberEndpoints,
  ...operationEndpoints,
  ...staffMailEndpoints,
  ...healthEndpoints,
  auditLog: defineEndpoint({
    method: 'GET',
    path: '/api/admin/audit-log',
    owner: 'admin',
    access: 'staff',
    limit: 'app',
    query: staff.auditLogQuerySchema,
    answer: z.array(staff.auditEntrySchema),
    errors: [],
  }),
  sendTestEmail: defineEndpoint({
    method: 'POST',
    path: '/api/admin/settings/test-email',
    owner: 'mail',
    access: 'staff',
    limit: 'app',
    answer: staff.testEmailSentSchema,
    errors: ['mail-server-error'],
  }),
  clearCache: defineEndpoint({
    method: 'POST',
    path: '/api/admin/settings/clear-cache',
    owner: 'reports',
    access: 'staff',
    limit: 'app',
    answer: reports.okSchema,
    errors: [],
  }),
  ...goldStandardEndpoints,
  ...staffObjectionEndpoints,
  reportStats: defineEndpoint({
    method: 'GET',
    path: '/api/admin/report-stats',
    owner: 'reports',
    access: 'staff',
    limit: 'app',
    answer: staff.reportStatsSchema,
    errors: [],
  }),
  staffReports: defineEndpoint({
    method: 'GET',
    path: '/api/admin/business-reports',
    owner: 'reports',
    access: 'staff',
    limit: 'app',
    query: staffReports.staffReportsQuerySchema,
    answer: z.array(staffReports.staffReportSchema),
    errors: [],
  }),
  deleteReport: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/business-reports/:id',
    owner: 'reports',
    access: 'staff',
    limit: 'bulk',
    params: staff.staffIdParamsSchema,
    answer: reports.okSchema,
    errors: ['report-not-found', 'order-undelivered', 'rerun-running', 'service-unavailable'],
  }),
  staffReport: defineEndpoint({
    method: 'GET',
    path: '/api/admin/reports/:id',
    owner: 'reports',
    access: 'staff',
    limit: 'app',
    params: staff.staffIdParamsSchema,
    answer: staffReports.staffReportDetailsSchema,
    errors: ['report-not-found'],
  }),
  updateReport: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/reports/:id',
    owner: 'reports',
    access: 'staff',
    limit: 'app',
    params: staff.staffIdParamsSchema,
    headers: staffReports.ifMatchSchema,
    body: staffReports.updateReportSchema,
    answer: staffReports.staffReportDetailsSchema,
    errors: ['report-not-found', 'report-not-ready', 'report-changed', 'rerun-running'],
  }),
  restoreReport: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/reports/:id/edit',
    owner: 'reports',
    access: 'staff',
    limit: 'app',
    params: staff.staffIdParamsSchema,
    headers: staffReports.ifMatchSchema,
    answer: staffReports.staffReportDetailsSchema,
    errors: ['report-not-found', 'report-changed'],
  }),
  downloadStaffReport: defineEndpoint({
    method: 'GET',
    path: '/api/download/visibility-report/:id',
    owner: 'reports',
    access: 'staff',
    limit: 'app',
    params: staff.staffIdParamsSchema,
    answer: 'html',
    errors: ['report-not-found', 'report-not-ready'],
  }),
} as const

type StaffEndpoints = typeof staffEndpoints

/** The names of the back office's calls that may change something, by the service that handles them. */
export type ChangingStaffCall<Owner extends Service> = {
  [Name in keyof StaffEndpoints]: StaffEndpoints[Name] extends { method: 'GET' }
    ? never
    : StaffEndpoints[Name] extends { owner: Owner }
      ? Name
      : never
}[keyof StaffEndpoints]
