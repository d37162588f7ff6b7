import type { Concern } from '@findable/contracts'
import { daysAgo, minutesAgo, sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

/**
 * Orders that an operator should look at, oldest first: those that take longer than they ever should, and those that
 * only people can settle.
 */
export async function listConcerns(db: Kysely<Database>, limit: number): Promise<Concern[]> {
  const { rows } = await sql<{ orderId: string | null; reference: string | null; why: string; since: Date }>`
    select * from (
      select id as "orderId", reference, 'paid, and no report yet' as why, paid_at as since
        from orders where state = 'paid' and paid_at < ${minutesAgo(30)}
      union all
      select id, reference, 'the refund is not paid out: ' || coalesce(problem, 'not tried yet'), requested_at
        from refunds join orders on id = order_id
        where refunds.state = 'requested' and requested_at < ${minutesAgo(30)}
          and dispute is distinct from 'open'
      union all
      select id, reference, 'the bank sent the refund back, pay it another way: ' || coalesce(problem, ''), done_at
        from refunds join orders on id = order_id where refunds.state = 'refused'
      union all
      select orders.id, reference, 'a rerun is not ready yet', requested_at
        from reruns join orders on orders.id = order_id
        where reruns.state = 'running' and requested_at < ${minutesAgo(30)}
      union all
      select orders.id, reference, 'the last rerun failed: run it again or refund', last.ended_at
        from orders cross join lateral (
          select * from reruns where order_id = orders.id order by requested_at desc limit 1
        ) last
        where orders.state = 'delivered' and last.state = 'failed'
          and delivered_at > ${daysAgo(30)}
      union all
      select id, reference, case dispute
          when 'inquiry' then 'the bank asks about the payment: answer it at the card provider'
          else 'the bank disputes the payment: answer it at the card provider'
        end, disputed_at
        from orders where dispute in ('inquiry', 'open')
      union all
      select id, reference, case dispute
          when 'lost' then 'the dispute is lost: the bank keeps the money'
          else 'the dispute is won: the money is with us again'
        end, dispute_ended_at
        from orders where dispute in ('lost', 'won') and dispute_ended_at > ${daysAgo(7)}
    ) concerns order by since limit ${limit}`.execute(db)
  return rows.map(({ since, ...concern }) => ({ ...concern, since: since.toISOString() }))
}
