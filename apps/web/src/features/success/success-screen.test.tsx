// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOrder, readOrder, storeOrder, storeOrderPayment } from '../../order/stored-order.ts'
import { answerWith, failure } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import SuccessScreen from './success-screen.tsx'

const bakery = { entered: 'https://bakery.com.au', name: 'bakery.com.au' }
const secret = 'payment_intent_client_secret=pi_a_secret_x'
const returned = `/success?paymentType=stripe&payment_intent=pi_a&${secret}&redirect_status=succeeded`
/** This test is about what is requested; any answer that needs no polling will do. */
const report = { 'GET /api/business-reports/report-a': failure(404, 'not-found') }

const open = (at: string) => render(<SuccessScreen />, { at, path: '/success/:reportId?' }).router
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('back from the bank: the report starts, and the address becomes its own', async () => {
  storeOrder(bakery)
  storeOrderPayment('pi_a')
  const { key } = readOrder()!
  const calls = answerWith({ ...report, 'POST /api/start-report': { reportId: 'report-a', reference: 'FND-1' } })
  const router = open(returned)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/success/report-a'))
  expect(router.state.location.search).toBe('')
  expect(calls[0]?.body).toMatchObject({ paymentId: 'pi_a', businessData: { businessWebsite: bakery.entered } })
  expect(calls[0]?.headers.get('idempotency-key')).toBe(key)
})

test("another order's return address never pays for the order that is open in this tab", async () => {
  storeOrder(bakery)
  storeOrderPayment('pi_b')
  const calls = answerWith({})
  const router = open(returned)
  expect(hrefOf('See the state of your order')).toBe('/report-status?paymentId=pi_a')
  await vi.waitFor(() =>
    expect(router.state.location.search).toBe('?paymentType=stripe&payment_intent=pi_a&redirect_status=succeeded'),
  )
  expect(calls).toEqual([])
  expect(readOrder()?.businessData.businessWebsite).toBe(bakery.entered)
})

test("another order's return address never shows the report that this tab made last", () => {
  closeOrder({ id: 'report-b', paymentIntentId: 'pi_b' })
  const calls = answerWith({})
  open(returned)
  screen.getByText(/on its way to the email address you gave/)
  expect(calls).toEqual([])
})

test('the return address of the report that this tab made last leads to it', async () => {
  closeOrder({ id: 'report-a', paymentIntentId: 'pi_a' })
  const calls = answerWith(report)
  const router = open(returned)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/success/report-a'))
  expect(calls.map(({ path }) => path)).toEqual(['/api/business-reports/report-a'])
})

test.each([
  ['pi_a', 'Back to your order', '/checkout'],
  ['pi_b', 'Start a new order', '/'],
])('a payment that the bank declined leads back to its own order: %s', (payment, name, href) => {
  storeOrder(bakery)
  storeOrderPayment(payment)
  open(returned.replace('succeeded', 'failed'))
  expect(hrefOf(name)).toBe(href)
})
