import { sql, type Kysely } from '@findable/service-kit'

export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table messages
    drop constraint messages_kind_check,
    add constraint messages_kind_check check (kind in (
      'report-ready', 'report-copy', 'report-resend', 'report-updated', 'refund', 'refund-refused',
      're-audit', 'correction', 'objection-upheld', 'reminder',
      'contact-forward', 'contact-acknowledgement', 'contact-answer', 'password-reset'
    ))`.execute(db)
}
