import { endpoints } from '@findable/contracts'
import { handle, recordAct, staffRequestOf, type App, type Kysely } from '@findable/service-kit'
import { clearCaches } from '../db/caches.ts'
import type { Database } from '../db/schema.ts'

/** Deletes every cached answer and audit, so that the next one is fresh. */
export function clearCache(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.clearCache, (_input, request) =>
    db.transaction().execute(async (trx) => {
      await clearCaches(trx)
      await recordAct(trx, staffRequestOf(request), { action: 'clear-cache', subject: null })
      return { ok: true as const }
    }),
  )
}
