import { describe, expect, test } from 'vitest'
import { check, expiryOf, format } from '../src/browser/card-fields.ts'

const card = (more: Partial<{ number: string; expiry: string; cvc: string }> = {}) => ({
  number: '',
  expiry: '',
  cvc: '',
  ...more,
})
const today = new Date(2026, 10, 21)

describe('expiry', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['12', '12 / '],
    ['4', '04 / '],
    ['13', '01 / 3'],
    ['1230', '12 / 30'],
    ['122030', '12 / 30'],
  ])('typed as %s is shown as %s', (digits, written) => {
    expect(format.expiry(digits, card(), false)).toBe(written)
  })

  test('a slash that was just deleted does not come back', () => {
    expect(format.expiry('12', card(), true)).toBe('12')
  })

  test.each([
    ['11 / 26', undefined],
    ['12 / 30', undefined],
    ['10 / 26', 'invalid_expiry_month_past'],
    ['12 / 25', 'invalid_expiry_year_past'],
    ['12 / 77', 'invalid_expiry_year'],
    ['12 / 3', 'incomplete_expiry'],
    ['00 / 30', 'incomplete_expiry'],
    ['', 'incomplete_expiry'],
  ])('%s is %s', (expiry, code) => {
    expect(check.expiry(card({ expiry }), today)?.code).toBe(code)
  })

  test('is a month and a full year', () => {
    expect(expiryOf('04 / 29')).toEqual({ month: 4, year: 2029 })
  })
})

describe('number and security code', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242', undefined],
    ['378282246310005', '3782 822463 10005', undefined],
    ['4242424242424241', '4242 4242 4242 4241', 'invalid_number'],
    ['42424242', '4242 4242', 'incomplete_number'],
    ['', '', 'incomplete_number'],
  ])('%s is shown as %s and is %s', (digits, written, code) => {
    expect(format.number(digits, card(), false)).toBe(written)
    expect(check.number(card({ number: written }))?.code).toBe(code)
  })

  test('American Express has a code of four digits, the others of three', () => {
    expect(format.cvc('12345', card({ number: '3782' }), false)).toBe('1234')
    expect(format.cvc('12345', card({ number: '4242' }), false)).toBe('123')
    expect(check.cvc(card({ number: '3782', cvc: '123' }))?.code).toBe('incomplete_cvc')
    expect(check.cvc(card({ number: '4242', cvc: '123' }))).toBeUndefined()
  })
})
