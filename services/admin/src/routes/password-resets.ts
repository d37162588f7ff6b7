import { endpoints, internalEndpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { insertResets } from '../db/password-resets.ts'
import type { Database } from '../db/schema.ts'
import { makeToken, ownerOf, resetPassword } from '../password-resets.ts'

interface Deps {
  db: Kysely<Database>
  resetAsked(): void
}

/** Forgotten passwords. */
export function passwordResets(app: App, { db, resetAsked }: Deps): void {
  handle(app, endpoints.askPasswordReset, async ({ body }, request) => {
    await insertResets(db, body.login, request.id)
    resetAsked()
    return { ok: true as const }
  })

  handle(app, internalEndpoints.passwordResetToken, ({ params }) => makeToken(db, params.id))

  handle(app, endpoints.checkPasswordReset, async ({ body }) => ({ username: await ownerOf(db, body.token) }))

  handle(app, endpoints.resetPassword, async ({ body }, request) => {
    await resetPassword(db, body, request.id)
    return { ok: true as const }
  })
}
