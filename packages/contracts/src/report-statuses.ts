/** Status words as stored; `toReadStatus` and `toPaymentStatus` convert them for each call. */
export const storedStatuses = ['pending', 'researching', 'completed', 'failed'] as const
export type StoredStatus = (typeof storedStatuses)[number]

export const readStatuses = ['pending', 'researching', 'completed', 'error'] as const
/** The status word in `GET /api/business-reports/{id}`. */
export const toReadStatus = (stored: StoredStatus): (typeof readStatuses)[number] =>
  stored === 'failed' ? 'error' : stored

export const paymentStatuses = ['pending', 'processing', 'completed', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
/** The status word in `GET /api/report-status`. */
export const toPaymentStatus = (stored: StoredStatus): (typeof paymentStatuses)[number] =>
  stored === 'researching' ? 'processing' : stored

export const emailStatuses = ['pending', 'sent', 'failed'] as const
export type EmailStatus = (typeof emailStatuses)[number]
