import { endpoints, promoPaymentId } from '@findable/contracts/customer'
import { api } from '../api/client.ts'
import { clearOrder, closeOrder, type StoredOrder } from './stored-order.ts'

type Payment = { promoCode: string } | { paymentIntentId: string }

/**
 * Starts the report of a paid order, stores its id and forgets the order. Safe to repeat: the key makes it one report.
 */
export async function startReport(order: StoredOrder, payment: Payment): Promise<string | null> {
  const paid =
    'promoCode' in payment
      ? { paymentType: 'promo' as const, paymentId: promoPaymentId, promoCode: payment.promoCode }
      : { paymentType: 'stripe' as const, paymentId: payment.paymentIntentId }
  const { reportId } = await api.call(endpoints.startReport, {
    headers: { 'idempotency-key': order.key },
    body: { businessData: order.businessData, ...paid },
  })
  if (reportId) {
    closeOrder({ id: reportId, paymentIntentId: 'paymentIntentId' in payment ? payment.paymentIntentId : null })
    return reportId
  }
  console.error('start-report answered without a report id')
  clearOrder()
  return null
}
