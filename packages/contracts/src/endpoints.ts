import * as z from 'zod/mini'
import { defineEndpoint, services } from './endpoint.ts'
import * as orders from './orders.ts'
import * as reports from './reports.ts'
import * as staff from './staff.ts'
import * as tools from './tools.ts'

/** Every call of the API. The gateway's forwarding table and the apps' client derive from this list. */
export const endpoints = {
  health: defineEndpoint({
    method: 'GET', path: '/api/health', owner: 'gateway', access: 'public', limit: 'none',
    answer: z.object({ ready: z.boolean(), services: z.record(z.enum(services), z.boolean()) }),
    errors: ['service-unavailable'],
  }),

  // The order line
  checkoutConfig: defineEndpoint({
    method: 'GET', path: '/api/checkout-config', owner: 'payments', access: 'public', limit: 'app',
    answer: orders.checkoutConfigSchema, errors: [],
  }),
  checkSite: defineEndpoint({
    method: 'POST', path: '/api/site-check', owner: 'reports', access: 'public', limit: 'siteCheck',
    body: orders.siteCheckSchema, answer: orders.siteCheckAnswerSchema, errors: ['refused-website'],
  }),
  createPaymentIntent: defineEndpoint({
    method: 'POST', path: '/api/create-payment-intent', owner: 'payments', access: 'public', limit: 'createIntent',
    headers: orders.orderHeadersSchema, body: orders.createPaymentIntentSchema, answer: orders.paymentIntentSchema,
    errors: ['wrong-amount', 'refused-website', 'order-mismatch', 'order-refunded', 'payment-provider-error'],
  }),
  checkPromoCode: defineEndpoint({
    method: 'POST', path: '/api/promo-codes/check', owner: 'payments', access: 'public', limit: 'promoCheck',
    body: orders.promoCodeSchema, answer: orders.promoCodeAnswerSchema, errors: ['too-many-requests'],
  }),
  startReport: defineEndpoint({
    method: 'POST', path: '/api/start-report', owner: 'reports', access: 'public', limit: 'createIntent',
    headers: orders.orderHeadersSchema, body: orders.startReportSchema, answer: orders.startedReportSchema,
    errors: [
      'invalid-promo-code', 'payment-required', 'payment-pending', 'payment-not-found', 'order-mismatch',
      'order-refunded', 'refused-website', 'payment-provider-error',
    ],
  }),
  stripeWebhook: defineEndpoint({
    method: 'POST', path: '/api/stripe-webhook', owner: 'payments', access: 'public', limit: 'none',
    body: 'bytes', answer: z.object({ received: z.literal(true) }), errors: ['invalid-signature'],
  }),

  // Reading a report
  businessReport: defineEndpoint({
    method: 'GET', path: '/api/business-reports/:id', owner: 'reports', access: 'public', limit: 'reads',
    params: reports.reportParamsSchema, answer: reports.businessReportSchema, errors: ['report-not-found'],
  }),
  reportProgress: defineEndpoint({
    method: 'GET', path: '/api/report-progress/:id', owner: 'reports', access: 'public', limit: 'reads',
    params: reports.reportParamsSchema, answer: reports.reportProgressSchema, errors: ['report-not-found'],
  }),
  downloadReport: defineEndpoint({
    method: 'GET', path: '/api/download-report/:id', owner: 'reports', access: 'public', limit: 'reads',
    params: reports.reportParamsSchema, answer: 'html', errors: ['report-not-found', 'report-not-ready'],
  }),
  reportStatus: defineEndpoint({
    method: 'GET', path: '/api/report-status', owner: 'reports', access: 'public', limit: 'reads',
    query: reports.reportStatusQuerySchema, answer: reports.reportStatusSchema, errors: ['report-not-found'],
  }),
  sendReportCopy: defineEndpoint({
    method: 'POST', path: '/api/business-reports/:id/copy', owner: 'reports', access: 'public', limit: 'messages',
    params: reports.reportParamsSchema, body: reports.sendCopySchema, answer: reports.okSchema,
    errors: ['report-not-found', 'report-not-ready'],
  }),
  rateReport: defineEndpoint({
    method: 'POST', path: '/api/business-reports/:id/rating', owner: 'reports', access: 'public', limit: 'app',
    params: reports.reportParamsSchema, body: reports.ratingSchema, answer: reports.okSchema,
    errors: ['report-not-found'],
  }),
  resendReport: defineEndpoint({
    method: 'POST', path: '/api/resend-report', owner: 'reports', access: 'public', limit: 'messages',
    body: tools.resendReportSchema, answer: tools.messageSchema, errors: ['report-not-found'],
  }),
  contact: defineEndpoint({
    method: 'POST', path: '/api/contact', owner: 'mail', access: 'public', limit: 'messages',
    body: tools.contactSchema, answer: reports.okSchema, errors: [],
  }),

  // Public tools
  pillarScores: defineEndpoint({
    method: 'GET', path: '/api/get-pillar-scores', owner: 'reports', access: 'public', limit: 'tools',
    query: tools.pillarScoresQuerySchema, answer: tools.pillarScoresSchema, errors: ['report-not-found'],
  }),
  technicalReport: defineEndpoint({
    method: 'POST', path: '/api/enhanced-technical-report', owner: 'reports', access: 'public', limit: 'tools',
    body: tools.technicalReportSchema, answer: 'html', errors: ['refused-website'],
  }),
  socialProfiles: defineEndpoint({
    method: 'POST', path: '/api/social-profiles', owner: 'reports', access: 'public', limit: 'tools',
    body: tools.socialProfilesSchema, answer: tools.socialProfilesAnswerSchema, errors: [],
  }),
  testBusinessIdentity: defineEndpoint({
    method: 'GET', path: '/api/test-business-identity', owner: 'reports', access: 'public', limit: 'tools',
    query: tools.domainQuerySchema, answer: tools.businessIdentitySchema, errors: ['refused-website'],
  }),
  testSocialDetection: defineEndpoint({
    method: 'GET', path: '/api/test-social-detection', owner: 'reports', access: 'public', limit: 'tools',
    query: tools.domainQuerySchema, answer: tools.domainSocialSchema, errors: ['refused-website'],
  }),
  enhancedSocialTest: defineEndpoint({
    method: 'GET', path: '/api/enhanced-social-test', owner: 'reports', access: 'public', limit: 'tools',
    query: tools.domainQuerySchema, answer: tools.domainSocialSchema, errors: ['refused-website'],
  }),
  extractBusinessIdentity: defineEndpoint({
    method: 'GET', path: '/api/extract-business-identity', owner: 'reports', access: 'public', limit: 'tools',
    query: tools.urlQuerySchema, answer: tools.extractedIdentitySchema, errors: ['refused-website'],
  }),
  generateTestReport: defineEndpoint({
    method: 'POST', path: '/api/generate-test-report', owner: 'reports', access: 'public', limit: 'tools',
    body: tools.testReportSchema, answer: tools.testReportAnswerSchema, errors: ['refused-website'],
  }),

  // Staff
  login: defineEndpoint({
    method: 'POST', path: '/api/admin/login', owner: 'gateway', access: 'public', limit: 'login',
    body: staff.loginSchema, answer: staff.adminSchema, errors: ['login-failed'],
  }),
  logout: defineEndpoint({
    method: 'POST', path: '/api/admin/logout', owner: 'gateway', access: 'public', limit: 'app',
    answer: reports.okSchema, errors: [],
  }),
  me: defineEndpoint({
    method: 'GET', path: '/api/admin/me', owner: 'admin', access: 'staff', limit: 'app',
    answer: staff.adminSchema, errors: ['not-signed-in'],
  }),
  updateAccount: defineEndpoint({
    method: 'PATCH', path: '/api/admin/account', owner: 'admin', access: 'staff', limit: 'app',
    body: staff.accountSchema, answer: staff.adminSchema, errors: [],
  }),
  changePassword: defineEndpoint({
    method: 'POST', path: '/api/admin/change-password', owner: 'admin', access: 'staff', limit: 'login',
    body: staff.changePasswordSchema, answer: reports.okSchema, errors: [],
  }),
  settings: defineEndpoint({
    method: 'GET', path: '/api/admin/settings', owner: 'admin', access: 'staff', limit: 'app',
    answer: staff.settingsSchema, errors: [],
  }),
  updateEmailSettings: defineEndpoint({
    method: 'PATCH', path: '/api/admin/settings/email', owner: 'admin', access: 'staff', limit: 'app',
    body: staff.emailSettingsSchema, answer: reports.okSchema, errors: [],
  }),
  updateAppSettings: defineEndpoint({
    method: 'PATCH', path: '/api/admin/settings/app', owner: 'admin', access: 'staff', limit: 'app',
    body: staff.appSettingsSchema, answer: reports.okSchema, errors: [],
  }),
  sendTestEmail: defineEndpoint({
    method: 'POST', path: '/api/admin/settings/test-email', owner: 'mail', access: 'staff', limit: 'app',
    answer: reports.okSchema, errors: ['mail-server-error'],
  }),
  clearCache: defineEndpoint({
    method: 'POST', path: '/api/admin/settings/clear-cache', owner: 'reports', access: 'staff', limit: 'app',
    answer: reports.okSchema, errors: [],
  }),
  goldStandardReports: defineEndpoint({
    method: 'GET', path: '/api/admin/gold-standard-reports', owner: 'reports', access: 'staff', limit: 'app',
    answer: z.array(staff.goldStandardReportSchema), errors: [],
  }),
  createGoldStandardReport: defineEndpoint({
    method: 'POST', path: '/api/admin/gold-standard-reports', owner: 'reports', access: 'staff', limit: 'app',
    body: staff.createGoldStandardSchema, answer: staff.goldStandardReportSchema, errors: ['refused-website'],
  }),
  deleteGoldStandardReport: defineEndpoint({
    method: 'DELETE', path: '/api/admin/gold-standard-reports/:id', owner: 'reports', access: 'staff', limit: 'app',
    params: staff.staffIdParamsSchema, answer: reports.okSchema, errors: ['report-not-found'],
  }),
  reportStats: defineEndpoint({
    method: 'GET', path: '/api/admin/report-stats', owner: 'reports', access: 'staff', limit: 'app',
    answer: staff.reportStatsSchema, errors: [],
  }),
  staffReports: defineEndpoint({
    method: 'GET', path: '/api/admin/business-reports', owner: 'reports', access: 'staff', limit: 'app',
    answer: z.array(staff.staffReportSchema), errors: [],
  }),
  deleteReport: defineEndpoint({
    method: 'DELETE', path: '/api/admin/business-reports/:id', owner: 'reports', access: 'staff', limit: 'app',
    params: staff.staffIdParamsSchema, answer: reports.okSchema, errors: ['report-not-found'],
  }),
  updateReport: defineEndpoint({
    method: 'PATCH', path: '/api/admin/reports/:id', owner: 'reports', access: 'staff', limit: 'app',
    params: staff.staffIdParamsSchema, body: staff.updateReportSchema, answer: staff.staffReportSchema,
    errors: ['report-not-found'],
  }),
  downloadStaffReport: defineEndpoint({
    method: 'GET', path: '/api/download/visibility-report/:id', owner: 'reports', access: 'staff', limit: 'app',
    params: staff.staffIdParamsSchema, answer: 'html', errors: ['report-not-found', 'report-not-ready'],
  }),
} as const
