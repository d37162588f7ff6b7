import type { Concern } from '@findable/contracts'
import { daysAgo, minutesAgo, sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

/**
 * Mails that an operator should look at, oldest first. The reference is read from the report or refund each is about.
 */
export async function listConcerns(db: Kysely<Database>, limit: number): Promise<Concern[]> {
  const { rows } = await sql<{ orderId: string | null; reference: string | null; why: string; since: Date }>`
    select * from (
      select null::uuid as "orderId", null as reference, 'all mail waits: ' || reason as why, since from holds
      union all
      select order_id, coalesce(report, refund) ->> 'reference',
          'the mail ' || kind || ' could not be sent: ' || coalesce(problem, ''), settled_at
        from messages where state = 'failed' and settled_at > ${daysAgo(30)}
      union all
      select order_id, coalesce(report, refund) ->> 'reference',
          'the mail ' || kind || ' is still waiting, attempts so far ' || attempts || ': ' || coalesce(problem, ''), created_at
        from messages where state in ('queued', 'sending') and created_at < ${minutesAgo(30)}
    ) concerns order by since limit ${limit}`.execute(db)
  return rows.map(({ since, ...concern }) => ({ ...concern, since: since.toISOString() }))
}
