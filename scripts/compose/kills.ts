import { createCustomer, createOracle, setSite, shortWaits } from '@findable/failures'
import { databaseUrl, freePorts, withClient } from '@findable/local-servers'
import { check, run } from './check.ts'

/** Every container but the sandbox, which is the world outside. */
const containers = ['payments', 'reports', 'worker', 'browser', 'admin', 'mail', 'gateway', 'redis', 'postgres']

/** A demo business, whose website is made so slow that its report is under way while a container is killed. */
const website = 'copperquokkaelectrical.com.au'

interface Place {
  siteUrl: string
  mailboxUrl: string
  promoCode: string
}

/** Whether paid orders end well when any one container of the running project is killed with `kill -9` meanwhile. */
export async function checkKills(project: string, env: NodeJS.ProcessEnv, place: Place): Promise<boolean[]> {
  const [postgresPort, stripePort] = (await freePorts(2)) as [number, number]
  const reachable = { ...env, ...shortWaits, POSTGRES_PORT: String(postgresPort), STRIPE_PORT: String(stripePort) }
  const files = ['--file', 'compose.yaml', '--file', 'scripts/compose/reachable.yaml']
  const compose = (...args: string[]) =>
    run(reachable, ['docker', 'compose', '--project-name', project, ...files, ...args])
  const up = () => void compose('up', '--detach', '--wait', '--wait-timeout', '300')

  const database = databaseUrl({
    user: 'postgres',
    password: 'only-for-this-machine',
    port: postgresPort,
    database: 'findable',
  })
  const query = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    withClient(database, async (client) => (await client.query(text, values)).rows as Row[])
  const { siteUrl, mailboxUrl: sandboxUrl, promoCode } = place
  const oracle = createOracle({ siteUrl, sandboxUrl, stripeUrl: `http://127.0.0.1:${stripePort}/v1`, query })
  const customer = createCustomer({ siteUrl, promoCode, address: '127.0.0.1', query })

  const results = [
    await check('its data is still there when its containers are made again', async () => {
      up()
      await setSite(sandboxUrl, website, { slowMs: 1_500 })
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
        compose('kill', container)
        up()
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
