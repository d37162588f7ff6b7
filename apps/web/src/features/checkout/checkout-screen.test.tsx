// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import CheckoutScreen from './checkout-screen.tsx'

const replace = vi.fn<(path: string | URL) => void>()
const reload = vi.fn<() => void>()

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(location, 'replace').mockImplementation(replace)
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => vi.restoreAllMocks())

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a checkout without an order leads home', () => {
  render(<CheckoutScreen />)
  expect(replace).toHaveBeenCalledWith('/')
})

test('a checkout that the browser brings back as it was left is reloaded, a first showing is not', () => {
  render(<CheckoutScreen />)
  show(false)
  expect(reload).not.toHaveBeenCalled()
  show(true)
  expect(reload).toHaveBeenCalled()
})
