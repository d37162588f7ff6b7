import { ApiError } from '@findable/api-client'
import { showToast, showToastOnNextPage, type Toast } from '@findable/ui'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import { toasts } from '../../content/toasts.ts'
import { startReport } from '../../order/start-report.ts'
import { storeEmail, type StoredOrder } from '../../order/stored-order.ts'
import { payByCard } from './pay-by-card.ts'

export type Phase =
  | { kind: 'idle' }
  | { kind: 'processing' }
  /** The payment went through but the report was not started: the next press starts it, without a second charge. */
  | { kind: 'paid-not-started' }
  | { kind: 'bank-processing' }
  /** Refused, with the provider's reason; nothing was charged. */
  | { kind: 'refused'; reason: string }
  /** The call was interrupted: we do not know whether the money moved. */
  | { kind: 'unknown' }

interface ByPromo {
  promoCode: string
  email: string | undefined
  /** Called when the server no longer accepts the code. */
  refuse(): void
}

interface ByCard {
  stripe: Stripe
  elements: StripeElements
  email: string
}

/** Pays for the order in one of its two ways and hands over to the progress screen. */
export function useCheckout(order: StoredOrder) {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const paidIntent = useRef<string | null>(null)

  async function payWithPromo({ promoCode, email, refuse }: ByPromo): Promise<void> {
    setPhase({ kind: 'processing' })
    try {
      await startReport(withEmail(order, email), { promoCode })
      goToProgress(toasts.promoSuccess)
    } catch (error) {
      setPhase({ kind: 'idle' })
      if (!(error instanceof ApiError && error.body?.code === 'invalid-promo-code'))
        return showToast(toasts.reportFailed)
      refuse()
      showToast(toasts.promoInvalid)
    }
  }

  async function payWithCard({ stripe, elements, email }: ByCard): Promise<void> {
    setPhase({ kind: 'processing' })
    // Before the payment, because the bank may send the customer back to another page.
    storeEmail(email)
    if (!paidIntent.current) {
      const outcome = await payByCard(stripe, elements, email).catch(() => null)
      if (outcome?.kind === 'processing') return setPhase({ kind: 'bank-processing' })
      if (outcome?.kind !== 'paid') {
        const toast = outcome ? toasts.paymentFailed(outcome.message) : toasts.paymentException
        setPhase(outcome ? { kind: 'refused', reason: toast.message } : { kind: 'unknown' })
        return showToast(toast)
      }
      paidIntent.current = outcome.paymentIntentId
      showToast(toasts.paymentSuccess)
    }
    try {
      await startReport(withEmail(order, email), { paymentIntentId: paidIntent.current })
      goToProgress(toasts.paymentSuccess)
    } catch {
      setPhase({ kind: 'paid-not-started' })
      showToast(toasts.reportFailed)
    }
  }

  return { phase, payWithPromo, payWithCard }
}

function withEmail(order: StoredOrder, email: string | undefined): StoredOrder {
  const { email: _, ...businessData } = order.businessData
  return { ...order, businessData: email ? { ...businessData, email } : businessData }
}

function goToProgress(toast: Toast): void {
  showToastOnNextPage(toast)
  location.assign('/report-progress')
}
