// @vitest-environment happy-dom
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOrder, readReportId, storeOrder, type StoredOrder } from '../../order/stored-order.ts'
import { answerWith, failure } from '../../testing/answers.ts'
import { renderHook } from '../../testing/render.tsx'
import { useCheckout } from './use-checkout.ts'

const assign = vi.fn<(path: string | URL) => void>()
let order: StoredOrder

beforeEach(() => {
  sessionStorage.clear()
  storeOrder({ entered: 'https://bakery.com.au', name: 'bakery.com.au' })
  order = readOrder()!
  vi.spyOn(location, 'assign').mockImplementation(assign)
  assign.mockReset()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const elements = { submit: async () => ({}) } as unknown as StripeElements
const cardProvider = (confirmPayment: (...args: never[]) => Promise<unknown>) =>
  ({ confirmPayment }) as unknown as Stripe
const paid = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
const started = { reportId: 'r1', reference: 'FND-1' }
const byCard = (stripe: Stripe) => ({ stripe, elements, email: 'owner@bakery.com.au' })

test('a paid card order starts its report under the order key, with the email, and goes to the progress screen', async () => {
  const calls = answerWith({ 'POST /api/start-report': started })
  const hook = renderHook(() => useCheckout(order))
  await act(() => hook.result.current.payWithCard(byCard(cardProvider(paid))))
  expect(calls[0]?.headers.get('idempotency-key')).toBe(order.key)
  expect(calls[0]?.body).toEqual({
    businessData: { ...order.businessData, email: 'owner@bakery.com.au' },
    paymentType: 'stripe',
    paymentId: 'pi_1',
  })
  expect(readReportId()).toBe('r1')
  expect(readOrder()).toBeNull()
  expect(assign).toHaveBeenCalledWith('/report-progress')
})

test('when the report does not start after the payment, the next press starts it without a second charge', async () => {
  const answers = [failure(503, 'service-unavailable'), started]
  answerWith({ 'POST /api/start-report': () => answers.shift() })
  const confirm = vi.fn<typeof paid>(paid)
  const hook = renderHook(() => useCheckout(order))
  await act(() => hook.result.current.payWithCard(byCard(cardProvider(confirm))))
  expect(hook.result.current.phase.kind).toBe('paid-not-started')
  expect(readOrder()?.key).toBe(order.key)
  await act(() => hook.result.current.payWithCard(byCard(cardProvider(confirm))))
  expect(confirm).toHaveBeenCalledOnce()
  expect(assign).toHaveBeenCalledWith('/report-progress')
})

test("a declined card keeps the order open and shows the provider's reason", async () => {
  const calls = answerWith({})
  const hook = renderHook(() => useCheckout(order))
  const declined = async () => ({ error: { message: 'Your card was declined.' } })
  await act(() => hook.result.current.payWithCard(byCard(cardProvider(declined))))
  expect(hook.result.current.phase).toEqual({ kind: 'refused', reason: 'Your card was declined.' })
  expect(calls).toEqual([])
  expect(readOrder()?.key).toBe(order.key)
})

test('an order that turns out to be paid already is not charged again: its report starts', async () => {
  const calls = answerWith({ 'POST /api/start-report': started })
  const hook = renderHook(() => useCheckout(order))
  const again = async () => ({
    error: { message: 'unexpected state', payment_intent: { id: 'pi_1', status: 'succeeded' } },
  })
  await act(() => hook.result.current.payWithCard(byCard(cardProvider(again))))
  expect(calls[0]?.body).toMatchObject({ paymentId: 'pi_1' })
})

test('a payment that the bank still works on starts nothing', async () => {
  const calls = answerWith({})
  const hook = renderHook(() => useCheckout(order))
  const processing = async () => ({ paymentIntent: { id: 'pi_1', status: 'processing' } })
  await act(() => hook.result.current.payWithCard(byCard(cardProvider(processing))))
  expect(hook.result.current.phase.kind).toBe('bank-processing')
  expect(calls).toEqual([])
})

test('a broken connection claims neither success nor failure of the payment', async () => {
  const hook = renderHook(() => useCheckout(order))
  const broken = () => Promise.reject(new TypeError('network'))
  await act(() => hook.result.current.payWithCard(byCard(cardProvider(broken))))
  expect(hook.result.current.phase.kind).toBe('unknown')
})

test('a promo order carries the code and the fixed payment id', async () => {
  const calls = answerWith({ 'POST /api/start-report': started })
  const hook = renderHook(() => useCheckout(order))
  await act(() =>
    hook.result.current.payWithPromo({
      promoCode: 'FREE',
      email: undefined,
      refuse: vi.fn<() => void>(),
    }),
  )
  expect(calls[0]?.body).toEqual({
    businessData: order.businessData,
    paymentType: 'promo',
    paymentId: 'promo',
    promoCode: 'FREE',
  })
  expect(calls[0]?.headers.get('idempotency-key')).toBe(order.key)
})

test('a code that the server no longer accepts is taken off the order', async () => {
  answerWith({ 'POST /api/start-report': failure(400, 'invalid-promo-code') })
  const refuse = vi.fn<() => void>()
  const hook = renderHook(() => useCheckout(order))
  await act(() => hook.result.current.payWithPromo({ promoCode: 'OLD', email: undefined, refuse }))
  expect(refuse).toHaveBeenCalledOnce()
  expect(hook.result.current.phase.kind).toBe('idle')
})
