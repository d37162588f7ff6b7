import type { ContactMessage } from '@findable/contracts'
import type { Kysely } from '@findable/service-kit'
import { insertContactMessage } from './db/contact-messages.ts'
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
