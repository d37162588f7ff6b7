import { changesBetween, recordAct, type Kysely, type StaffRequest } from '@findable/service-kit'
import { referenceOf, retryMessages } from './db/messages.ts'
import type { Database } from './db/schema.ts'

/** Has a mail that waits or failed sent now, or every one of an order. False when there is none to send. */
export const sendAgain = (
  db: Kysely<Database>,
  by: 'id' | 'order_id',
  id: string,
  request: StaffRequest,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const messages = await retryMessages(trx, by, id)
    for (const message of messages) {
      await recordAct(trx, request, {
        action: 'send-mail',
        // Without the recipient, who is the order's business.
        subject: { type: 'mail', id: message.id, label: referenceOf(message) ?? message.kind },
        changes: [
          { field: 'mailKind', before: null, after: message.kind },
          ...changesBetween({ mailState: message.before }, { mailState: message.state }),
        ],
      })
    }
    return messages.length > 0
  })
