import { endpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { clearCaches } from '../db/caches.ts'
import type { Database } from '../db/schema.ts'

/** Deletes every cached answer and audit, so that the next one is fresh. */
export function clearCache(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.clearCache, async () => {
    await clearCaches(db)
    return { ok: true as const }
  })
}
