import { expect, it, vi } from 'vitest'
import { formatDate } from './dates.ts'

it.each([
  ['2026-05-02T17:23:00.000Z', 'May 3, 2026, 3:23 AM'],
  ['2026-12-31T12:59:59.000Z', 'Dec 31, 2026, 11:59 PM'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['yesterday', 'Invalid date'],
])('the date %j is shown in Sydney time, or said to be missing or wrong: %s', (iso, shown) => {
  expect(formatDate(iso)).toBe(shown)
})

it('a browser that cannot format dates is no reason for a screen to fail', () => {
  // A getter, which TypeScript's library has as a method.
  const formatter: { format: unknown } = Intl.DateTimeFormat.prototype
  vi.spyOn(formatter, 'format', 'get').mockReturnValue(() => {
    throw new RangeError('no such zone')
  })
  expect(formatDate('2026-05-02T17:23:00.000Z')).toBe('Error formatting date')
  vi.restoreAllMocks()
})
