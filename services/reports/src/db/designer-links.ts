import { now, type Kysely, type Transaction } from '@findable/service-kit'
import type { WholeReport } from './reports.ts'
import type { Database } from './schema.ts'
import { isVisible } from './visible.ts'

type Db = Kysely<Database>

/** Gives a report this link in place of an earlier one, and returns when. */
export async function setDesignerLink(trx: Transaction<Database>, id: string, digest: string): Promise<Date> {
  const { designer_link_at: madeAt } = await trx
    .updateTable('business_reports')
    .set({ designer_link: digest, designer_link_at: now })
    .where('id', '=', id)
    .returning('designer_link_at')
    .executeTakeFirstOrThrow()
  return madeAt!
}

/** Ends the link of a report, if it has one. False when there is no such report. */
export async function endDesignerLink(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('business_reports')
    .set({ designer_link: null, designer_link_at: null })
    .where('id', '=', id)
    .where(isVisible)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The report of a link that works: not of one that was ended or replaced, and not once the order is refunded. */
export const findByDesignerLink = (db: Db, digest: string): Promise<WholeReport | undefined> =>
  db
    .selectFrom('business_reports')
    .selectAll()
    .where('designer_link', '=', digest)
    .where('report_status', '=', 'completed')
    .where('refunded_at', 'is', null)
    .where(isVisible)
    .executeTakeFirst()
