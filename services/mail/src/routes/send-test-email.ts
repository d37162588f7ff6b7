import { randomUUID } from 'node:crypto'
import { endpoints } from '@findable/contracts'
import { AppError, handle, recordAct, staffRequestOf, type App, type Kysely } from '@findable/service-kit'
import { liftHold } from '../db/holds.ts'
import type { Database } from '../db/schema.ts'
import { sendMail, type MailServerOptions } from '../mail-server.ts'
import type { SmtpSettings } from '../smtp-settings.ts'
import { testEmail } from '../templates/test-email.ts'

export interface TestEmailDeps {
  db: Kysely<Database>
  /** What staff saved a moment ago is what they want to test. */
  currentSettings(): Promise<SmtpSettings>
  mailServer: MailServerOptions
  messageIdHost: string
  contactAddress: string
  publicUrl: string
}

/** Sends at once, bypassing the queue, so that staff see on the spot whether their settings work. */
export function sendTestEmail(app: App, deps: TestEmailDeps, holdLifted: () => void): void {
  handle(app, endpoints.sendTestEmail, async (_input, request) => {
    const settings = await deps.currentSettings()
    const mail = {
      ...testEmail(settings.host, deps.publicUrl),
      messageId: `test.${randomUUID()}@${deps.messageIdHost}`,
      to: deps.contactAddress,
      autoSubmitted: 'auto-generated' as const,
    }
    const outcome = await sendMail(settings, mail, deps.mailServer, AbortSignal.timeout(20_000))
    if (outcome.kind !== 'accepted') {
      throw new AppError('mail-server-error', {
        detail: outcome.problem,
        publicText: `The mail server did not take the test email. ${outcome.problem}`,
      })
    }
    const act = { action: 'send-test-email', subject: null } as const
    await deps.db.transaction().execute((trx) => recordAct(trx, staffRequestOf(request), act))
    if (await liftHold(deps.db)) holdLifted()
    return { ok: true as const, to: mail.to }
  })
}
