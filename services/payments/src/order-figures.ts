import { orderStates } from '@findable/contracts'
import { createHistogram, sql, watchFigure, type Kysely } from '@findable/service-kit'
import type { Order } from './db/orders.ts'
import type { Database } from './db/schema.ts'

const minute = 60
const hour = 60 * minute
const paidToReady = createHistogram(
  'findable_paid_to_ready_seconds',
  'From the payment of an order to its report',
  [],
  [10, 20, 30, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, hour, 6 * hour, 24 * hour],
)

/** Counts an order that was delivered for the first time. */
export function countDelivery({ paid_at: paid, delivered_at: delivered }: Order): void {
  if (paid && delivered) paidToReady.observe((delivered.getTime() - paid.getTime()) / 1_000)
}

/** The figures about orders that the database knows. */
export function watchOrders(db: Kysely<Database>): void {
  watchFigure('findable_orders', 'Orders by state', ['state'], async () => {
    const rows = await db
      .selectFrom('orders')
      .select(['state', (of) => of.fn.countAll<number>().as('value')])
      .groupBy('state')
      .execute()
    return orderStates.map((state) => rows.find((row) => row.state === state) ?? { state, value: 0 })
  })
  watchFigure(
    'findable_oldest_unfinished_paid_order_seconds',
    'Time since the payment of the order that has waited longest for its report; 0 without one',
    [],
    async () => {
      const { rows } = await sql<{ value: number }>`select
        coalesce(extract(epoch from clock_timestamp() - min(paid_at)), 0)::float8 as value
        from orders where state = 'paid'`.execute(db)
      return rows
    },
  )
}
