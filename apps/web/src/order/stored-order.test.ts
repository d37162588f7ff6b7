// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  closeOrder,
  paymentIntentOf,
  readOrder,
  readOrderOf,
  readReportId,
  readReportIdOf,
  storeEmail,
  storeOrder,
  storeOrderPayment,
} from './stored-order.ts'

beforeEach(() => sessionStorage.clear())

const bakery = { entered: 'https://bakery.com.au', name: 'bakery.com.au' }

test('an order keeps the business data under the names the product promises', () => {
  storeOrder(bakery)
  expect(JSON.parse(sessionStorage.getItem('businessData') ?? '')).toEqual({
    businessName: 'bakery.com.au',
    businessWebsite: 'https://bakery.com.au',
    industry: 'Detecting Automatically',
  })
  closeOrder({ id: 'a-report', paymentIntentId: null })
  expect(sessionStorage.getItem('latestGeneratedReportId')).toBe('a-report')
  expect(readReportId()).toBe('a-report')
})

test('its key is a version 4 UUID that stays the same through reloads', () => {
  storeOrder(bakery)
  const key = readOrder()?.key
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(readOrder()?.key).toBe(key)
})

test('entering the same website again continues the open order, another website is a new one', () => {
  storeOrder(bakery)
  const key = readOrder()?.key
  storeOrder(bakery)
  expect(readOrder()?.key).toBe(key)
  storeOrder({ entered: 'https://other.com.au', name: 'other.com.au' })
  expect(readOrder()?.key).not.toBe(key)
})

test('the email survives the way to the bank, and can be taken back', () => {
  storeOrder(bakery)
  storeEmail('owner@bakery.com.au')
  expect(readOrder()?.businessData.email).toBe('owner@bakery.com.au')
  storeEmail(undefined)
  expect(readOrder()?.businessData).not.toHaveProperty('email')
})

test('what is not an order is read as none', () => {
  for (const text of ['', 'not json', '{}', '{"businessName":"x","businessWebsite":"nonsense","industry":"?"}']) {
    sessionStorage.setItem('businessData', text)
    expect(readOrder()).toBeNull()
  }
})

test('a started report ends the order and keeps the report', () => {
  storeOrder(bakery)
  closeOrder({ id: 'a-report', paymentIntentId: null })
  expect(readOrder()).toBeNull()
  expect(readReportId()).toBe('a-report')
})

test('an order answers to its own payment alone, and the next order does not inherit it', () => {
  storeOrder(bakery)
  expect(readOrderOf('pi_1')).toBeNull()
  storeOrderPayment(paymentIntentOf('pi_1_secret_abc'))
  expect(readOrderOf('pi_1')?.businessData.businessName).toBe('bakery.com.au')
  expect(readOrderOf('pi_2')).toBeNull()
  storeOrder({ entered: 'https://other.com.au', name: 'other.com.au' })
  expect(readOrderOf('pi_1')).toBeNull()
})

test('a report answers to the payment that paid for it, a free one to none', () => {
  closeOrder({ id: 'a-report', paymentIntentId: 'pi_1' })
  expect(readReportIdOf('pi_1')).toBe('a-report')
  expect(readReportIdOf('pi_2')).toBeNull()
  closeOrder({ id: 'free-report', paymentIntentId: null })
  expect(readReportIdOf('pi_1')).toBeNull()
})
