import { emailSchema, type RefundReason, type StepPayload } from '@findable/contracts'
import type { Kysely, Logger } from '@findable/service-kit'
import { insertMessage } from './db/messages.ts'
import type { Database, RefundSubject } from './db/schema.ts'

interface Deps {
  db: Kysely<Database>
  /** The host our Message-IDs end in. */
  messageIdHost: string
}

/** Queues the one mail about the refund of an order. */
export const queueRefundMail = (deps: Deps, refund: StepPayload<'refundMade'>, log: Logger): Promise<void> =>
  queue(deps, 'refund', refund, { reason: refund.reason }, log)

/** Queues the one mail about a refund that the bank sent back. */
export const queueRefusalMail = (deps: Deps, refund: StepPayload<'refundRefused'>, log: Logger): Promise<void> =>
  queue(deps, 'refund-refused', refund, {}, log)

async function queue(
  { db, messageIdHost }: Deps,
  kind: 'refund' | 'refund-refused',
  { orderId, requestId, email, reference, website, amountCents, currency }: StepPayload<'refundRefused'>,
  more: { reason?: RefundReason },
  log: Logger,
): Promise<void> {
  const subject: RefundSubject = { reference, website, amountCents, currency, ...more }
  const hopeless = emailSchema.safeParse(email).success ? undefined : 'The order holds no valid address.'
  const queued = await db.transaction().execute((trx) =>
    insertMessage(
      trx,
      {
        kind,
        order_id: orderId,
        recipient: email,
        refund: JSON.stringify(subject),
        message_id: `${kind}.${orderId}@${messageIdHost}`,
        request_id: requestId,
      },
      hopeless,
    ),
  )
  if (queued && hopeless) log.error({ alert: 'mail-failed', problem: hopeless }, 'a mail could not be sent')
}
