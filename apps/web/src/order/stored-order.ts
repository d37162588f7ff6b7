import { businessDataSchema, detectingAutomatically, type BusinessData } from '@findable/contracts'

/**
 * The visitor's order, kept in session storage from the landing form until its report is started. The key makes the
 * order one order: a reload, a second try or a return from the bank reuses its payment.
 */
export interface StoredOrder {
  key: string
  businessData: BusinessData
}

const names = { businessData: 'businessData', orderKey: 'orderKey', reportId: 'latestGeneratedReportId' } as const

/** Keeps an order for a website. The same website again continues the order that is still open. Throws where storage is blocked. */
export function storeOrder(website: { url: string; name: string }): void {
  const open = readOrder()
  if (open?.businessData.businessWebsite === website.url) return
  const businessData: BusinessData = {
    businessName: website.name,
    businessWebsite: website.url,
    industry: detectingAutomatically,
  }
  sessionStorage.setItem(names.businessData, JSON.stringify(businessData))
  sessionStorage.setItem(names.orderKey, makeUuid())
}

export function readOrder(): StoredOrder | null {
  const key = sessionStorage.getItem(names.orderKey)
  const businessData = readBusinessData()
  if (!businessData) return null
  return { businessData, key: key ?? renewOrderKey() }
}

function readBusinessData(): BusinessData | null {
  try {
    const parsed = businessDataSchema.safeParse(JSON.parse(sessionStorage.getItem(names.businessData) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** A new key: the order before it was refunded or belongs to another website. */
export function renewOrderKey(): string {
  const key = makeUuid()
  sessionStorage.setItem(names.orderKey, key)
  return key
}

/** A version 4 UUID. `crypto.randomUUID` exists on https pages only, and a shop may be tried on the local network. */
function makeUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Keeps the address that the report goes to, so that it survives the way to the bank and back. */
export function storeEmail(email: string | undefined): void {
  const order = readOrder()
  if (!order) return
  const { email: _, ...rest } = order.businessData
  sessionStorage.setItem(names.businessData, JSON.stringify(email ? { ...rest, email } : rest))
}

export function clearOrder(): void {
  sessionStorage.removeItem(names.businessData)
  sessionStorage.removeItem(names.orderKey)
}

export const storeReportId = (id: string): void => sessionStorage.setItem(names.reportId, id)
export const readReportId = (): string | null => sessionStorage.getItem(names.reportId)
