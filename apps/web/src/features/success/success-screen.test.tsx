// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOrder, readOrder, storeOrder, storeOrderPayment } from '../../order/stored-order.ts'
import { answerWith, failure } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import SuccessScreen from './success-screen.tsx'

const bakery = { url: 'https://bakery.com.au', name: 'bakery.com.au' }
const secret = 'payment_intent_client_secret=pi_a_secret_x'
const returned = `/success?paymentType=stripe&payment_intent=pi_a&${secret}&redirect_status=succeeded`
/** What is asked for counts here; an answer that needs no polling is enough. */
const report = { 'GET /api/business-reports/report-a': failure(404, 'not-found') }

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', returned)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('back from the bank: the report starts, and the address becomes its own', async () => {
  storeOrder(bakery)
  storeOrderPayment('pi_a')
  const { key } = readOrder()!
  const calls = answerWith({ ...report, 'POST /api/start-report': { reportId: 'report-a', reference: 'FND-1' } })
  await render(<SuccessScreen />)
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(location.pathname).toBe('/success/report-a')
  })
  expect(location.search).toBe('')
  expect(calls[0]?.body).toMatchObject({ paymentId: 'pi_a', businessData: { businessWebsite: bakery.url } })
  expect(calls[0]?.headers.get('idempotency-key')).toBe(key)
})

test("another order's return address never pays for the order that is open in this tab", async () => {
  storeOrder(bakery)
  storeOrderPayment('pi_b')
  const calls = answerWith({})
  const place = await render(<SuccessScreen />)
  expect(calls).toEqual([])
  expect(place.querySelector('a[href="/report-status?paymentId=pi_a"]')).not.toBeNull()
  expect(location.search).toBe('?paymentType=stripe&payment_intent=pi_a&redirect_status=succeeded')
  expect(readOrder()?.businessData.businessWebsite).toBe(bakery.url)
})

test("another order's return address never shows the report that this tab made last", async () => {
  closeOrder({ id: 'report-b', paymentIntentId: 'pi_b' })
  const calls = answerWith({})
  const place = await render(<SuccessScreen />)
  expect(calls).toEqual([])
  expect(place.textContent).toContain('on its way to the email address you gave')
})

test('the return address of the report that this tab made last leads to it', async () => {
  closeOrder({ id: 'report-a', paymentIntentId: 'pi_a' })
  const calls = answerWith(report)
  await render(<SuccessScreen />)
  expect(calls.map(({ path }) => path)).toEqual(['/api/business-reports/report-a'])
  expect(location.pathname).toBe('/success/report-a')
})

test.each([
  ['pi_a', '/checkout'],
  ['pi_b', '/'],
])('a payment that the bank declined leads back to its own order: the open one is %s', async (payment, href) => {
  history.replaceState(null, '', returned.replace('succeeded', 'failed'))
  storeOrder(bakery)
  storeOrderPayment(payment)
  const place = await render(<SuccessScreen />)
  expect(place.querySelector('section a')?.getAttribute('href')).toBe(href)
})
