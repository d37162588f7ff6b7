import type { Kysely, Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from './schema.ts'

type StaffChange = Omit<Insertable<Database['staff_changes']>, 'report_id' | 'gold_standard_report_id'> &
  ({ report_id: string } | { gold_standard_report_id: number })

/** Records who did what, in the commit that does it. */
export const insertStaffChange = (trx: Transaction<Database>, change: StaffChange): Promise<unknown> =>
  trx.insertInto('staff_changes').values(change).execute()

/** What staff adjusted on a report, newest first: the newest, or those before the change `before`. */
export const listEdits = (
  db: Kysely<Database>,
  reportId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Selectable<Database['staff_changes']>[]> =>
  db
    .selectFrom('staff_changes')
    .selectAll()
    .where('report_id', '=', reportId)
    .where('action', 'in', ['edit', 'restore'])
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
