import { sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Selectable } from 'kysely'
import type { Database, EmailCorrectionsTable } from './schema.ts'

export type EmailCorrection = Selectable<EmailCorrectionsTable>

/** Records a correction with the address it replaces. False when it is known already, or older than the newest. */
export async function insertCorrection(
  trx: Transaction<Database>,
  { order_id, corrected_at, email, request_id }: Omit<EmailCorrection, 'previous'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into email_corrections (order_id, corrected_at, previous, email, request_id)
    select id, ${corrected_at}, email, ${email}, ${request_id} from orders
    where id = ${order_id} and not exists (
      select from email_corrections where order_id = ${order_id} and corrected_at >= ${corrected_at}
    )
    returning order_id`.execute(trx)
  return rows.length > 0
}

/** The corrections of an order, oldest first. */
export const listCorrections = (db: Kysely<Database>, orderId: string): Promise<EmailCorrection[]> =>
  db.selectFrom('email_corrections').selectAll().where('order_id', '=', orderId).orderBy('corrected_at').execute()
