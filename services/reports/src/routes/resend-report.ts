import { endpoints, resendMessages } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { resendReport as resend } from '../resend.ts'

export function resendReport(app: App, db: Kysely<Database>): void {
  handle(app, endpoints.resendReport, async ({ body: { website, email, reportType } }, request) => {
    await resend(db, { website, email, edition: reportType }, request.id)
    return { message: resendMessages.sent }
  })
}
