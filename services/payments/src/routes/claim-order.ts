import { internalEndpoints } from '@findable/contracts'
import { handle, type App } from '@findable/service-kit'
import { claim } from '../claims.ts'
import type { OrderDeps } from '../orders.ts'

export function claimOrder(app: App, deps: OrderDeps, promoCode: string | undefined): void {
  handle(app, internalEndpoints.claimOrder, ({ body }, request) => claim(deps, promoCode, body, request.id))
}
