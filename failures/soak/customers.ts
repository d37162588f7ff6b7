import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createOwner } from '../support/owner.ts'
import { halfCharactersSite, quickSite, slowSite } from '../support/sites.ts'
import type { System } from '../support/system.ts'
import { chanceOf, type Chance } from './chance.ts'

/** Customers who press the button again when no answer comes, and who leave whenever they like. */

/** A name that resolves, with no website behind it. */
export const deadSite = 'lostandgone.com.au'

type Customer = ReturnType<System['customerAt']>

/** How many order at the same time: enough to keep two cores busy. */
const customers = 6
/** How long a customer keeps pressing the button, watches the report being made, and waits for its mail. Milliseconds. */
const patience = { button: 120_000, report: 20_000, mail: 120_000 }

/** Places `orders` orders. Resolves with how many customers gave up. */
export async function placeOrders(system: System, orders: number, seed: number, onPlaced: () => void): Promise<number> {
  let next = 0
  let gaveUp = 0
  const oneAfterTheOther = async (): Promise<void> => {
    while (next < orders) {
      const number = next++
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
      await placeOrder(system, system.customerAt(address), chanceOf(seed, number)).catch(() => gaveUp++)
      onPlaced()
    }
  }
  await Promise.all(Array.from({ length: customers }, oneAfterTheOther))
  return gaveUp
}

async function placeOrder(system: System, customer: Customer, chance: Chance): Promise<void> {
  const key = randomUUID()
  const byPromo = chance.of(0.3)
  const website = websiteOf(chance)
  const declinedFirst = chance.of(0.05)
  const leaves = chance.of(0.4)
  const checksAgain = chance.of(0.4)
  if (byPromo) await insist(() => customer.startPromoReport(key, undefined, website), [200])
  else await payByCard(customer, { key, website, declinedFirst, leaves })
  await watch(system, key, checksAgain ? patience.mail : patience.report)
  if (checksAgain) await checkAgain(system, key)
}

/** The owner of a delivered report has one check made again, and leaves. */
async function checkAgain(system: System, key: string): Promise<void> {
  const delivered = `select report_id from payments.orders where key = $1 and state = 'delivered'`
  const [order] = await system.query<{ report_id: string }>(delivered, [key]).catch(() => [])
  if (!order) return
  const owner = createOwner(system.siteUrl, order.report_id)
  // 404 and 409: refunded in the meantime. 429: its first answer was lost, and the check is made already.
  await insist(() => owner.recheck('meta-tags'), [200, 404, 409, 429])
}

const websiteOf = (chance: Chance): string => {
  if (chance.of(0.04)) return deadSite
  if (chance.of(0.06)) return slowSite
  return chance.of(0.05) ? halfCharactersSite : quickSite
}

interface CardOrder {
  key: string
  website: string
  declinedFirst: boolean
  /** The browser closes right after the payment. */
  leaves: boolean
}

async function payByCard(customer: Customer, { key, website, declinedFirst, leaves }: CardOrder): Promise<void> {
  const { body } = await insist(() => customer.openCheckout(key, website), [200])
  const clientSecret = body.clientSecret!
  const intent = { intentId: clientSecret.split('_secret_')[0]!, clientSecret }
  if (declinedFirst) await insist(() => customer.pay(intent, '4000000000000002'), [402])
  // 400: already paid, and the answer was lost.
  await insist(() => customer.pay(intent), [200, 400])
  if (leaves) return
  // 409: refunded in the meantime.
  await insist(() => customer.startReport({ ...intent, key, website }), [200, 409])
}

/** Repeats the call until the answer is one of these. */
async function insist<Given extends { status: number }>(ask: () => Promise<Given>, wanted: number[]): Promise<Given> {
  const end = Date.now() + patience.button
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer && wanted.includes(answer.status)) return answer
    if (Date.now() > end) throw new Error(`no such answer: ${JSON.stringify(answer)}`)
    await sleep(500)
  }
}

/** Until the order has ended, or for so many milliseconds. */
async function watch(system: System, key: string, longest: number): Promise<void> {
  const end = Date.now() + longest
  while (Date.now() < end) {
    const ended = `select from payments.orders where key = $1 and state in ('delivered', 'refunded')`
    const rows = await system.query(ended, [key]).catch(() => [])
    if (rows.length > 0) return
    await sleep(500)
  }
}
