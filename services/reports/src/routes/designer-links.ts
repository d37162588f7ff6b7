import { endpoints, internalEndpoints } from '@findable/contracts'
import { AppError, handle, inSpan, type App, type Kysely } from '@findable/service-kit'
import { endDesignerLink } from '../db/designer-links.ts'
import type { Database } from '../db/schema.ts'
import { makeDesignerLink, requireDesignerReport } from '../designer-links.ts'
import { documentWithoutOrder } from '../document.ts'

/** The link for the web designer: made and ended by who has the report's, and opened through the gateway. */
export function designerLinks(app: App, { db, publicUrl }: { db: Kysely<Database>; publicUrl: string }): void {
  handle(app, endpoints.makeDesignerLink, ({ params }) => makeDesignerLink(db, params.id, publicUrl))

  handle(app, endpoints.revokeDesignerLink, async ({ params }) => {
    if (!(await endDesignerLink(db, params.id))) throw new AppError('report-not-found')
    return { ok: true as const }
  })

  handle(app, internalEndpoints.designerReport, async ({ params }) => {
    const report = await requireDesignerReport(db, params.token)
    return inSpan('write document', {}, async () => documentWithoutOrder(report, publicUrl))
  })
}
