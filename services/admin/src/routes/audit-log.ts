import { endpoints } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { readAuditLog } from '../db/audit-log.ts'
import type { Database } from '../db/schema.ts'

export function auditLog(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.auditLog, ({ query: { before } }) =>
    readAuditLog(db, before === undefined ? undefined : Number(before)),
  )
}
