// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOrder } from '../../order/stored-order.ts'
import { render } from '../../testing/render.tsx'
import { OrderForm } from './order-form.tsx'

const assign = vi.fn<(path: string | URL) => void>()

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  assign.mockReset()
})
afterEach(() => vi.restoreAllMocks())

const field = () => screen.getByLabelText<HTMLInputElement>('Business website')

async function send(website: string) {
  render(<OrderForm />)
  if (website) await userEvent.type(field(), website)
  await userEvent.click(screen.getByRole('button', { name: 'Get My Report' }))
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
  await send(website)
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect(field().getAttribute('aria-invalid')).toBe('true')
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
  const { router } = render(<OrderForm />, { at: '/?website=bakery.com.au' })
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/checkout'))
  expect(readOrder()?.businessData.businessName).toBe('bakery.com.au')
  expect(router.state.location.search).toBe('')
})

test('who comes back finds what they typed', async () => {
  await send('bakery.com.au')
  cleanup()
  render(<OrderForm />)
  expect(field().value).toBe('https://bakery.com.au')
})
