import { internalEndpoints } from '@findable/contracts'
import { handle, type App } from '@findable/service-kit'
import { listConcerns } from '../db/concerns.ts'
import { viewOrder } from '../order-view.ts'
import type { OrderDeps } from '../orders.ts'
import { settleRefund } from '../refund-refusals.ts'
import { refundOnRequest } from '../refunds.ts'
import { replayOrder } from '../replay.ts'
import { requestRerun } from '../reruns.ts'

const mostConcerns = 200

/** What operators and the back office ask about an order, by its reference. */
export function orderOperations(app: App, deps: OrderDeps, wakePayouts: () => void): void {
  handle(app, internalEndpoints.orderView, ({ params }) => viewOrder(deps.db, params.reference))

  handle(app, internalEndpoints.orderConcerns, async () => ({ concerns: await listConcerns(deps.db, mostConcerns) }))

  handle(app, internalEndpoints.refundOrder, async ({ params, body }) => {
    const refund = await refundOnRequest(deps, params.reference, body.staffId)
    wakePayouts()
    return refund
  })

  handle(app, internalEndpoints.settleRefund, ({ params, body }) => settleRefund(deps, params.reference, body.staffId))

  handle(app, internalEndpoints.rerunOrder, ({ params, headers, body }, request) =>
    requestRerun(deps, params.reference, {
      staffId: body.staffId,
      key: headers['idempotency-key'],
      requestId: request.id,
    }),
  )

  handle(app, internalEndpoints.replayOrder, async ({ params, body }) => {
    const pushed = await replayOrder(deps, params.reference, body.staffId)
    wakePayouts()
    return { pushed }
  })
}
