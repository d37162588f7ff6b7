import type { ContactMessage } from '@findable/contracts'
import { sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { Insertable, Selectable } from 'kysely'
import type { Message } from './messages.ts'
import type { Database } from './schema.ts'

export const insertContactMessage = async (trx: Transaction<Database>, message: ContactMessage): Promise<number> =>
  (await trx.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow()).id

export const findContactMessage = (db: Kysely<Database>, id: number): Promise<ContactMessage> =>
  db.selectFrom('contact_messages').select(['name', 'email', 'message']).where('id', '=', id).executeTakeFirstOrThrow()

type ContactAnswer = Selectable<Database['contact_answers']>
/** An answer with the state of its mail. */
export type AnswerInList = ContactAnswer & Pick<Message, 'state' | 'problem'>

const answers = (db: Kysely<Database>) =>
  db
    .selectFrom('contact_answers')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.cause_id', '=', 'contact_answers.id')
        // True of every answer: only for this one is there an index.
        .onRef('messages.contact_message_id', '=', 'contact_answers.contact_message_id'),
    )
    .selectAll('contact_answers')
    .select(['messages.state', 'messages.problem'])
    .where('messages.kind', '=', 'contact-answer')

export const contactMessagesQuery = (db: Kysely<Database>, before: number | undefined, limit: number) =>
  db
    .selectFrom('contact_messages')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)

/** The answers to these messages, oldest first. */
export const answersQuery = (db: Kysely<Database>, ids: readonly number[]) =>
  answers(db)
    .where(sql<boolean>`contact_answers.contact_message_id = any(${ids})`)
    .orderBy('contact_answers.created_at')

/** A page of messages, newest first, with their answers, oldest first. */
export async function listContactMessages(db: Kysely<Database>, before: number | undefined, limit: number) {
  const messages = await contactMessagesQuery(db, before, limit).execute()
  const ids = messages.map(({ id }) => id)
  const given = await answersQuery(db, ids).execute()
  return messages.map((message) => ({
    ...message,
    answers: given.filter((answer) => answer.contact_message_id === message.id),
  }))
}

/** The message's address, locked until the transaction ends, so that it is not removed meanwhile. */
export const lockContactMessage = (trx: Transaction<Database>, id: number) =>
  trx.selectFrom('contact_messages').select('email').where('id', '=', id).forShare().executeTakeFirst()

/** Stores an answer. False when it is stored already. */
export const insertAnswer = async (
  trx: Transaction<Database>,
  answer: Insertable<Database['contact_answers']>,
): Promise<boolean> =>
  (await trx
    .insertInto('contact_answers')
    .values(answer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export const findAnswer = (db: Kysely<Database>, id: string): Promise<AnswerInList> =>
  answers(db).where('contact_answers.id', '=', id).executeTakeFirstOrThrow()
