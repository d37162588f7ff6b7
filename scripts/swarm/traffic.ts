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
  const visits = { count: 0, failed: new Map<string, number>(), longestGap: 0 }

  async function visit(): Promise<void> {
    for (let last = Date.now(); !stopped; await sleep(250)) {
      visits.count++
      const said = await fetch(siteUrl, { signal: AbortSignal.timeout(20_000) }).then(
        async (response) => (await response.text(), response.status === 200 ? undefined : String(response.status)),
        (error: Error) => (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name,
      )
      if (said) visits.failed.set(said, (visits.failed.get(said) ?? 0) + 1)
      else {
        visits.longestGap = Math.max(visits.longestGap, Date.now() - last)
        last = Date.now()
      }
    }
  }

  async function insist(call: () => Promise<Answer>): Promise<Answer> {
    for (const giveUp = Date.now() + 120_000; ; await sleep(500)) {
      const answer = await call().catch(() => undefined)
      if (answer && answer.status < 500) return answer
      if (Date.now() > giveUp) throw new Error(`no order can be placed: ${answer?.status ?? 'no answer'}`)
    }
  }

  async function order(): Promise<void> {
    for (let byCard = true; !stopped; byCard = !byCard) {
      const key = randomUUID()
      if (byCard) {
        const { status, body } = await insist(() => customer.openCheckout(key, website))
        if (status !== 200) throw new Error(`no checkout: ${status} ${JSON.stringify(body)}`)
        const clientSecret = body.clientSecret!
        await insist(() => customer.pay({ intentId: clientSecret.split('_secret_')[0]!, clientSecret }))
      } else {
        const { status, body } = await insist(() => customer.startPromoReport(key, undefined, website))
        if (status !== 200) throw new Error(`no report: ${status} ${JSON.stringify(body)}`)
      }
      orderIds.push(await customer.orderIdOf(key))
      await sleep(4_000)
    }
  }

  const work = Promise.all([visit(), order()])
  work.catch(() => {})

  return {
    /** Orders accepted so far. */
    orderIds,
    /** Ends it, and says how the visits went. Throws when an order was refused. */
    async stop(): Promise<typeof visits> {
      stopped = true
      await work
      return visits
    },
  }
}
