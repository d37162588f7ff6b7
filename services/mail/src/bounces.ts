import { AppError, type Kysely, type Logger } from '@findable/service-kit'
import { findMessage, returnMessage } from './db/messages.ts'
import type { Database } from './db/schema.ts'
import { tellReports } from './delivery.ts'
import type { Bounce } from './mail-events.ts'
import { withoutAddresses } from './mail-server.ts'

/**
 * Marks a mail that came back as failed, and tells reports in the same commit. A repeat changes nothing. Throws
 * `service-unavailable` when it is not yet stored that the mail was handed over: the provider will tell us again.
 */
export async function receiveBounce({ db, log }: { db: Kysely<Database>; log: Logger }, bounce: Bounce): Promise<void> {
  const problem = `came back: ${withoutAddresses(bounce.reason)}`
  const returned = await db.transaction().execute(async (trx) => {
    const message = await returnMessage(trx, bounce, problem)
    if (message) await tellReports(trx, message)
    return message
  })
  if (!returned) {
    const message = await findMessage(db, bounce.messageId)
    if (message?.state === 'sending') throw new AppError('service-unavailable', { detail: 'this mail is being sent' })
    return log.info({ mail: message?.id ?? 'unknown' }, 'a bounce changed nothing')
  }
  const { id, kind, order_id: orderId, request_id: requestId } = returned
  const detail = { mail: id, kind, orderId, requestId, problem }
  if (orderId) log.error({ alert: 'mail-bounced', ...detail }, 'a mail came back')
  else log.info(detail, 'a mail came back')
}
