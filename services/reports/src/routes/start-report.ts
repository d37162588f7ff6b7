import { endpoints, internalEndpoints, type Claim, type Handled } from '@findable/contracts'
import { AppError, handle, inSpan, type App, type InternalClient, type Kysely } from '@findable/service-kit'
import type { Database } from '../db/schema.ts'
import { reportOfOrder } from '../order-reports.ts'
import type { WebsiteAccess } from '../website-access.ts'

/** Turns a payment into a report. Idempotent: the same payment or order key returns the same report. */
export function startReport(
  app: App,
  { db, internal, websites }: { db: Kysely<Database>; internal: InternalClient; websites: WebsiteAccess },
): void {
  handle(app, endpoints.startReport, async (input, request) => {
    const claim = readClaim(input)
    if (await websites.isRefused(claim.businessData.businessWebsite)) throw new AppError('refused-website')
    const order = await internal(internalEndpoints.claimOrder, { body: claim }, request.id)
    const { requestId = request.id } = order
    const report = await inSpan('start report', { requestId }, () => reportOfOrder(db, order, requestId))
    return { reportId: report.id, reference: report.reference }
  })
}

/** A promo code without the order's key would make another report with every repeat. */
function readClaim({ body, headers }: Handled<typeof endpoints.startReport>): Claim {
  const { paymentType, businessData, paymentId, promoCode } = body
  if (paymentType === 'stripe') return { paymentType, businessData, paymentId }
  const orderKey = headers['idempotency-key']
  if (orderKey === undefined) {
    throw new AppError('validation-failed', { publicText: 'A promo order needs the header Idempotency-Key.' })
  }
  return { paymentType, businessData, promoCode, orderKey }
}
