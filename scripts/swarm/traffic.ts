import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, createCustomer } from '@findable/failures'

interface Deps {
  siteUrl: string
  customer: ReturnType<typeof createCustomer>
  website: string
}

export type Traffic = ReturnType<typeof startTraffic>

/**
 * Orders, by card and by promo code in turns, and visits of the landing page, until it is stopped. As the web app does,
 * a customer sends a call that failed once more, with the same key; here for up to two minutes.
 */
export function startTraffic({ siteUrl, customer, website }: Deps) {
  let stopped = false
  const orderIds: string[] = []
  const seen = { visits: 0, failedVisits: 0, repeatedCalls: 0 }
  let longestGap = 0

  async function visit(): Promise<void> {
    for (let last = Date.now(); !stopped; await sleep(250)) {
      seen.visits++
      const page = await fetch(siteUrl, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
      await page?.text().catch(() => undefined)
      if (page?.status === 200) {
        longestGap = Math.max(longestGap, Date.now() - last)
        last = Date.now()
      } else seen.failedVisits++
    }
  }

  async function insist(call: () => Promise<Answer>): Promise<Answer['body']> {
    for (const giveUp = Date.now() + 120_000; ; await sleep(2_000)) {
      const answer = await call().catch(() => undefined)
      if (answer?.status === 200) return answer.body
      const refused = answer !== undefined && answer.status < 500
      if (refused || Date.now() > giveUp) throw new Error(`an order is not accepted: ${JSON.stringify(answer)}`)
      seen.repeatedCalls++
    }
  }

  async function order(): Promise<void> {
    for (let byCard = true; !stopped; byCard = !byCard) {
      const key = randomUUID()
      if (byCard) {
        const clientSecret = (await insist(() => customer.openCheckout(key, website))).clientSecret!
        await insist(() => customer.pay({ intentId: clientSecret.split('_secret_')[0]!, clientSecret }))
      } else await insist(() => customer.startPromoReport(key, undefined, website))
      orderIds.push(await customer.orderIdOf(key))
      await sleep(4_000)
    }
  }

  /** Rejects when an order was refused. */
  const ended = Promise.all([visit(), order()])
  ended.catch(() => {})

  return {
    /** Orders accepted so far. */
    orderIds,
    /** Waits until this many more orders have come in. */
    async more(count: number): Promise<void> {
      for (const wanted = orderIds.length + count; orderIds.length < wanted && !stopped;) {
        await Promise.race([sleep(250), ended])
      }
    },
    /** How long the landing page was away at most, since this was asked last. */
    away(): string {
      const seconds = (longestGap / 1_000).toFixed(1)
      longestGap = 0
      return `the site was away for at most ${seconds} s`
    },
    /** Ends it, and says how it went. Throws when an order was refused. */
    async stop(): Promise<typeof seen> {
      stopped = true
      await ended
      return seen
    },
  }
}
