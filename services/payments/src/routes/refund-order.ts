import { internalEndpoints } from '@findable/contracts'
import { handle, type App } from '@findable/service-kit'
import type { OrderDeps } from '../orders.ts'
import { refundOnRequest } from '../refunds.ts'

export function refundOrder(app: App, deps: OrderDeps, wakePayouts: () => void): void {
  handle(app, internalEndpoints.refundOrder, async ({ params, body }) => {
    const refund = await refundOnRequest(deps, params.reference, body.staffId)
    wakePayouts()
    return refund
  })
}
