import { inSpan, startLoop, withTimeout, type Kysely, type Logger } from '@findable/service-kit'
import { findHold, liftHold, placeHold } from './db/holds.ts'
import { anyAbandoned, claimMessage, takeOverMessage, type Message } from './db/messages.ts'
import type { Database } from './db/schema.ts'
import { probeServer, type MailServerOptions } from './mail-server.ts'
import { digestOf, type SmtpSettings } from './smtp-settings.ts'

export interface PostmanDeps {
  db: Kysely<Database>
  log: Logger
  settings(): Promise<SmtpSettings>
  deliver(message: Message, settings: SmtpSettings, log: Logger, signal: AbortSignal): Promise<void>
  mailServer: MailServerOptions
  digestKey: string
  probeEvery: number
  /** Milliseconds between checks when nothing wakes it. */
  poll?: number
  concurrency?: number
  /** Milliseconds after which an attempt that never ended is taken over; longer than any attempt lasts. */
  lease: number
}

export interface Postman {
  /** Something may be due. */
  wake(): void
  /** Waits up to `grace` milliseconds for running attempts, then aborts them. */
  stop(grace?: number): Promise<void>
}

/**
 * Sends what is due, a few mails at a time, until stopped. PostgreSQL is the queue, so any number of postmen may run
 * side by side.
 */
export function startPostman(deps: PostmanDeps): Postman {
  const { db, log, poll = 1_000, concurrency = 4, lease } = deps
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  /** A message that may have killed its process is sent while no other attempt is under way, so that it harms none. */
  let alone = false

  async function nextMessage(): Promise<Message | undefined> {
    if (!(await anyAbandoned(db, lease))) return claimMessage(db)
    if (running.size > 0) return undefined
    const message = await takeOverMessage(db, lease)
    alone = message !== undefined
    return message
  }

  /** Starts one attempt. False when nothing is due or nothing may be sent now. */
  async function startOne(): Promise<boolean> {
    const settings = await deps.settings()
    if (!settings.enabled || !(await mayLogIn(deps, settings))) return false
    const message = await nextMessage()
    if (!message) return false
    const { id, kind, order_id: orderId, request_id: requestId } = message
    const mailLog = log.child({ mail: id, kind, ...(orderId && { orderId }), requestId })
    const attributes = { 'findable.mail.kind': kind, 'findable.order.id': orderId ?? undefined }
    const attempt = inSpan('deliver mail', { requestId, attributes }, () =>
      deps.deliver(message, settings, mailLog, stopping.signal),
    )
      .catch((error: unknown) => mailLog.error({ err: error }, 'a try ended without a result; it will be taken over'))
      .finally(() => {
        running.delete(attempt)
        alone = false
        loop.wake()
      })
    running.add(attempt)
    return true
  }

  const loop = startLoop({
    what: 'mails',
    every: poll,
    log,
    round: async () => running.size < concurrency && !alone && startOne(),
  })

  return {
    wake: loop.wake,
    async stop(grace = 10_000): Promise<void> {
      await loop.stop()
      await withTimeout(Promise.all(running), grace, 'sending the last mails').catch(() => stopping.abort())
      await Promise.all(running)
    },
  }
}

/** After a refused login nothing is sent until the login works again or staff change the settings. */
async function mayLogIn(
  { db, log, mailServer, digestKey, probeEvery }: PostmanDeps,
  settings: SmtpSettings,
): Promise<boolean> {
  const hold = await findHold(db)
  if (!hold) return true
  const digest = digestOf(settings, digestKey)
  if (hold.settings_digest === digest) {
    if (!hold.probe_due) return false
    const outcome = await probeServer(settings, mailServer)
    if (outcome.kind === 'login-refused') {
      await placeHold(db, { reason: outcome.problem, settings_digest: digest }, probeEvery)
      return false
    }
  }
  if (await liftHold(db)) log.info('mail is being sent again')
  return true
}
