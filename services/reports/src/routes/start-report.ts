import { endpoints, internalEndpoints } from '@findable/contracts'
import { AppError, handle, type App, type InternalClient, type Kysely } from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { reportOfOrder } from '../order-reports.ts'
import type { WebsiteAccess } from '../website-access.ts'

/** Turns a payment into a report. Idempotent: the same payment or order key answers the same report. */
export function startReport(
  app: App,
  { db, internal, websites }: { db: Kysely<Database>; internal: InternalClient; websites: WebsiteAccess },
): void {
  handle(app, endpoints.startReport, async ({ body, headers }, request) => {
    if (await websites.isRefused(body.businessData.businessWebsite)) throw new AppError('refused-website')
    const order = await internal(
      internalEndpoints.claimOrder,
      { body: { ...body, orderKey: headers['idempotency-key'] } },
      request.id,
    )
    const report = await reportOfOrder(db, order, request.id)
    return { reportId: report.id, reference: report.reference }
  })
}
