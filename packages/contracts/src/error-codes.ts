import { afterDelivery } from './product.ts'

/**
 * Every error an API answer can carry: its status, and the text shown unless the code that throws it gives a better
 * one.
 */
export const errorCodes = {
  'validation-failed': { status: 400, text: 'Please check what you entered and try again.' },
  'unreadable-request': { status: 400, text: 'The request could not be read.' },
  'unreadable-body': { status: 400, text: 'The request body could not be read. Send it as JSON.' },
  'invalid-website': { status: 400, text: 'Please enter a valid website address.' },
  'refused-website': { status: 400, text: 'This address does not lead to a public website, so we cannot check it.' },
  'wrong-amount': { status: 400, text: 'The amount does not match the price of the report.' },
  'invalid-promo-code': { status: 400, text: 'Please check your promo code and try again' },
  'invalid-signature': { status: 400, text: 'The signature of this message is not valid.' },
  'unreadable-event': { status: 400, text: 'This is not an event of the card provider.' },
  'wrong-password': { status: 400, text: 'The current password is not correct.' },
  'wrong-code': {
    status: 400,
    text: 'This code is not right, or it was used before. Enter the next one that your app shows.',
  },
  'report-not-ready': {
    status: 400,
    text: 'Your report is still being generated. Please wait a few minutes and try again.',
  },
  'not-signed-in': { status: 401, text: 'Please log in to access the admin panel.' },
  'login-failed': { status: 401, text: 'Login failed. Please check your credentials.' },
  'code-required': { status: 401, text: 'Enter the code from your authenticator app.' },
  'payment-required': { status: 402, text: 'This payment has not been completed, so the report was not started.' },
  'wrong-origin': { status: 403, text: 'This call is only accepted from our own pages.' },
  'viewers-only-look': {
    status: 403,
    text: 'Your account may look at everything and change nothing. Ask an administrator to do this.',
  },
  'internal-only': { status: 403, text: 'This call is not open to the public.' },
  'not-found': { status: 404, text: 'There is nothing at this address.' },
  'payment-not-found': { status: 404, text: 'We have no order for this payment.' },
  'order-not-found': { status: 404, text: 'There is no order with this reference.' },
  'report-not-found': {
    status: 404,
    text: 'The report could not be found. Please contact support if this continues.',
  },
  'message-not-found': {
    status: 404,
    text: 'There is no such message. It may have been removed, as we keep them for a year.',
  },
  'version-not-found': { status: 404, text: 'There is no such version of this report.' },
  'component-not-found': { status: 404, text: 'This report has no such check.' },
  'objection-not-found': { status: 404, text: 'There is no such objection.' },
  'staff-not-found': { status: 404, text: 'There is no such member of staff.' },
  'request-too-slow': { status: 408, text: 'The request took too long to arrive. Please try again.' },
  'not-json': { status: 415, text: 'Send the request body as JSON.' },
  'not-a-form': { status: 415, text: 'Send the fields as a form: application/x-www-form-urlencoded.' },
  'username-taken': { status: 409, text: 'Somebody else already has this username.' },
  'last-administrator': {
    status: 409,
    text: 'This is the last administrator. Make somebody else an administrator first.',
  },
  'own-password': { status: 409, text: 'Change your own password in the settings, under Security.' },
  'second-factor-on': { status: 409, text: 'Your second factor is switched on already.' },
  'second-factor-off': { status: 409, text: 'There is no second factor to switch off.' },
  'enrolment-over': { status: 409, text: 'It took too long to enter the code. Start again to get a new QR code.' },
  'own-second-factor': {
    status: 409,
    text: 'Switch off your own second factor in the settings, under Security.',
  },
  'payment-pending': { status: 409, text: 'This payment is still being processed. Please try again in a moment.' },
  'order-mismatch': { status: 409, text: 'This order was placed for another website.' },
  'order-refunded': { status: 409, text: 'This order was refunded, so there is no report for it.' },
  'after-delivery-over': {
    status: 409,
    text: `This was possible for ${afterDelivery.days} days after the delivery of your report.`,
  },
  'check-running': {
    status: 409,
    text: 'Your website is being read again already. Please wait until that has ended.',
  },
  'check-too-soon': { status: 429, text: 'Your website was read a moment ago. Please wait a minute.' },
  'rechecks-used': { status: 409, text: `You have checked ${afterDelivery.rechecks} times, which is all there is.` },
  'reaudit-used': { status: 409, text: 'Your whole website has been read again already. That is done once.' },
  'objections-used': {
    status: 409,
    text: `You have objected ${afterDelivery.objections} times to this report. Please write to us about anything else.`,
  },
  'finding-gone': {
    status: 409,
    text: 'Your report no longer says this. Load the page again to see what it says now.',
  },
  'objection-answered': { status: 409, text: 'This objection has been answered already.' },
  'objection-checking': { status: 409, text: 'The engine is still checking this objection.' },
  'no-address': { status: 409, text: 'There is no email address for this order.' },
  'email-not-failed': {
    status: 409,
    text: 'Our email to the address of this order has not failed, so the address stays as it is.',
  },
  'order-charged-back': { status: 409, text: 'The bank took this payment back, so this order has ended.' },
  'guarantee-over': { status: 409, text: 'The guarantee of this order has ended.' },
  'refund-not-refused': {
    status: 409,
    text: 'The refund of this order was not sent back, so there is nothing to settle.',
  },
  'order-undelivered': {
    status: 409,
    text: 'The order of this report is not delivered yet, so the report cannot be deleted.',
  },
  'report-changed': {
    status: 412,
    text: 'Somebody else changed this report in the meantime. Nothing was saved.',
  },
  'rerun-running': { status: 409, text: 'The report of this order is already being made again.' },
  'gold-standard-running': {
    status: 409,
    text: 'A gold standard report on this website is already being generated.',
  },
  'payment-disputed': {
    status: 409,
    text: 'The bank disputes this payment. Nothing can be done about it here until it has decided.',
  },
  'website-unreadable': { status: 422, text: 'We could not read this website just now. Please try again later.' },
  'reset-over': { status: 410, text: 'This link was used before, or it is too old. Ask for a new one.' },
  'too-large': { status: 413, text: 'The request is too large.' },
  'headers-too-large': { status: 431, text: 'The headers of the request are too large.' },
  'too-many-requests': { status: 429, text: 'Too many requests. Please wait a minute and try again.' },
  'internal-error': { status: 500, text: 'Something went wrong. Please try again.' },
  'payment-provider-error': { status: 502, text: 'The card provider did not answer. Nothing was charged.' },
  'mail-server-error': { status: 502, text: 'The mail server did not take the mail.' },
  'service-unavailable': { status: 503, text: 'The service is not available right now. Please try again in a minute.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errorCodes

/** The body of every error answer, everywhere. */
export interface ErrorBody {
  error: string
  code: ErrorCode
  requestId: string
}
