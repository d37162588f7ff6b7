/** Why there will be no report. */
export const reportFailures = ['website-unreadable', 'report-impossible'] as const
export type ReportFailure = (typeof reportFailures)[number]

/** Why we give money back. */
export const refundReasons = [...reportFailures, 'deadline-passed', 'on-request', 'wrong-payment', 'disputed'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Why an order is refunded: our own reason, or because the money was returned without us. */
export const refundCauses = [...refundReasons, 'made-elsewhere'] as const
export type RefundCause = (typeof refundCauses)[number]
