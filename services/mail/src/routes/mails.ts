import { endpoints, mailsPage, type Concern, type OrderMail } from '@findable/contracts'
import { handle, staffRequestOf, type App, type Kysely } from '@findable/service-kit'
import { listConcerns } from '../db/concerns.ts'
import { findHold } from '../db/holds.ts'
import { mailCountQuery, listMessages, mailsQuery, referenceOf, type Message } from '../db/messages.ts'
import type { Database } from '../db/schema.ts'
import type { SmtpSettings } from '../smtp-settings.ts'
import { sendAgain } from '../staff-mails.ts'

export interface MailsDeps {
  db: Kysely<Database>
  currentSettings(): Promise<SmtpSettings>
  /** Those that mail is sent with. */
  settings(): Promise<SmtpSettings>
}

const mostConcerns = 200

/** What staff ask about mails. */
export function mails(app: App, { db, currentSettings, settings }: MailsDeps, queued: () => void): void {
  handle(app, endpoints.staffMails, async ({ query: { list, after } }) => {
    const [messages, held] = await Promise.all([
      mailsQuery(db, { list, after, limit: mailsPage }).execute(),
      whyHeld(db, currentSettings),
    ])
    return {
      held,
      mails: messages.map((message) => ({
        ...shown(message),
        id: message.id,
        reference: referenceOf(message),
        recipient: message.recipient,
      })),
    }
  })

  handle(app, endpoints.mailHealth, async () => {
    const [waiting, failed, held] = await Promise.all([
      mailCountQuery(db, 'waiting').executeTakeFirstOrThrow(),
      mailCountQuery(db, 'failed').executeTakeFirstOrThrow(),
      whyHeld(db, currentSettings),
    ])
    return {
      waiting: { count: waiting.count, since: waiting.since?.toISOString() ?? null },
      failed: failed.count,
      held,
    }
  })

  handle(app, endpoints.sendMailAgain, async ({ params }, request) => {
    const pushed = await sendAgain(db, 'id', params.id, staffRequestOf(request))
    if (pushed) queued()
    return { pushed }
  })

  handle(app, endpoints.orderMails, async ({ params }) => {
    const messages = await listMessages(db, params.orderId)
    return {
      mails: messages.map(shown),
    }
  })

  handle(app, endpoints.replayMails, async ({ params }, request) => {
    const pushed = await sendAgain(db, 'order_id', params.orderId, staffRequestOf(request))
    if (pushed) queued()
    return { pushed }
  })

  handle(app, endpoints.mailConcerns, async () => {
    const concerns = await listConcerns(db, mostConcerns)
    const readable = await settings().then(
      () => true,
      () => false,
    )
    return { concerns: readable ? concerns : [settingsUnreadable(), ...concerns] }
  })
}

const settingsUnreadable = (): Concern => ({
  orderId: null,
  reference: null,
  why: 'all mail waits: its settings cannot be read; the log of admin says why',
  since: new Date().toISOString(),
})

const shown = ({ kind, created_at, state, attempts, next_attempt_at, problem, settled_at }: Message): OrderMail => ({
  kind,
  createdAt: created_at.toISOString(),
  state,
  attempts,
  nextAttemptAt: next_attempt_at.toISOString(),
  problem,
  settledAt: settled_at?.toISOString() ?? null,
})

/** Why no mail is sent at all. */
async function whyHeld(db: Kysely<Database>, currentSettings: MailsDeps['currentSettings']): Promise<string | null> {
  const settings = await currentSettings().catch(() => null)
  if (settings === null) return 'The settings cannot be read, so mail waits until they can.'
  if (!settings.enabled) return 'Email notifications are switched off in the settings.'
  const hold = await findHold(db)
  return hold ? `The mail server refuses our login: ${hold.reason}` : null
}
