import { ago, claim, fromNow, interval, now, sql, type Kysely, type Transaction } from '@findable/service-kit'
import type { MailList } from '@findable/contracts'
import type { Insertable, Selectable } from 'kysely'
import type { Database, MessagesTable } from './schema.ts'

export type Message = Selectable<MessagesTable>
type Db = Kysely<Database>
type Trx = Transaction<Database>

export type NewMessage = Pick<
  Insertable<MessagesTable>,
  | 'kind'
  | 'order_id'
  | 'cause_id'
  | 'contact_message_id'
  | 'recipient'
  | 'report'
  | 'refund'
  | 'message_id'
  | 'request_id'
>

/** Queues a message, or stores it as failed when it can never be sent. Undefined when it already exists. */
export const insertMessage = (trx: Trx, message: NewMessage, hopeless?: string): Promise<Message | undefined> =>
  trx
    .insertInto('messages')
    .values({ ...message, ...(hopeless !== undefined && { state: 'failed', problem: hopeless, settled_at: now }) })
    // No column is named: an insert of the same message at the same moment may conflict in any of the unique ones first.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const findMessage = (db: Db, messageId: string): Promise<Message | undefined> =>
  db.selectFrom('messages').selectAll().where('message_id', '=', messageId).executeTakeFirst()

/**
 * failed -> queued and due, to another recipient, with a full set of attempts. Undefined unless the message failed
 * before `since` and its content is still kept.
 */
export const redirectMessage = (
  trx: Trx,
  messageId: string,
  { recipient, since }: { recipient: string; since: Date },
): Promise<Message | undefined> =>
  trx
    .updateTable('messages')
    .set({ recipient, state: 'queued', attempts: 0, deaths: 0, next_attempt_at: now, settled_at: null, problem: null })
    .where('message_id', '=', messageId)
    .where('state', '=', 'failed')
    .where('settled_at', '<', since)
    .where('recipient', '!=', '')
    .returningAll()
    .executeTakeFirst()

const nothingHeld = sql<boolean>`not exists (select from holds)`

/** queued -> sending, for the message that has been due longest. Nothing is due while all mail is held. */
export const claimMessage = (db: Db): Promise<Message | undefined> =>
  db
    .updateTable('messages')
    .set({ state: 'sending', attempts: sql<number>`attempts + 1`, claimed_at: now })
    .where('id', '=', (messages) =>
      messages
        .selectFrom('messages')
        .select('id')
        .where('state', '=', 'queued')
        .where('next_attempt_at', '<=', now)
        .where(nothingHeld)
        .orderBy('next_attempt_at')
        .$call(claim(1)),
    )
    .returningAll()
    .executeTakeFirst()

/** Messages whose attempt started `lease` milliseconds ago and never ended: its process died. */
const abandoned = (lease: number) => sql<boolean>`state = 'sending' and claimed_at < ${ago(lease)} and ${nothingHeld}`

export const anyAbandoned = async (db: Db, lease: number): Promise<boolean> =>
  (await db.selectFrom('messages').select('id').where(abandoned(lease)).limit(1).execute()).length > 0

/** Takes over the attempt that was abandoned first. */
export const takeOverMessage = (db: Db, lease: number): Promise<Message | undefined> =>
  db
    .updateTable('messages')
    .set({ attempts: sql<number>`attempts + 1`, deaths: sql<number>`deaths + 1`, claimed_at: now })
    .where('id', '=', (messages) =>
      messages.selectFrom('messages').select('id').where(abandoned(lease)).orderBy('claimed_at').$call(claim(1)),
    )
    .returningAll()
    .executeTakeFirst()

/** sending -> sent | failed; the message as it is afterwards. Undefined when another process has taken it over. */
export const settleMessage = (
  trx: Trx,
  { id, attempts }: Message,
  state: 'sent' | 'failed',
  problem: string | null,
): Promise<Message | undefined> =>
  trx
    .updateTable('messages')
    .set({ state, problem, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .returningAll()
    .executeTakeFirst()

/** Milliseconds by which the provider's clock may be behind ours. */
const clockDifference = 60_000

/**
 * sent -> failed, for a mail that came back. Undefined when it is not our mail, has been sent again since, or has
 * already failed.
 */
export const returnMessage = (
  trx: Trx,
  { messageId, recipient, at }: { messageId: string; recipient: string; at: Date },
  problem: string,
): Promise<Message | undefined> =>
  trx
    .updateTable('messages')
    .set({ state: 'failed', problem, settled_at: now })
    .where('message_id', '=', messageId)
    .where(sql<boolean>`lower(recipient) = lower(${recipient})`)
    .where('state', '=', 'sent')
    .where(sql<boolean>`settled_at <= ${at}::timestamptz + ${interval(clockDifference)}`)
    .returningAll()
    .executeTakeFirst()

/**
 * sending -> queued, for another attempt in `wait` milliseconds. An attempt that does not count is taken off
 * `attempts`.
 */
export async function requeueMessage(
  db: Db,
  { id, attempts }: Message,
  { wait, problem, counts }: { wait: number; problem: string; counts: boolean },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      state: 'queued',
      problem,
      claimed_at: null,
      next_attempt_at: fromNow(wait),
      deaths: 0,
      ...(!counts && { attempts: attempts - 1 }),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute()
}

/** The reference of the order that a message is about; null for one about a contact message. */
export const referenceOf = ({ report, refund }: Message): string | null => (report ?? refund)?.reference ?? null

/** The mails of an order, oldest first. */
export const listMessages = (db: Db, orderId: string): Promise<Message[]> =>
  db.selectFrom('messages').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()

const waits = sql<boolean>`state in ('queued', 'sending')`
const failed = sql<boolean>`state = 'failed'`

/** A page of the messages that wait, or of those that failed, newest first. Those without content are left out. */
export const mailsQuery = (
  db: Db,
  { list, after, limit }: { list: MailList; after?: string | undefined; limit: number },
) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where(list === 'waiting' ? waits : failed)
    .where('recipient', '!=', '')
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (select created_at, id from messages where id = ${after})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** How many mails of a list there are, and when the oldest was queued. */
export const mailCountQuery = (db: Db, list: MailList) =>
  db
    .selectFrom('messages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('created_at').as('since')])
    .where(list === 'waiting' ? waits : failed)
    .where('recipient', '!=', '')

/**
 * queued or failed -> queued and due, with a full set of attempts: the message, or every one of the order. Returns those
 * that still have their recipient, with the state they were in.
 */
export async function retryMessages(
  trx: Trx,
  by: 'id' | 'order_id',
  id: string,
): Promise<(Message & { before: Message['state'] })[]> {
  const { rows } = await sql<Message & { before: Message['state'] }>`update messages
    set state = 'queued', attempts = 0, deaths = 0, next_attempt_at = clock_timestamp(), settled_at = null
    from (
      select id, state as before from messages
      where ${sql.ref(by)} = ${id} and state in ('queued', 'failed') and recipient <> '' for update
    ) was
    where messages.id = was.id
    returning messages.*, before`.execute(trx)
  return rows
}

/** Removes a claimed message that has nothing to say any more. */
export const dropMessage = (db: Db, { id, attempts }: Message): Promise<unknown> =>
  db
    .deleteFrom('messages')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'sending')
    .execute()
