import {
  createApp,
  outboxRoutes,
  type App,
  type Health,
  type InternalClient,
  type Kysely,
  type Logger,
  type OutboxWatch,
} from '@findable/service-kit'
import type { CardProvider } from './card-provider.ts'
import type { Database } from './db/schema.ts'
import { checkPromoCode } from './routes/check-promo-code.ts'
import { checkoutConfig } from './routes/checkout-config.ts'
import { claimOrder } from './routes/claim-order.ts'
import { createPaymentIntent } from './routes/create-payment-intent.ts'
import { orderOperations } from './routes/order-operations.ts'
import { stripeWebhook } from './routes/stripe-webhook.ts'

export interface AppDeps {
  db: Kysely<Database>
  card: CardProvider
  internal: InternalClient
  log: Logger
  health: Health
  outbox: OutboxWatch
  internalToken: string
  publishableKey: string
  webhookSecret: string
  promoCode: string | undefined
  /** Whether the card provider is the sandbox's stand-in. */
  sandbox: boolean
  /** Called when there is money to give back. */
  wakePayouts(): void
}

export function buildApp(deps: AppDeps): App {
  const { log, health, outbox, internalToken, promoCode } = deps
  const app = createApp({ log, internalToken, ...health })
  outboxRoutes(app, 'payments', outbox)
  checkoutConfig(app, deps)
  createPaymentIntent(app, deps)
  checkPromoCode(app, promoCode)
  claimOrder(app, deps, promoCode)
  orderOperations(app, deps, deps.wakePayouts)
  stripeWebhook(app, deps, deps.wakePayouts, deps.webhookSecret)
  return app
}
