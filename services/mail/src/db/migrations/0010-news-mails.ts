import { sql, type Kysely } from '@findable/service-kit'

/** Mails about what happens after delivery, which are withdrawn once they may not be sent any more. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table messages
    drop constraint messages_kind_check,
    add constraint messages_kind_check check (kind in (
      'report-ready', 'report-copy', 'report-resend', 'report-updated', 'refund', 'refund-refused',
      'contact-forward', 'contact-acknowledgement', 'contact-answer', 'password-reset',
      're-audit', 'correction', 'objection-upheld', 'reminder'
    )),
    drop constraint messages_state_check,
    add constraint messages_state_check check (state in ('queued', 'sending', 'sent', 'failed', 'withdrawn')),
    drop constraint messages_check1,
    add constraint messages_settled check ((state in ('sent', 'failed', 'withdrawn')) = (settled_at is not null))`.execute(
    db,
  )
}
