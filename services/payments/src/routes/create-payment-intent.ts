import { endpoints } from '@findable/contracts'
import { handle, type App } from '@findable/service-kit'
import { openPayment } from '../checkout.ts'
import type { OrderDeps } from '../orders.ts'

export function createPaymentIntent(app: App, deps: OrderDeps): void {
  handle(app, endpoints.createPaymentIntent, ({ body, headers }, request) =>
    openPayment(deps, body, { requestId: request.id, orderKey: headers['idempotency-key'] }),
  )
}
