/** What the product promises and charges: constants that people see. One place each. */

export const productName = 'Findable'

/** Stands for the public address in built pages; the gateway, which knows the address, puts it in as it serves them. */
export const publicUrlMark = 'https://public-url.invalid'

/** One-off price, taxes included. `amount` in dollars, as the checkout sends it; `cents` as the card provider counts. */
export const price = { amount: 20, cents: 2000, currency: 'aud', label: '$20' } as const

/** The payment id that marks an order paid by promo code in `start-report`. */
export const promoPaymentId = 'promo'

/** Days after delivery in which staff rerun or refund on request; a rerun that was delivered begins them anew. */
export const guaranteeDays = 7
/** The guarantee in one sentence, the same wherever it is promised: never as money back alone. */
export const guarantee = `If it is no use to you, tell us within ${guaranteeDays} days of receiving it: we run the report again first, and refund you in full if your concerns are valid.`
export const expectedMinutes = 5
export const consultationMinutes = 15
export const copyrightYear = 2025

/** A paid order without a completed report is refunded after this long. */
export const deliveryDeadlineHours = 24

/** Business days until a bank shows a refund: what card providers say of it. */
export const refundBusinessDays = { least: 5, most: 10 } as const

/** Minutes between two sendings of the same report on request, so that nobody floods a customer's inbox. */
export const resendIntervalMinutes = 10

/** Copies of reports on request, so that nobody uses us to flood an inbox. */
export const copyLimits = { minutesBetween: 10, perReportADay: 5, perInboxADay: 3 } as const

/** What a customer sees while a report is made; stages are numbered from 1. */
export const stages = [
  { id: 1, name: 'Visibility Scan', message: 'Scanning your online visibility...' },
  { id: 2, name: 'Search Analysis', message: 'Analyzing search presence...' },
  { id: 3, name: 'Local SEO Evaluation', message: 'Evaluating local SEO effectiveness...' },
  { id: 4, name: 'Social Media Check', message: 'Checking social media performance...' },
  { id: 5, name: 'Recommendations', message: 'Generating final recommendations...' },
] as const

/** A guide link is offered for components below this share of their maximum. */
export const guideBelow = 0.7

/** Days each kind of record is kept; enforced by a daily job and quoted by the privacy page. */
export const retentionDays = {
  reportsAndOrders: 730,
  contactMessages: 365,
  mailBodies: 365,
  logs: 30,
} as const

/** Minutes a staff session lives, in all and without a request. */
export const staffSession = { absolute: 12 * 60, idle: 60 } as const

export const resourceCounts = { templates: 5, guides: 33, comingSoon: 4 } as const

/** What the settings screens start from. */
export const defaultSettings = {
  email: { smtpPort: 587, enableEmailNotifications: true },
  app: { apiRateLimit: 100, maxConcurrentReports: 5, debugMode: false, cacheTimeMinutes: 60 },
} as const
