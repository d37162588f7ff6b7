import { retentionDays } from '@findable/contracts'
import { removeSentMessages } from '@findable/service-kit'
import { removeForeignEvents } from './db/stripe-events.ts'
import { listOldOpenOrders, lockOldOrders, lockOpenOrder, removeOrders } from './db/retention.ts'
import type { OrderDeps } from './orders.ts'
import { settle } from './settlement.ts'

const batch = 200

/** Removes what the privacy policy says we do not keep. What is owed to a customer stays, however old. */
export async function removeOldRecords(deps: OrderDeps): Promise<void> {
  await removeEndedOrders(deps)
  await removeOpenOrders(deps)
  await removeForeignEvents(deps.db, retentionDays.logs)
  await removeSentMessages(deps.db, retentionDays.logs)
}

async function removeEndedOrders({ db, log }: OrderDeps): Promise<void> {
  for (let removed = batch; removed === batch;) {
    removed = await db.transaction().execute(async (trx) => {
      const ids = await lockOldOrders(trx, retentionDays.reportsAndOrders, batch)
      await removeOrders(trx, ids)
      return ids.length
    })
    if (removed > 0) log.info({ removed }, 'old orders removed')
  }
}

/**
 * Removes unpaid orders. Each one's intent is closed first: an order that turns out to be paid is kept like
 * any other.
 */
async function removeOpenOrders(deps: OrderDeps): Promise<void> {
  const { db, card, log } = deps
  for (let found = batch; found === batch;) {
    const orders = await listOldOpenOrders(db, retentionDays.reportsAndOrders, batch)
    for (const order of orders) {
      const intentId = order.payment_intent_id
      if (intentId && !(await card.cancelIntent(intentId))) {
        await settle(deps, order, (await card.findIntent(intentId))!)
        continue
      }
      await db.transaction().execute(async (trx) => {
        if (await lockOpenOrder(trx, order.id)) await removeOrders(trx, [order.id])
      })
    }
    found = orders.length
    if (found > 0) log.info({ found }, 'old open orders removed')
  }
}
