import { createApp, outboxRoutes, type App, type Health, type OutboxWatch } from '@findable/service-kit'
import type { ContactDeps } from './contact-messages.ts'
import { contact } from './routes/contact.ts'
import { mailEvents, type MailEventsDeps } from './routes/mail-events.ts'
import { mails, type MailsDeps } from './routes/mails.ts'
import { passwordResets } from './routes/password-resets.ts'
import { sendTestEmail, type TestEmailDeps } from './routes/send-test-email.ts'

export interface AppDeps extends ContactDeps, TestEmailDeps, MailEventsDeps, MailsDeps {
  health: Health
  outbox: OutboxWatch
  internalToken: string
  /** Called when there may be mail to send. */
  wakePostman(): void
}

export function buildApp(deps: AppDeps): App {
  const { log, health, outbox, internalToken, wakePostman } = deps
  const app = createApp({ log, internalToken, ...health })
  outboxRoutes(app, 'mail', outbox)
  contact(app, deps, wakePostman)
  mailEvents(app, deps)
  mails(app, deps, wakePostman)
  passwordResets(app, deps, wakePostman)
  sendTestEmail(app, deps, wakePostman)
  return app
}
