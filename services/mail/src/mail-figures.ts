import { createCounter, sql, watchFigure, type Kysely } from '@findable/service-kit'
import type { Database } from './db/schema.ts'

const attempts = createCounter('findable_mail_total', 'Attempts to send a mail', ['kind', 'outcome'])

export const countAttempt = (kind: string, outcome: string): void => attempts.inc({ kind, outcome })

export function watchMails(db: Kysely<Database>): void {
  watchFigure('findable_mail_oldest_seconds', 'Age of the oldest mail not sent yet; 0 without one', [], async () => {
    const { rows } = await sql<{ value: number }>`select
      coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as value
      from messages where state in ('queued', 'sending')`.execute(db)
    return rows
  })
}
