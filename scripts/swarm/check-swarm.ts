import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { createCustomer, createOracle, setSite, shortWaits, until } from '@findable/failures'
import { databaseUrl, freePorts, withClient } from '@findable/local-servers'
import { check, run } from '../compose/check.ts'
import { startSecondMachine } from './second-machine.ts'
import { openStack } from './stack.ts'
import { startTraffic, type Traffic } from './traffic.ts'

const name = `findable-swarm-${process.pid}`
/** A demo business. */
const website = 'copperquokkaelectrical.com.au'
const promoCode = 'SWARM-CHECK'
/** Those that have versions. */
const images = ['services', 'browser', 'proxy', 'backup']
/** Another version, and one whose services do not start. */
const [next, broken] = [`${name}-next`, `${name}-broken`]
/** Services of which a new container must be healthy before the old one ends. */
const rolled = ['gateway', 'payments', 'reports', 'worker', 'admin', 'mail']

/** Asks the proxy at an address for a report that is not there, as a client that claims another address; prints the status. */
const askAgain = `
  const [host, port, claimed] = process.argv.slice(1)
  const headers = { host: 'localhost:' + port, 'content-type': 'application/json', 'x-forwarded-for': claimed }
  const options = { host, port, path: '/api/resend-report', method: 'POST', headers, servername: 'localhost', rejectUnauthorized: false }
  const body = { website: '${website}', email: 'somebody@example.com', businessName: '', reportType: 'client' }
  const { request } = require('node:https')
  request(options, ({ statusCode }) => { console.log(statusCode); process.exit() }).end(JSON.stringify(body))`

/** Deploys, scales, rolls, drains and rolls back on two machines with orders under way, then asks the oracle. */
export async function checkSwarm(): Promise<boolean[]> {
  const secrets = await mkdtemp(join(tmpdir(), 'findable-secrets-'))
  const [http, https, mailbox, stripe, postgres] = (await freePorts(5)) as [number, number, number, number, number]
  const siteUrl = `https://localhost:${https}`
  const sandboxUrl = `http://127.0.0.1:${mailbox}`
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    ...shortWaits,
    SECRETS: secrets,
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    MAILBOX_PORT: String(mailbox),
    STRIPE_PORT: String(stripe),
    POSTGRES_PORT: String(postgres),
    // Without the port: Caddy would listen on it, inside its container.
    PUBLIC_URL: 'https://localhost',
    TLS: 'internal',
    ADMIN_EMAIL: 'admin@example.com',
    SMTP_HOST: 'unused',
    MAIL_FROM: 'reports@example.com',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    BACKUP_RECIPIENT: 'age1v0xh3g52ysd4wp6uvvwq0lw7qg557m7mwraw0srw8488uwc79dds2jprjv',
    VERSION: 'latest',
  }
  const stack = openStack(name, settings)
  const { docker } = stack
  const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const password = (await readFile(join(secrets, 'POSTGRES_PASSWORD'), 'utf8')).trim()
    const database = databaseUrl({ user: 'postgres', password, port: postgres, database: 'findable' })
    return withClient(database, async (client) => (await client.query(text, values)).rows as Row[])
  }
  const customer = createCustomer({ siteUrl, promoCode, address: '127.0.0.1', query })
  const oracle = createOracle({ siteUrl, sandboxUrl, stripeUrl: `http://127.0.0.1:${stripe}/v1`, query })

  const second = await startSecondMachine()
  const { addresses } = second
  let traffic: Traffic | undefined
  const nodesOf = async (service: string): Promise<string[]> =>
    (await stack.tasks()).filter((task) => task.name.startsWith(`${service}.`)).map(({ node }) => node)

  const results: boolean[] = []
  const step = async (title: string, work: () => Promise<string | void>): Promise<void> => {
    // Each builds on those before it.
    const skipped = results.includes(false)
    const skip = () => Promise.reject(new Error('not tried, because of what failed before'))
    results.push(await check(`swarm: ${title}`, skipped ? skip : work))
  }
  try {
    await step('two Docker engines have the images in three versions, and are one swarm', async () => {
      const compose = ['compose', '--file', 'compose.yaml', '--file', 'compose.production.yaml']
      await docker('compose', '--file', 'compose.yaml', 'build', '--quiet')
      await docker(...compose, 'build', '--quiet', 'proxy', 'backup')
      for (const image of images) {
        await docker('tag', `findable-${image}`, `findable-${image}:${next}`)
        await docker('tag', `findable-${image}`, `findable-${image}:${broken}`)
      }
      const rebuild = (version: string, line: string) =>
        run(
          settings,
          ['docker', 'build', '--quiet', '--tag', `findable-services:${version}`, '-'],
          `FROM findable-services\n${line}`,
        )
      await rebuild(next, 'ENV VERSION_OF_THIS_CHECK=next')
      await rebuild(broken, 'ENV NODE_OPTIONS=--no-such-option')

      // As from a registry. Before it joins: Swarm would ask it for containers again and again.
      await second.load(...['latest', next, broken].map((version) => `findable-services:${version}`))
      await docker('swarm', 'init', '--advertise-addr', addresses.first, '--listen-addr', addresses.first)
      const token = (await docker('swarm', 'join-token', '--quiet', 'worker')).trim()
      await second.docker('swarm', 'join', '--token', token, '--advertise-addr', addresses.second, addresses.first)
      const first = (await docker('info', '--format', '{{.Swarm.NodeID}}')).trim()
      await docker('node', 'update', '--label-add', 'data=true', first)
    })
    await step('docker stack deploy: every container becomes healthy, on both machines', async () => {
      const given = {
        STRIPE_SECRET_KEY: 'sk_test_sandbox',
        STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
        PROMO_CODE: promoCode,
      }
      await run({ ...settings, ...given }, ['node', 'docker/secrets.mjs', '--generate'])
      await stack.deploy()
      const count = await stack.running('latest')
      const there = (await stack.tasks()).filter(({ node }) => node === second.name).length
      if (there === 0) throw new Error('nothing runs on the second machine')
      return `${count} containers, ${there} of them on the second machine`
    })
    await step('a report is ordered by card over https, and delivered', async () => {
      await trustProxy(docker)
      await setSite(sandboxUrl, website, { slowMs: 300 })
      const { orderId } = await customer.paidOrder(website)
      const outcome = await oracle.settled(orderId)
      if (outcome !== 'DELIVERED') throw new Error(outcome)
    })
    await step('the gateways know the address of each client, whatever it says itself', async () => {
      const ask = async (from: typeof second.run, claimed: string) =>
        (await from(process.execPath, '--eval', askAgain, addresses.first, String(https), claimed)).trim()
      const statuses: string[] = []
      for (let index = 0; index < 6; index++) statuses.push(await ask(second.run, `10.9.9.${index}`))
      const here = await ask((...line) => run(process.env, line), '10.9.9.9')
      const said = `${statuses.join()}, and ${here} to another client`
      if (said !== '404,404,404,404,404,429, and 404 to another client') throw new Error(said)
    })
    await step('workers are scaled to four, two on each machine, while orders come in', async () => {
      traffic = startTraffic({ siteUrl, customer, website })
      await stack.deploy({ WORKERS: '4' })
      await stack.running('latest')
      const nodes = (await nodesOf('worker')).filter((node) => node === second.name).length
      if (nodes !== 2) throw new Error(`${nodes} of four are on the second machine`)
      return traffic.away()
    })
    await step('a version whose services do not start is taken back by Swarm, while orders come in', async () => {
      await stack.deploy({ VERSION: broken })
      await traffic!.more(4)
      await until(
        'every service is rolled back',
        async () => {
          const states = await stack.updates()
          return rolled.every((service) => states.get(service) === 'rollback_completed')
        },
        { within: 600_000, every: 1_000 },
      )
      return traffic!.away()
    })
    await step('another version is rolled out, while orders come in', async () => {
      await stack.deploy({ VERSION: next })
      await traffic!.more(4)
      await stack.running(next)
      return traffic!.away()
    })
    await step('the second machine is drained, while orders come in', async () => {
      // So that new containers are healthy elsewhere before those here end.
      await docker('node', 'update', '--availability', 'pause', second.name)
      for (const service of rolled) await docker('service', 'update', '--detach', '--force', `${name}_${service}`)
      await traffic!.more(4)
      await stack.running(next)
      await docker('node', 'update', '--availability', 'drain', second.name)
      await traffic!.more(4)
      await stack.running(next)
      const left = (await stack.tasks()).filter(({ node }) => node === second.name)
      if (left.length > 0) throw new Error(left.map((task) => task.name).join())
      return traffic!.away()
    })
    await step('the version before it is rolled back, while orders come in', async () => {
      await stack.deploy({ VERSION: 'latest' })
      await traffic!.more(4)
      await stack.running('latest')
      return traffic!.away()
    })
    await step('every order has ended with one report, and none twice', async () => {
      const seen = await traffic!.stop()
      const { orderIds } = traffic!
      let waiting: string[] = []
      const settled = async () => (waiting = await oracle.unsettled()).length === 0
      await until('every order has ended', settled).catch(() => Promise.reject(new Error(waiting.join('\n'))))
      const delivered = await query(`select from payments.orders where id = any($1) and state = 'delivered'`, [
        orderIds,
      ])
      if (delivered.length < orderIds.length) throw new Error(`${delivered.length} of ${orderIds.length} are delivered`)
      return `${orderIds.length} orders, ${JSON.stringify(seen)}`
    })
  } finally {
    await traffic?.stop().catch(() => {})
    if (results.includes(false)) {
      console.log(await docker('stack', 'ps', '--no-trunc', name).catch(String))
      for (const service of rolled) {
        console.log(await docker('service', 'logs', '--raw', '--tail', '20', `${name}_${service}`).catch(String))
      }
    }
    const down = await check('swarm: everything is taken down again', async () => {
      await stack.remove()
      await until('its containers are gone', async () => (await second.docker('ps', '--all', '--quiet')) === '')
      await second.stop()
      await docker('swarm', 'leave', '--force')
      await rm(secrets, { recursive: true })
      await docker('rmi', ...images.flatMap((image) => [`findable-${image}:${next}`, `findable-${image}:${broken}`]))
    })
    results.push(down)
  }
  return results
}

/** From here on this process trusts the certificates that the proxy makes for itself. */
async function trustProxy(docker: (...args: string[]) => Promise<string>): Promise<void> {
  const [proxy] = (await docker('ps', '--quiet', '--filter', `name=${name}_proxy`)).split('\n')
  const root = await docker('exec', proxy!, 'cat', '/data/caddy/pki/authorities/local/root.crt')
  setDefaultCACertificates([...getCACertificates(), root])
}
