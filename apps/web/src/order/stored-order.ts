import {
  detectingAutomatically,
  industryChoices,
  parseWebsite,
  websiteName,
  type BusinessData,
} from '@findable/contracts/customer'
import { readStored } from '@findable/ui'

/**
 * The visitor's order, kept in session storage from the landing form until its report is started. The key makes it a
 * single order: a reload, a second attempt or a return from the bank reuses its payment.
 */
export interface StoredOrder {
  key: string
  businessData: BusinessData
}

const names = {
  businessData: 'businessData',
  orderKey: 'orderKey',
  /** The payment intent of the order, and the one that paid for the report. */
  orderPayment: 'orderPaymentIntent',
  reportId: 'latestGeneratedReportId',
  reportPayment: 'latestReportPaymentIntent',
} as const

/** Stores an order for a website. The same website again continues the open order. Throws where storage is blocked. */
export function storeOrder(website: { entered: string; name: string }): void {
  const open = readOrder()
  if (open?.businessData.businessWebsite === website.entered) return
  const businessData: BusinessData = {
    businessName: website.name,
    businessWebsite: website.entered,
    industry: detectingAutomatically,
  }
  sessionStorage.setItem(names.businessData, JSON.stringify(businessData))
  renewOrderKey()
}

export function readOrder(): StoredOrder | null {
  const key = readStored(names.orderKey)
  const businessData = readBusinessData()
  if (!businessData) return null
  return { businessData, key: key ?? renewOrderKey() }
}

function readBusinessData(): BusinessData | null {
  try {
    const stored: unknown = JSON.parse(readStored(names.businessData) ?? 'null')
    return isBusinessData(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * Checked by hand, because the landing page would load a library of schemas for this alone; the server checks an order
 * by its schema.
 */
function isBusinessData(stored: unknown): stored is BusinessData {
  const { businessName, businessWebsite, industry, email } = Object(stored) as Record<keyof BusinessData, unknown>
  return (
    typeof businessName === 'string' &&
    typeof businessWebsite === 'string' &&
    !('problem' in parseWebsite(businessWebsite)) &&
    industryChoices.some((choice) => choice === industry) &&
    (email === undefined || typeof email === 'string')
  )
}

/** A new key: the previous order was refunded or belongs to another website. */
export function renewOrderKey(): string {
  const key = makeUuid()
  sessionStorage.setItem(names.orderKey, key)
  sessionStorage.removeItem(names.orderPayment)
  return key
}

/** Stores which payment belongs to the order: a return from the bank may be for another order. */
export function storeOrderPayment(paymentIntentId: string): void {
  sessionStorage.setItem(names.orderPayment, paymentIntentId)
}

/** A client secret is the id of its payment intent, `_secret_` and the secret itself. */
export const paymentIntentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!

/** The open order, if this payment intent is its own. */
export const readOrderOf = (paymentIntentId: string): StoredOrder | null =>
  readStored(names.orderPayment) === paymentIntentId ? readOrder() : null

/** The open order, if it is for this website. */
export function readOrderFor(website: string): StoredOrder | null {
  const order = readOrder()
  const isSame = order && websiteName(order.businessData.businessWebsite) === websiteName(website)
  return isSame ? order : null
}

/** A version 4 UUID. `crypto.randomUUID` exists on https pages only, and the site may be tried over a local network. */
function makeUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Stores the address that the report goes to, so that it survives the trip to the bank and back. */
export function storeEmail(email: string | undefined): void {
  const order = readOrder()
  if (!order) return
  const { email: _, ...rest } = order.businessData
  sessionStorage.setItem(names.businessData, JSON.stringify(email ? { ...rest, email } : rest))
}

/**
 * The order became a report: stores the report's id and the payment intent behind it (none for a promo code), and
 * forgets the order.
 */
export function closeOrder(report: { id: string; paymentIntentId: string | null }): void {
  sessionStorage.setItem(names.reportId, report.id)
  if (report.paymentIntentId) sessionStorage.setItem(names.reportPayment, report.paymentIntentId)
  else sessionStorage.removeItem(names.reportPayment)
  clearOrder()
}

export function clearOrder(): void {
  for (const name of [names.businessData, names.orderKey, names.orderPayment]) sessionStorage.removeItem(name)
}

export const readReportId = (): string | null => readStored(names.reportId)

/** The last report, if this payment intent paid for it. */
export const readReportIdOf = (paymentIntentId: string): string | null =>
  readStored(names.reportPayment) === paymentIntentId ? readReportId() : null
