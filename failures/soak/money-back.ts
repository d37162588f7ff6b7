import type { System } from '../support/system.ts'
import { listAll } from './listed.ts'
import type { Chance } from './chance.ts'

/**
 * Money that others return, as happens months after an order: a refund in the dashboard, or a dispute that the bank
 * decides later. Whether their webhooks arrive depends on the mode that webhooks are in at that moment.
 */
export function createMoneyBack(system: System, chance: Chance) {
  const touched = new Set<string>()
  const disputed: string[] = []
  const counts = { refunds: 0, disputes: 0 }

  /** Refunds one payment, or has a bank dispute it. */
  async function strike(): Promise<void> {
    const intents = await listAll<{ id: string; status: string }>(system, '/payment_intents')
    const paid = intents.filter(({ id, status }) => status === 'succeeded' && !touched.has(id))
    if (paid.length === 0) return
    const { id } = chance.pick(paid)
    touched.add(id)
    if ((await system.refundsOf(id)).length > 0) return
    if (chance.of(0.5)) {
      // Our own refund may have come first.
      if (await system.stripe('/refunds', { payment_intent: id }).catch(() => null)) counts.refunds++
    } else {
      await system.dispute(id)
      disputed.push(id)
      counts.disputes++
    }
  }

  /** The bank decides an open dispute. */
  async function decide(): Promise<void> {
    const id = disputed.shift()
    if (id) await system.dispute(id, chance.of(0.5) ? 'won' : 'lost')
  }

  return {
    counts,
    strike,
    decide,
    async decideAll(): Promise<void> {
      while (disputed.length > 0) await decide()
    },
  }
}
