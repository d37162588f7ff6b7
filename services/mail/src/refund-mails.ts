import { emailSchema, type StepPayload } from '@findable/contracts'
import type { Kysely, Logger } from '@findable/service-kit'
import { insertMessage } from './db/messages.ts'
import type { Database, RefundSubject } from './db/schema.ts'

interface Deps {
  db: Kysely<Database>
  /** Host that our Message-IDs end in. */
  messageIdHost: string
}

/** Queues the one mail about the refund of an order. */
export async function queueRefundMail(
  { db, messageIdHost }: Deps,
  { orderId, requestId, email, ...told }: StepPayload<'refundMade'>,
  log: Logger,
): Promise<void> {
  const { reference, website, amountCents, currency, reason } = told
  const subject: RefundSubject = { reference, website, amountCents, currency, reason }
  const hopeless = emailSchema.safeParse(email).success ? undefined : 'The order holds no valid address.'
  const queued = await db.transaction().execute((trx) =>
    insertMessage(
      trx,
      {
        kind: 'refund',
        order_id: orderId,
        recipient: email,
        refund: JSON.stringify(subject),
        message_id: `refund.${orderId}@${messageIdHost}`,
        request_id: requestId,
      },
      hopeless,
    ),
  )
  if (queued && hopeless) log.error({ alert: 'mail-failed', problem: hopeless }, 'a mail could not be sent')
}
