import { endpoints } from '@findable/contracts'
import { handle, type App } from '@findable/service-kit'
import { receiveEvent } from '../inbox.ts'
import type { OrderDeps } from '../orders.ts'

export function stripeWebhook(app: App, deps: OrderDeps, wakePayouts: () => void, webhookSecret: string): void {
  handle(app, endpoints.stripeWebhook, async ({ body }, request) => {
    const signature = request.headers['stripe-signature']
    const event = deps.card.readEvent(body, typeof signature === 'string' ? signature : '', webhookSecret)
    await receiveEvent(deps, event)
    wakePayouts()
    return { received: true as const }
  })
}
