import { internalEndpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { insertMessage } from '../db/messages.ts'
import type { Database } from '../db/schema.ts'

interface Deps {
  db: Kysely<Database>
  messageIdHost: string
}

/** Queues the mail of a password reset; its link is made when it is sent. */
export function passwordResets(app: App, { db, messageIdHost }: Deps, queued: () => void): void {
  handle(app, internalEndpoints.mailPasswordReset, async ({ body: { id, email } }, request) => {
    await db.transaction().execute((trx) =>
      insertMessage(trx, {
        kind: 'password-reset',
        recipient: email,
        cause_id: id,
        message_id: `password-reset.${id}@${messageIdHost}`,
        request_id: request.id,
      }),
    )
    queued()
    return { ok: true as const }
  })
}
