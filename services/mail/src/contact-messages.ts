import type { ContactMessage } from '@findable/contracts'
import { AppError, recordAct, type Kysely, type StaffRequest } from '@findable/service-kit'
import {
  findAnswer,
  insertAnswer,
  insertContactMessage,
  lockContactMessage,
  type AnswerInList,
} from './db/contact-messages.ts'
import { insertMessage } from './db/messages.ts'
import type { Database } from './db/schema.ts'

export interface ContactDeps {
  db: Kysely<Database>
  /** The host our Message-IDs end in. */
  messageIdHost: string
  /** Where staff read contact messages. */
  contactAddress: string
}

/** Stores a contact message and queues one mail to staff and one acknowledgement to the sender, in one commit. */
export async function receiveContactMessage(
  { db, messageIdHost, contactAddress }: ContactDeps,
  message: ContactMessage,
  requestId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await insertContactMessage(trx, message)
    const both = [
      { kind: 'contact-forward', recipient: contactAddress },
      { kind: 'contact-acknowledgement', recipient: message.email },
    ] as const
    for (const { kind, recipient } of both) {
      await insertMessage(trx, {
        kind,
        recipient,
        contact_message_id: id,
        order_id: null,
        cause_id: null,
        report: null,
        message_id: `${kind}.${id}@${messageIdHost}`,
        request_id: requestId,
      })
    }
  })
}

/** Stores an answer and queues its mail, in one commit. The same key is the same answer. Throws `message-not-found`. */
export async function answerContactMessage(
  { db, messageIdHost }: ContactDeps,
  id: number,
  { key, text, ...request }: StaffRequest & { key: string; text: string },
): Promise<AnswerInList> {
  const { staff, requestId } = request
  await db.transaction().execute(async (trx) => {
    const message = await lockContactMessage(trx, id)
    if (!message) throw new AppError('message-not-found')
    const answer = { id: key, contact_message_id: id, staff_id: staff.id, staff_name: staff.name, text }
    if (!(await insertAnswer(trx, answer))) return
    await insertMessage(trx, {
      kind: 'contact-answer',
      recipient: message.email,
      contact_message_id: id,
      order_id: null,
      cause_id: key,
      report: null,
      message_id: `contact-answer.${key}@${messageIdHost}`,
      request_id: requestId,
    })
    await recordAct(trx, request, {
      action: 'answer-message',
      // Without the sender's name, and without the answer: both go with the message when its time is up.
      subject: { type: 'message', id: String(id), label: `Message ${id}` },
    })
  })
  return findAnswer(db, key)
}
