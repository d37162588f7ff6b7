import { setTimeout as sleep } from 'node:timers/promises'
import { outboxOwners } from '@findable/contracts'
import { startSystem, until, type System } from '../support/system.ts'
import type { SoakPlan } from './arguments.ts'
import { countPayments, type Count } from './count.ts'
import { deadSite, placeOrders } from './customers.ts'
import { makeTrouble, type Trouble } from './trouble.ts'

/** Seconds within which orders end; for customers it is a day. */
const deadline = 90
/** Longer than any mail waits for its next attempt. */
const settleWithin = (deadline + 120) * 1_000

export interface SoakResult extends Count {
  gaveUp: number
  /** Re-checks that were made, and those that ended without a result, as when the order was refunded. */
  checkedAgain: { completed: number; failed: number }
  trouble: Omit<Trouble, 'stop'>
  /** Orders, re-checks and messages that did not settle, and orders that broke the oracle, each with the reason. */
  unsettled: string[]
}

/** Places orders while things go wrong, lets them settle, and counts the outcome of every payment. */
export async function runSoak(
  { orders, killEvery, seed }: SoakPlan,
  onPlaced: (placed: number) => void = () => {},
): Promise<SoakResult> {
  const system = await startSystem({
    env: { DELIVERY_DEADLINE_HOURS: String(deadline / 3_600) },
    sites: { [deadSite]: { gone: true } },
    supervised: true,
  })
  try {
    const trouble = makeTrouble(system, killEvery, seed)
    let placed = 0
    const gaveUp = await placeOrders(system, orders, seed, () => onPlaced(++placed)).finally(trouble.stop)
    await until('everything runs again', () => isWell(system))
    const unsettled = await settle(system)
    const { stop: _, ...suffered } = trouble
    const checkedAgain = await countRechecks(system)
    return { ...(await countPayments(system)), gaveUp, checkedAgain, trouble: suffered, unsettled }
  } finally {
    await system.stop()
  }
}

const isWell = (system: System): Promise<boolean> =>
  fetch(`${system.siteUrl}/api/health`).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Waits until the oracle holds for every order. Returns those left when time is up. */
async function settle(system: System): Promise<string[]> {
  const orders = await system.query<{ id: string }>('select id from payments.orders')
  // When the mail service is killed again and again, a mail may be sent more than once.
  for (const { id } of orders) system.mayRepeatMail(id)
  const end = Date.now() + settleWithin
  for (;;) {
    const unsettled = [
      ...(await system.unsettled()),
      ...(await versionsAtWork(system)),
      ...(await parkedMessages(system)),
    ]
    if (unsettled.length === 0 || Date.now() > end) return unsettled
    await sleep(2_000)
  }
}

/** Re-checks that have not ended. */
async function versionsAtWork(system: System): Promise<string[]> {
  const left = await system.query<{ id: string; work_status: string }>(
    `select id, work_status from reports.report_versions where work_status in ('pending', 'researching')`,
  )
  return left.map(({ id, work_status }) => `re-check ${id}: ${work_status}`)
}

/** Messages that their service gave up sending, without those that the trouble made unsendable. */
async function parkedMessages(system: System): Promise<string[]> {
  const parked = outboxOwners.map(
    (owner) => `select '${owner}-' || id as id, step, problem from ${owner}.outbox
      where parked_at is not null and payload <> '{}'`,
  )
  const rows = await system.query<{ id: string; step: string; problem: string }>(parked.join(' union all '))
  return rows.map(({ id, step, problem }) => `message ${id} (${step}): parked, ${problem}`)
}

async function countRechecks(system: System): Promise<SoakResult['checkedAgain']> {
  const [counted] = await system.query<SoakResult['checkedAgain']>(
    `select count(*) filter (where work_status = 'completed')::int as completed,
      count(*) filter (where work_status = 'failed')::int as failed
    from reports.report_versions where kind = 're-check'`,
  )
  return counted!
}
