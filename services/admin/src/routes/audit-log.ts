import { endpoints, internalEndpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { readAuditLog, recordAct } from '../db/audit-log.ts'
import type { Database } from '../db/schema.ts'

/** The audit log: staff read it, and other services add what was done in them. */
export function auditLog(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.auditLog, ({ query }) => readAuditLog(db, query))

  handle(app, internalEndpoints.recordAct, async ({ body }) => {
    await recordAct(db, body)
    return { ok: true as const }
  })
}
