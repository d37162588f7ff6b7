import { emailSchema, type NewsKind, type StepPayload } from '@findable/contracts'
import type { Kysely, Logger, Transaction } from '@findable/service-kit'
import { findMessage, insertMessage, redirectMessage } from './db/messages.ts'
import type { Database, ReportMailKind, ReportSubject } from './db/schema.ts'
import { tellReports } from './delivery.ts'

interface Deps {
  db: Kysely<Database>
  /** The host our Message-IDs end in. */
  messageIdHost: string
}

/**
 * Queues the one mail for a delivered order. An order without an address gets none. When the mail has failed and the
 * order customer has given another address since, the same mail goes there.
 */
export async function queueReportMail(deps: Deps, order: StepPayload<'orderDelivered'>, log: Logger): Promise<void> {
  if (order.email === null) return log.info('the order has no address to send the report to')
  await queue(deps, { ...order, email: order.email }, 'report-ready', null, log)
}

/** Queues a copy. A repeated request makes no second copy. */
export const queueReportCopy = (deps: Deps, copy: StepPayload<'copyRequested'>, log: Logger): Promise<void> =>
  queue(deps, copy, 'report-copy', copy.copyId, log)

/** Queues a report that its customer asked for again. A repeated request makes no second mail. */
export const queueReportAgain = (deps: Deps, asked: StepPayload<'resendRequested'>, log: Logger): Promise<void> =>
  queue(deps, asked, 'report-resend', asked.copyId, log)

/** Queues the one mail about a rerun. */
export const queueReportUpdate = (deps: Deps, rerun: StepPayload<'reportUpdated'>, log: Logger): Promise<void> =>
  queue(deps, rerun, 'report-updated', rerun.rerunId, log)

/** Queues what a customer is told after delivery. A repeated request makes no second mail. */
export const queueNews = (deps: Deps, told: StepPayload<'customerNews'>, log: Logger): Promise<void> =>
  queue(deps, told, told.news, told.newsId, log)

interface Subject extends ReportSubject {
  orderId: string
  email: string
  emailCorrectedAt?: string | undefined
  requestId: string
}

async function queue(
  { db, messageIdHost }: Deps,
  { orderId, reportId, reference, website, edition, email, emailCorrectedAt, requestId }: Subject,
  kind: ReportMailKind | NewsKind,
  causeId: string | null,
  log: Logger,
): Promise<void> {
  const subject: ReportSubject = { reportId, reference, website, ...(edition && { edition }) }
  const messageId = `${kind}.${causeId ?? orderId}@${messageIdHost}`
  const hopeless = emailSchema.safeParse(email).success ? undefined : 'The order holds no valid address.'
  const redirected = async (trx: Transaction<Database>) =>
    emailCorrectedAt && redirectMessage(trx, messageId, { recipient: email, since: new Date(emailCorrectedAt) })
  const isNew = await db.transaction().execute(async (trx) => {
    const queued = await insertMessage(
      trx,
      {
        kind,
        order_id: orderId,
        cause_id: causeId,
        contact_message_id: null,
        recipient: email,
        report: JSON.stringify(subject),
        message_id: messageId,
        request_id: requestId,
      },
      hopeless,
    )
    // A sender that repeats itself about a settled message may have missed the news.
    const message = queued ?? (await redirected(trx)) ?? (await findMessage(trx, messageId))
    if (message) await tellReports(trx, message)
    return queued !== undefined
  })
  if (isNew && hopeless) log.error({ alert: 'mail-failed', problem: hopeless }, 'a mail could not be sent')
}
