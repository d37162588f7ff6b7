// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showKeptToast, showToast, showToastOnNextPage, type Toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  dismissToast()
})
afterEach(() => vi.useRealTimers())

const toast = (title: string, duration?: number): Toast => ({
  kind: 'error',
  title,
  message: '',
  ...(duration && { duration }),
})

test('a toast stays five seconds, or as long as it says', () => {
  showToast(toast('five'))
  vi.advanceTimersByTime(4_999)
  expect(currentToast()?.title).toBe('five')
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
  showToast(toast('three', 3_000))
  vi.advanceTimersByTime(3_000)
  expect(currentToast()).toBeNull()
})

test('one is visible at a time, and a new one has its whole time', () => {
  showToast(toast('first'))
  vi.advanceTimersByTime(4_000)
  showToast(toast('second'))
  expect(currentToast()?.title).toBe('second')
  vi.advanceTimersByTime(4_000)
  expect(currentToast()?.title).toBe('second')
})

test('a toast can be kept for the next page, and is shown there once', () => {
  showToastOnNextPage(toast('kept'))
  expect(currentToast()).toBeNull()
  showKeptToast()
  expect(currentToast()?.title).toBe('kept')
  dismissToast()
  showKeptToast()
  expect(currentToast()).toBeNull()
})
