import type { NewsKind, RefundReason, ReportEdition, StepPayload, StepSentBy } from '@findable/contracts'
import type { OutboxTable, StaffActsTable } from '@findable/service-kit'
import type { Generated, JSONColumnType } from 'kysely'

/** queued -> sending -> sent | failed; back to queued when another attempt is due. */
type MessageState = 'queued' | 'sending' | 'sent' | 'failed'
export type ReportMailKind = 'report-ready' | 'report-copy' | 'report-resend' | 'report-updated'
type MessageKind =
  | ReportMailKind
  | NewsKind
  | 'refund'
  | 'refund-refused'
  | 'contact-forward'
  | 'contact-acknowledgement'
  | 'contact-answer'
  | 'password-reset'

/** What a report mail is about. The rest is read from the report when it is sent. */
export interface ReportSubject {
  reportId: string
  reference: string
  website: string
  /** The edition of the attached file; the client's when absent. */
  edition?: ReportEdition
}

/** What a mail about a refund says. The reason for the refund is not repeated when the bank sends it back. */
export type RefundSubject = Pick<StepPayload<'refundMade'>, 'reference' | 'website' | 'amountCents' | 'currency'> & {
  reason?: RefundReason
}

export interface MessagesTable {
  id: Generated<string>
  kind: MessageKind
  /** What the message belongs to; with `kind` it is unique. */
  order_id: string | null
  /** The rerun, request for a copy, news, answer or password reset that the message is about. Null where there is one message of the kind. */
  cause_id: string | null
  contact_message_id: number | null
  /** Empty, like the next two, once the mail is older than we keep its content. */
  recipient: string
  report: JSONColumnType<ReportSubject> | null
  refund: JSONColumnType<RefundSubject> | null
  /** The Message-ID header, the same on every attempt. */
  message_id: string
  state: Generated<MessageState>
  /** Attempts started, including the running one. Every write about an attempt is fenced by it. */
  attempts: Generated<number>
  /** Attempts in a row that never ended: their process died, perhaps because of this mail. */
  deaths: Generated<number>
  next_attempt_at: Generated<Date>
  /** When the running attempt started. */
  claimed_at: Date | null
  /** What went wrong last. */
  problem: string | null
  request_id: string
  created_at: Generated<Date>
  settled_at: Date | null
}

interface ContactMessagesTable {
  id: Generated<number>
  name: string
  email: string
  message: string
  created_at: Generated<Date>
}

/** What staff answered to a contact message; its mail is in `messages`. */
interface ContactAnswersTable {
  /** The caller's key, so that a repeat is the same answer. */
  id: string
  contact_message_id: number
  staff_id: string
  staff_name: string
  text: string
  created_at: Generated<Date>
}

/** At most one row: why no mail is being sent at present. */
interface HoldsTable {
  one: Generated<true>
  reason: string
  /** The settings that did not work, as a keyed digest: new settings end the hold. */
  settings_digest: string
  since: Generated<Date>
  /** When the same settings are tried again. */
  next_probe_at: Date
}

export interface Database {
  messages: MessagesTable
  contact_messages: ContactMessagesTable
  contact_answers: ContactAnswersTable
  holds: HoldsTable
  outbox: OutboxTable<StepSentBy<'mail'>>
  staff_acts: StaffActsTable
}
