import type { EmailStatus } from '@findable/contracts/customer'

/** What became of the mail with the report. */
export const emailTexts: Record<EmailStatus, string> = {
  pending: 'We will send you a confirmation email shortly.',
  sent: 'We have emailed a copy to you for your records.',
  failed: 'Our email with the report could not be delivered.',
}
