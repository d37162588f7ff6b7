import type { OrderMail, OrderState, OrderView, RefundCause } from '@findable/contracts/staff'

/** What staff read about orders: states, kinds and reasons in plain words. */

export const orderStates: Record<OrderState, { name: string; tone: 'done' | 'waiting' | 'failed' }> = {
  created: { name: 'Not paid', tone: 'waiting' },
  paid: { name: 'Paid, no report yet', tone: 'waiting' },
  delivered: { name: 'Delivered', tone: 'done' },
  refunded: { name: 'Refunded', tone: 'failed' },
  'charged-back': { name: 'Charged back', tone: 'failed' },
}

const mailKinds: Record<string, string> = {
  'report-ready': 'Mail with the report',
  'report-copy': 'Copy of the report by mail',
  'report-resend': 'Report mailed again on request',
  'report-updated': 'Mail about the new version',
  're-audit': 'Mail about before and after',
  correction: 'Mail about a correction',
  'objection-upheld': 'Answer to an objection',
  reminder: 'The reminder that was asked for',
  refund: 'Mail about the refund',
  'refund-refused': 'Mail asking where else to send the money',
  'contact-forward': 'Contact message to staff',
  'contact-acknowledgement': 'Acknowledgement of a contact message',
  'contact-answer': 'Answer to a contact message',
  'password-reset': 'Link for a new password, to staff',
}
export const mailKind = (kind: OrderMail['kind']): string => mailKinds[kind] ?? kind

export const refundCauses: Record<RefundCause, string> = {
  'website-unreadable': 'the website could not be read',
  'report-impossible': 'the report could not be made',
  'deadline-passed': 'the report was not ready in time',
  'on-request': 'on request',
  'wrong-payment': 'the payment had the wrong amount',
  disputed: 'the bank disputed the payment',
  'made-elsewhere': 'made at the card provider',
}

export const refundStates: Record<NonNullable<OrderView['refund']>['state'], string> = {
  requested: 'Refund requested, not accepted by the card provider yet',
  done: 'Refund accepted by the card provider',
  refused: 'Refund sent back by the bank',
  canceled: 'Refund canceled: the bank took the payment back',
}

export const disputeStates: Record<NonNullable<OrderView['dispute']>['state'], string> = {
  inquiry: 'The bank asks about the payment',
  'inquiry-closed': 'The bank asked about the payment, and is satisfied',
  open: 'The bank disputes the payment and holds the money',
  won: 'The dispute is won',
  lost: 'The dispute is lost',
}

/** "$20.00", or "USD 20.00" for another currency than ours. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(cents / 100)
