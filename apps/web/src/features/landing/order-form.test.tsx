// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOrder } from '../../order/stored-order.ts'
import { press, render, type } from '../../testing/render.tsx'
import { OrderForm } from './order-form.tsx'

const assign = vi.fn<(path: string | URL) => void>()

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.spyOn(location, 'assign').mockImplementation(assign)
  assign.mockReset()
})
afterEach(() => vi.restoreAllMocks())

async function send(website: string) {
  const place = await render(<OrderForm />)
  await type(place.querySelector('input')!, website)
  await press(place.querySelector('button[type=submit]'))
  return place
}

const invalid =
  'Please enter a valid website address with a proper domain (e.g., yourbusiness.com.au or yourbusiness.com)'

test.each([
  ['', 'Business website is required'],
  ['bakery', invalid],
  ['bakery.con', invalid],
  ['bakery.con.au', invalid],
  ['ab.com', invalid],
  ['bakery.zzz', invalid],
])('%j is refused with its message and stores nothing', async (website, message) => {
  const place = await send(website)
  expect(place.querySelector('[role=alert]')?.textContent).toBe(message)
  expect(place.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
  expect(readOrder()).toBeNull()
  expect(assign).not.toHaveBeenCalled()
})

test('a good address is stored with https:// and without www in its name, and leads to the checkout', async () => {
  await send('www.bakery.com.au/shop')
  expect(readOrder()?.businessData).toEqual({
    businessName: 'bakery.com.au',
    businessWebsite: 'https://www.bakery.com.au/shop',
    industry: 'Detecting Automatically',
  })
  expect(assign).toHaveBeenCalledWith('/checkout')
})

test('a form that was sent before the page was ready is taken up from the address', async () => {
  history.replaceState(null, '', '/?website=bakery.com.au')
  await render(<OrderForm />)
  expect(readOrder()?.businessData.businessName).toBe('bakery.com.au')
  expect(assign).toHaveBeenCalledWith('/checkout')
  expect(location.search).toBe('')
})

test('who comes back finds what they typed', async () => {
  await send('bakery.com.au')
  const place = await render(<OrderForm />)
  expect(place.querySelector('input')?.value).toBe('https://bakery.com.au')
})
