import { endpoints } from '@findable/contracts'
import { handle, staffRequestOf, type App } from '@findable/service-kit'
import { listConcerns } from '../db/concerns.ts'
import { listOrders, viewOrder } from '../order-view.ts'
import type { OrderDeps } from '../orders.ts'
import { settleRefund } from '../refund-refusals.ts'
import { refundOnRequest } from '../refunds.ts'
import { replayOrder } from '../replay.ts'
import { requestRerun } from '../reruns.ts'

const mostConcerns = 200

/** What staff ask about orders, and do with one. */
export function orderOperations(app: App, deps: OrderDeps, wakePayouts: () => void): void {
  handle(app, endpoints.orders, ({ query }) => listOrders(deps.db, query))

  handle(app, endpoints.orderView, ({ params }) => viewOrder(deps.db, params.reference))

  handle(app, endpoints.orderConcerns, async () => ({ concerns: await listConcerns(deps.db, mostConcerns) }))

  handle(app, endpoints.refundOrder, async ({ params, body }, request) => {
    const refund = await refundOnRequest(deps, params.reference, { ...staffRequestOf(request), ...body })
    wakePayouts()
    return refund
  })

  handle(app, endpoints.settleRefund, ({ params }, request) =>
    settleRefund(deps, params.reference, staffRequestOf(request)),
  )

  handle(app, endpoints.rerunOrder, ({ params, headers, body }, request) =>
    requestRerun(deps, params.reference, { ...staffRequestOf(request), ...body, key: headers['idempotency-key'] }),
  )

  handle(app, endpoints.replayOrder, async ({ params }, request) => {
    const pushed = await replayOrder(deps, params.reference, staffRequestOf(request))
    wakePayouts()
    return { pushed }
  })
}
