import { endpoints } from '@findable/contracts'
import { handle, type App } from '@findable/service-kit'

/** What the checkout needs to load the card form. */
export function checkoutConfig(app: App, settings: { publishableKey: string; sandbox: boolean }): void {
  handle(app, endpoints.checkoutConfig, async () => ({
    publishableKey: settings.publishableKey,
    scriptUrl: settings.sandbox ? '/sandbox/stripe.js' : null,
  }))
}
