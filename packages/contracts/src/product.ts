/** What the product promises and charges, as people see it. Each constant is defined only here. */

export const productName = 'Findable'

/** What our crawler calls itself, in its user agent and in rules of robots.txt. */
export const crawlerToken = 'FindableBot'

/**
 * A placeholder for the public address in built pages; the gateway, which knows the address, replaces it when serving
 * them.
 */
export const publicUrlMark = 'https://public-url.invalid'

/**
 * One-off price, taxes included. `amount` is in dollars, as the checkout sends it; `cents` is the card provider's unit.
 */
const dollars = 20
export const price = { amount: dollars, cents: 100 * dollars, currency: 'aud', label: `$${dollars}` } as const

/** The payment id in `start-report` for an order paid by promo code. */
export const promoPaymentId = 'promo'

/** Days after delivery in which staff rerun or refund on request; a delivered rerun restarts them. */
export const guaranteeDays = 7
/** The guarantee in one sentence, the same wherever it is promised, and never as money back alone. */
export const guarantee = `If it is no use to you, tell us within ${guaranteeDays} days of receiving it: we run the report again first, and refund you in full if your concerns are valid.`
/** What a claim under the guarantee leads to, as the report and its mail say it: true of free orders, too. */
export const guaranteeOutcome = 'First we run the report again. If your concern is valid, you get back all you paid.'
/** The guarantee of an order paid by promo code: there is no money to give back. */
export const freeGuarantee = `If it is no use to you, tell us within ${guaranteeDays} days of receiving it, and we run the report again.`
export const expectedMinutes = 5
export const consultationMinutes = 15
export const copyrightYear = 2025

/** A paid order without a completed report is refunded after this many hours. */
export const deliveryDeadlineHours = 24

/** Business days until a bank shows a refund, according to card providers. */
export const refundBusinessDays = { least: 5, most: 10 } as const

/** Minutes between two resends of the same report on request, so that a customer's inbox cannot be flooded. */
export const resendIntervalMinutes = 10

/** Limits on copies of reports on request, so that we cannot be used to flood an inbox. */
export const copyLimits = { minutesBetween: 10, perReportADay: 5, perInboxADay: 3 } as const

/** What the link of an order allows after delivery, free of charge: the one table of it. */
export const afterDelivery = {
  /** Days from delivery in which it may be used; a delivered rerun starts them again. */
  days: 60,
  /** Checks of a single component that were made; one whose website could not be read does not count. */
  rechecks: 20,
  /** From one request to the next. */
  minutesBetween: 1,
  /** Readings of the whole website. */
  reaudits: 1,
  objections: 10,
  /** Days in which staff answer an objection. */
  answerDays: 5,
  /** Days from delivery to the reminder, for those who asked for one. */
  reminderDays: 30,
} as const

/** What a customer sees while a report is being made; stages are numbered from 1. */
export const stages = [
  { id: 1, name: 'Visibility Scan', message: 'Scanning your online visibility...' },
  { id: 2, name: 'Search Analysis', message: 'Analyzing search presence...' },
  { id: 3, name: 'Local SEO Evaluation', message: 'Evaluating local SEO effectiveness...' },
  { id: 4, name: 'Social Media Check', message: 'Checking social media performance...' },
  { id: 5, name: 'Recommendations', message: 'Generating final recommendations...' },
] as const

/** What is being done while a website is read again, by the same numbers. */
export const checkStages: Readonly<Record<number, string>> = {
  1: 'Reading your website again',
  2: 'Asking the other sources',
  3: 'Asking the other sources',
  4: 'Reading your competitors',
  5: 'Judging what was read',
}

/** A guide link is offered for components below this share of their maximum. */
export const guideBelow = 0.7

/** Days each kind of record is kept; enforced by a daily job and quoted on the privacy page. */
export const retentionDays = {
  reportsAndOrders: 730,
  contactMessages: 365,
  mailBodies: 365,
  auditLog: 730,
  logs: 30,
  backups: 180,
} as const

/** Minutes a staff session lasts: in total, and without a request. */
export const staffSession = { absolute: 12 * 60, idle: 60 } as const

/** The initial values of the settings screens. */
export const defaultSettings = {
  email: { smtpPort: 587, enableEmailNotifications: true },
  app: { apiRateLimit: 100, maxConcurrentReports: 5, debugMode: false, cacheTimeMinutes: 60 },
} as const
