import { sql, type Kysely } from '@findable/service-kit'

/** A mail about a password reset belongs to neither an order nor a contact message. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table messages
    drop constraint messages_kind_check,
    add constraint messages_kind_check check (kind in (
      'report-ready', 'report-copy', 'report-resend', 'report-updated', 'refund', 'refund-refused',
      'contact-forward', 'contact-acknowledgement', 'contact-answer', 'password-reset'
    )),
    drop constraint messages_check,
    add constraint messages_belongs_to check (
      num_nonnulls(order_id, contact_message_id) = case kind when 'password-reset' then 0 else 1 end
    )`.execute(db)
}
