import { createCustomer, createOracle, setSite, shortWaits } from '@findable/failures'
import { databaseUrl, freePorts, withClient } from '@findable/local-servers'
import { run } from './check.ts'

interface Place {
  siteUrl: string
  mailboxUrl: string
  promoCode: string
}

/** A demo business. */
const website = 'copperquokkaelectrical.com.au'

export type Reached = Awaited<ReturnType<typeof reach>>

/**
 * The running project once its database and its card provider are within reach and its waits short (after `up`), with
 * the failure matrix's customer and oracle.
 */
export async function reach(project: string, env: NodeJS.ProcessEnv, place: Place) {
  const [postgresPort, stripePort] = (await freePorts(2)) as [number, number]
  /** What the composition is set to; takes more. */
  const settings: NodeJS.ProcessEnv = {
    ...env,
    ...shortWaits,
    POSTGRES_PORT: String(postgresPort),
    STRIPE_PORT: String(stripePort),
  }
  const files = ['--file', 'compose.yaml', '--file', 'scripts/compose/reachable.yaml']
  const withInput = (input: string, ...args: string[]) =>
    run(settings, ['docker', 'compose', '--project-name', project, ...files, ...args], input)

  const database = databaseUrl({
    user: 'postgres',
    password: 'only-for-this-machine',
    port: postgresPort,
    database: 'findable',
  })
  const query = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    withClient(database, async (client) => (await client.query(text, values)).rows as Row[])
  const { siteUrl, mailboxUrl: sandboxUrl, promoCode } = place

  return {
    project,
    settings,
    website,
    query,
    withInput,
    compose: (...args: string[]) => withInput('', ...args),
    up: (...services: string[]) => withInput('', 'up', '--detach', '--wait', '--wait-timeout', '300', ...services),
    /** Makes the website so slow that something can happen while its report is made: milliseconds for each response. */
    slowDown: (slowMs: number) => setSite(sandboxUrl, website, { slowMs }),
    oracle: createOracle({ siteUrl, sandboxUrl, stripeUrl: `http://127.0.0.1:${stripePort}/v1`, query }),
    customer: createCustomer({ siteUrl, promoCode, address: '127.0.0.1', query }),
  }
}
