import type { ContactMessage } from '@findable/contracts'
import type { Kysely, Transaction } from '@findable/service-kit'
import type { Database } from './schema.ts'

export const insertContactMessage = async (trx: Transaction<Database>, message: ContactMessage): Promise<number> =>
  (await trx.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow()).id

export const findContactMessage = (db: Kysely<Database>, id: number): Promise<ContactMessage> =>
  db.selectFrom('contact_messages').select(['name', 'email', 'message']).where('id', '=', id).executeTakeFirstOrThrow()
