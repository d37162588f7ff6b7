import { reportPath } from '@findable/contracts/customer'
import { showToastOnNextPage, type Toast } from '@findable/ui'
import { ApiError } from '@findable/api-client'
import { Elements } from '@stripe/react-stripe-js'
import { useEffect, useState } from 'react'
import { toasts } from '../../content/toasts.ts'
import { closeOrder, paymentIntentOf, readOrder, type StoredOrder } from '../../order/stored-order.ts'
import { elementsOptions } from './card-appearance.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCardProvider, usePaymentSession } from './payment-session.ts'

export default function CheckoutScreen() {
  const [order] = useState(readOrder)
  useEffect(() => {
    if (!order) goHome(toasts.noBusinessData)
  }, [order])
  useFreshOnReturn()
  return order ? <Checkout order={order} /> : <CheckoutSkeleton />
}

/**
 * Browsers may bring a page back as it was left, even with `no-store`: here, frozen in the middle of a payment. Asks
 * again what became of the order instead.
 */
function useFreshOnReturn(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}

function goHome(toast: Toast): void {
  showToastOnNextPage(toast)
  location.replace('/')
}

function Checkout({ order }: { order: StoredOrder }) {
  const session = usePaymentSession(order)
  const provider = useCardProvider()
  const { reportId, clientSecret } = session.data ?? {}

  useEffect(() => {
    if (!session.error) return
    const refused =
      session.error instanceof ApiError && session.error.body?.code === 'refused-website' && session.error.body
    goHome(refused ? toasts.websiteRefused(refused.error) : toasts.paymentNotPrepared)
  }, [session.error])

  useEffect(() => {
    if (!reportId || !clientSecret) return
    // Already paid: on to the report, never to a second charge.
    closeOrder({ id: reportId, paymentIntentId: paymentIntentOf(clientSecret) })
    location.replace(reportPath(reportId))
  }, [reportId, clientSecret])

  if (session.error || reportId) return <CheckoutSkeleton />
  const ready = session.data && provider.data
  return (
    <Elements stripe={ready ? provider.data : null} options={elementsOptions(clientSecret)}>
      <CheckoutForm order={session.data?.order ?? order} cardFailed={provider.isError} cardPrepared={Boolean(ready)} />
    </Elements>
  )
}
