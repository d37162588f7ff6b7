import type { RerunOutcome } from '@findable/contracts'
import { claim, interval, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { Database, RerunsTable } from './schema.ts'

export type Rerun = Selectable<RerunsTable>
type Db = Kysely<Database>
type Trx = Transaction<Database>

export const insertRerun = (
  trx: Trx,
  rerun: Pick<Insertable<RerunsTable>, 'order_id' | 'key' | 'staff_id' | 'reason' | 'request_id'>,
): Promise<Rerun> => trx.insertInto('reruns').values(rerun).returningAll().executeTakeFirstOrThrow()

/** The rerun of an order that was requested with this key. */
export const findRerunByKey = (db: Db, orderId: string, key: string): Promise<Rerun | undefined> =>
  db.selectFrom('reruns').selectAll().where('order_id', '=', orderId).where('key', '=', key).executeTakeFirst()

export const findRunning = (db: Db, orderId: string): Promise<Rerun | undefined> =>
  db.selectFrom('reruns').selectAll().where('order_id', '=', orderId).where('state', '=', 'running').executeTakeFirst()

/** Newest first. */
export const listReruns = (db: Db, orderId: string): Promise<Rerun[]> =>
  db.selectFrom('reruns').selectAll().where('order_id', '=', orderId).orderBy('requested_at', 'desc').execute()

/** running -> completed or failed. Returns the rerun when this call was the one that moved it. */
export const endRerun = (trx: Trx, id: string, outcome: RerunOutcome): Promise<Rerun | undefined> =>
  trx
    .updateTable('reruns')
    .set({ state: outcome, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst()

/** running -> canceled, for an order that is refunded. */
export const cancelRerun = (trx: Trx, orderId: string): Promise<unknown> =>
  trx
    .updateTable('reruns')
    .set({ state: 'canceled', ended_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'running')
    .execute()

/**
 * Reruns whose news is due again: for running ones every `after` milliseconds; for completed ones less and less often,
 * as the mail about them has no answer.
 */
export const takeRerunNews = (trx: Trx, after: number, limit: number): Promise<Rerun[]> =>
  trx
    .updateTable('reruns')
    .set({ swept_at: now })
    .where('id', 'in', (reruns) =>
      reruns
        .selectFrom('reruns')
        .select('id')
        .where('state', 'in', ['running', 'completed'])
        .where(
          sql<boolean>`coalesce(swept_at, ended_at, requested_at) < clock_timestamp() - greatest(
            ${interval(after)},
            case when state = 'completed' then (clock_timestamp() - ended_at) / 4 end
          )`,
        )
        .orderBy(sql`coalesce(swept_at, ended_at, requested_at)`)
        .$call(claim(limit)),
    )
    .returningAll()
    .execute()
