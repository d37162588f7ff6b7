import { check } from './check.ts'
import type { Reached } from './reach.ts'

/** Every container but the sandbox, which is the world outside. */
const containers = ['payments', 'reports', 'worker', 'browser', 'admin', 'mail', 'gateway', 'redis', 'postgres']

/** Whether paid orders end well when any one container of the running project is killed with `kill -9` meanwhile. */
export async function checkKills({
  compose,
  up,
  slowDown,
  website,
  query,
  oracle,
  customer,
}: Reached): Promise<boolean[]> {
  const results = [
    await check('its data is still there when its containers are made again', async () => {
      await up()
      await slowDown(1_500)
      const [orders] = await query<{ count: number }>('select count(*)::integer from payments.orders')
      if (!orders?.count) throw new Error('the orders are gone')
      return `${orders.count} orders`
    }),
  ]
  for (const container of containers) {
    const killed = await check(
      `a paid order is delivered though ${container} is killed while its report is made`,
      async () => {
        const { orderId } = await customer.paidOrder(website)
        if (container === 'mail') oracle.mayRepeatMail(orderId)
        await compose('kill', container)
        await up()
        const outcome = await oracle.settled(orderId)
        if (outcome !== 'DELIVERED') throw new Error(outcome)
      },
    )
    results.push(killed)
  }
  return [
    ...results,
    await check('every order has ended, and none twice', async () => {
      const waiting = await oracle.unsettled()
      if (waiting.length > 0) throw new Error(waiting.join('\n'))
    }),
  ]
}
