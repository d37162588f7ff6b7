import type Stripe from 'stripe'
import { find, idOf, save, type Account } from './account.ts'

/** Moves a payment into the past, for tests of what is done long after one. */
export function agePayment(account: Account, intent: Stripe.PaymentIntent, days: number): Stripe.PaymentIntent {
  const aged = { ...intent, created: intent.created - days * 24 * 3_600 }
  save(account, aged)
  const chargeId = idOf(intent.latest_charge)
  if (chargeId) save(account, { ...find(account, 'charge', chargeId), created: aged.created })
  return aged
}
