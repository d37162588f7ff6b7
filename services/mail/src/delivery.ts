import { AppError, failpoint, inSpan, send, untilStored, type Kysely, type Logger } from '@findable/service-kit'
import { compose, isNews, type ComposeDeps } from './compose.ts'
import { placeHold } from './db/holds.ts'
import { dropMessage, requeueMessage, settleMessage, type Message } from './db/messages.ts'
import type { Database } from './db/schema.ts'
import { countAttempt } from './mail-figures.ts'
import { sendMail, type MailServerOptions, type Outcome } from './mail-server.ts'
import { digestOf, type SmtpSettings } from './smtp-settings.ts'

export interface DeliveryDeps extends ComposeDeps {
  mailServer: MailServerOptions
  /** Keys the digest of settings that did not work. */
  digestKey: string
  /** Milliseconds to wait after each failed attempt; after the last one the message has failed. */
  retryDelays: readonly number[]
  /** Milliseconds until a refused login is tried again with the same settings. */
  probeEvery: number
}

/** Attempts in a row whose process died before the mail is treated as the cause. */
const mostDeaths = 3
const minute = 60_000
const hour = 60 * minute
/** More than 26 hours in all, counted in attempts, so that a hold on all mail uses none of them up. */
export const retryDelays: readonly number[] = [
  ...[0.5, 1, 2, 5, 10, 20, 30].map((minutes) => minutes * minute),
  ...Array.from({ length: 25 }, () => hour),
]

/** Makes one attempt to send a claimed message, and acts on its outcome. */
export async function deliver(
  deps: DeliveryDeps,
  message: Message,
  settings: SmtpSettings,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const poisonous = message.deaths >= mostDeaths
  if (!poisonous) failpoint('mail-claimed')
  const outcome: Outcome | Over = poisonous
    ? { kind: 'refused', problem: `Each of the last ${message.deaths} tries ended with the process that made it.` }
    : await attempt(deps, message, settings, signal)
  countAttempt(message.kind, outcome.kind)
  const { db } = deps
  if (outcome.kind === 'accepted') {
    failpoint('mail-accepted')
    // A database outage must not make us forget what the mail server said, or the mail would go out twice.
    await untilStored(() => settle(db, message, 'sent', null), signal)
    return log.info('mail accepted')
  }
  const { problem } = outcome
  if (outcome.kind === 'over') {
    await untilStored(() => dropMessage(db, message), signal)
    return log.info({ problem }, 'there is nothing to tell any more')
  }
  if (outcome.kind === 'login-refused') {
    const placed = await placeHold(
      db,
      { reason: problem, settings_digest: digestOf(settings, deps.digestKey) },
      deps.probeEvery,
    )
    await untilStored(() => requeueMessage(db, message, { wait: 0, problem, counts: false }), signal)
    if (placed) log.error({ alert: 'mail-login-refused', problem }, 'the mail server refuses our login: all mail waits')
    return
  }
  const wait = outcome.kind === 'later' ? deps.retryDelays[message.attempts - 1] : undefined
  if (wait !== undefined) {
    await untilStored(() => requeueMessage(db, message, { wait, problem, counts: true }), signal)
    return log.warn({ problem, attempt: message.attempts, wait }, 'a mail was not sent and will be tried again')
  }
  await untilStored(() => settle(db, message, 'failed', problem), signal)
  log.error({ alert: 'mail-failed', problem, attempts: message.attempts }, 'a mail could not be sent')
}

/** The order was refunded, its report deleted, or a reminder taken back: no mail, and nothing to look at. */
interface Over {
  kind: 'over'
  problem: string
}

async function attempt(
  deps: DeliveryDeps,
  message: Message,
  settings: SmtpSettings,
  signal: AbortSignal,
): Promise<Outcome | Over> {
  try {
    const mail = await compose(deps, message)
    return await inSpan('send mail', { kind: 'client' }, async (span) => {
      const outcome = await sendMail(settings, mail, deps.mailServer, signal)
      span?.set({ 'findable.mail.outcome': outcome.kind })
      return outcome
    })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    const gone = error instanceof AppError && (error.code === 'report-not-found' || error.code === 'reset-over')
    if (gone && isNews(message.kind)) return { kind: 'over', problem }
    return { kind: gone ? 'refused' : 'later', problem }
  }
}

/** Ends a message and queues the news of it in the same commit. */
async function settle(
  db: Kysely<Database>,
  message: Message,
  state: 'sent' | 'failed',
  problem: string | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const settled = await settleMessage(trx, message, state, problem)
    if (settled) await tellReports(trx, settled)
  })
}

/**
 * Tells reports what became of its mail, once that is certain. A further mail that failed does not undo an earlier
 * success.
 */
export async function tellReports(
  trx: Parameters<typeof settleMessage>[0],
  { kind, order_id: orderId, report, request_id: requestId, state, settled_at: settledAt }: Message,
): Promise<void> {
  // News is told about a report, not with it.
  if (isNews(kind)) return
  if (!orderId || !report || !settledAt || (state !== 'sent' && state !== 'failed')) return
  if (state === 'failed' && kind !== 'report-ready') return
  await send(trx, 'reportMailSettled', {
    orderId,
    reportId: report.reportId,
    requestId,
    emailStatus: state,
    settledAt: settledAt.toISOString(),
  })
}
