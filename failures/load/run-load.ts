import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApps } from '@findable/launcher'
import { startSystem } from '../support/system.ts'
import { createAnswers, type Summary } from './answers.ts'
import type { LoadPlan } from './arguments.ts'
import { memoryBelow } from './memory.ts'
import { placeOrder, type Placed } from './orders.ts'
import { visit } from './visitors.ts'

const root = join(import.meta.dirname, '../..')
const minute = 60_000

export interface LoadResult extends Placed {
  summary: Summary[]
  /** MiB of all processes, PostgreSQL and Redis included, the sandbox not. */
  memory: { before: number; highest: number; after: number }
  refusals: string[]
  unsettled: string[]
}

/** Visitors and customers at the product as it runs with `npm start`, and what they met. */
export async function runLoad(plan: LoadPlan, say: (line: string) => void = () => {}): Promise<LoadResult> {
  await buildApps(root, new AbortController().signal)
  const apps = { web: join(root, 'apps/web/dist'), admin: join(root, 'apps/admin/dist') }
  const system = await startSystem({ supervised: true, apps })
  try {
    const memory = () => memoryBelow(system.processes.pidOf('sandbox'))
    await sleep(plan.rest)
    const before = memory()
    let highest = before
    const watching = setInterval(() => (highest = Math.max(highest, memory())), 2_000)
    const answers = createAnswers()
    const placed: Placed = { accepted: 0, ready: [], longestTold: 0 }
    const refusals: string[] = []
    const order = (number: number) =>
      placeOrder(system, number, answers, placed).catch((error: unknown) => void refusals.push(String(error)))

    const end = new AbortController()
    const visiting = visit(system.siteUrl, plan.visitors, answers, end.signal)
    const orders = Array.from({ length: plan.atOnce }, (_, number) => order(number))
    const wanted = plan.ordersPerMinute * plan.minutes
    for (let number = 0; number < wanted; number++) {
      orders.push(order(number))
      if (number % plan.ordersPerMinute === 0) say(`  ${number} orders placed, ${memory()} MiB`)
      await sleep(minute / plan.ordersPerMinute)
    }
    const settled = setInterval(
      () => say(`  ${placed.accepted} accepted, ${placed.ready.length} ready, ${memory()} MiB`),
      minute,
    )
    await Promise.all(orders)
    clearInterval(settled)
    end.abort()
    await visiting
    clearInterval(watching)
    await sleep(plan.rest)
    return {
      ...placed,
      summary: answers.summary(),
      memory: { before, highest, after: memory() },
      refusals,
      unsettled: await system.unsettled(),
    }
  } finally {
    await system.stop()
  }
}
