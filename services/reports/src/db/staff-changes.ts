import type { Transaction } from '@findable/service-kit'
import type { Insertable } from 'kysely'
import type { Database } from './schema.ts'

type StaffChange = Omit<Insertable<Database['staff_changes']>, 'report_id' | 'gold_standard_report_id'> &
  ({ report_id: string } | { gold_standard_report_id: number })

/** Records who did what, in the commit that does it. */
export const insertStaffChange = (trx: Transaction<Database>, change: StaffChange): Promise<unknown> =>
  trx.insertInto('staff_changes').values(change).execute()
