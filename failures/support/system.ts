import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Alert } from '@findable/contracts'
import { freePorts, withClient, type Role } from '@findable/local-servers'
import { startPostgres, startRedis } from '@findable/test-kit'
import {
  homePlaces,
  portNames,
  sandboxProgram,
  servicePrograms,
  type Home,
  type Ports,
  type Program,
} from '@findable/launcher'
import { createCustomer } from './customer.ts'
import { createOracle } from './oracle.ts'
import { createProcesses } from './processes.ts'
import {
  halfCharacters,
  halfCharactersSite,
  quickSite,
  setSite,
  slowSite,
  vanishingSite,
  type Behaviour,
} from './sites.ts'
import { signIn } from './staff.ts'
import { createStripeEvents } from './stripe-events.ts'

const root = dirname(dirname(import.meta.dirname))
const secret = 'only-for-the-failure-matrix-0123456789'
const promoCode = 'FREEREPORT'

/** The product's waits, shortened so that a row takes seconds. */
export const shortWaits = {
  SWEEP_SECONDS: '0.5',
  RECONCILE_AFTER_SECONDS: '2',
  RESEND_AFTER_SECONDS: '3',
  GENERATION_SILENCE_SECONDS: '6',
  MAIL_TRY_SECONDS: '2',
}

/** The processes that can be killed; the sandbox is the outside world. */
export const services = ['payments', 'reports', 'worker-1', 'admin', 'mail', 'gateway'] as const
const rolesOf: Record<string, Role> = {
  payments: 'payments',
  reports: 'reports',
  'worker-1': 'reports',
  'worker-2': 'reports',
  admin: 'admin',
  mail: 'mail',
}

interface SystemOptions {
  /** Passed to every process. */
  env?: Record<string, string>
  /** Websites in addition to the usual ones. */
  sites?: Record<string, Behaviour>
  /** A supervisor restarts any service that ends. */
  supervised?: boolean
  /** The folders of the built apps; without them there are no pages. */
  apps?: { web: string; admin: string }
}

/** The whole product as real processes, with its own PostgreSQL and Redis. */
export async function startSystem({ env = {}, sites = {}, supervised = false, apps }: SystemOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'findable-failures-'))
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const database = await postgres.freshDatabase()
  const free = await freePorts(portNames.length + 2)
  const ports = Object.fromEntries(portNames.map((name, index) => [name, free[index]])) as Ports
  const [port, mailboxPort] = free.slice(portNames.length) as [number, number]
  const siteUrl = `http://127.0.0.1:${port}`
  const sandboxUrl = `http://127.0.0.1:${mailboxPort}`
  const dist = join(folder, 'dist')
  await mkdir(dist)
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>No app: the rows speak to the API</title>')

  // A caller from here is trusted to name the client's address.
  const facts = {
    root,
    settings: {
      env: { TRUST_PROXY: 'loopback' },
      home: folder,
      host: '127.0.0.1',
      port,
      mailboxPort,
      publicUrl: siteUrl,
      promoCode,
    },
    home: homeOf(folder),
    ports,
    redisUrl: redis.url,
  }
  const own = ({ name }: Program): Record<string, string> => {
    const role = rolesOf[name]
    return role
      ? { DATABASE_URL: database.urls[role] }
      : { WEB_DIST: apps?.web ?? dist, ADMIN_DIST: apps?.admin ?? dist }
  }
  const programs = servicePrograms(facts).map((program) => ({
    ...program,
    env: { ...program.env, ...own(program), ...shortWaits, ...env, NODE_ENV: 'test' },
  }))
  const processes = createProcesses([sandboxProgram(facts), ...programs])

  async function stop(): Promise<void> {
    await processes.stopAll(services)
    await processes.stop('sandbox')
    await Promise.all([postgres.stop(), redis.stop()])
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await processes.start('sandbox')
    const usual = {
      [quickSite]: {},
      [slowSite]: { slowMs: 1_500 },
      [vanishingSite]: {},
      [halfCharactersSite]: halfCharacters,
    }
    for (const [host, behaviour] of Object.entries({ ...usual, ...sites })) await setSite(sandboxUrl, host, behaviour)
    if (supervised) await processes.keepRunning(services)
    else await Promise.all(services.map((name) => processes.start(name)))
  } catch (error) {
    await stop()
    throw error
  }

  /** Rows of a query over every schema, as the superuser. */
  const query = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    withClient(database.adminUrl, async (client) => (await client.query(text, values)).rows as Row[])
  /** Sets a switch of the sandbox for tests. */
  async function sandbox(method: string, path: string, body: object = {}): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(sandboxUrl + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`the sandbox refused ${path}: ${await response.text()}`)
  }
  const stripeUrl = `http://127.0.0.1:${ports['sandbox-stripe']}/v1`
  const customer = createCustomer({ siteUrl, query, promoCode, address: '127.0.0.1' })
  const oracle = createOracle({ siteUrl, sandboxUrl, stripeUrl, query })

  /** Waits until the report of an order is in this state. */
  async function reportIs(orderId: string, status: string): Promise<void> {
    const select = 'select report_status from reports.business_reports where order_id = $1'
    await until(`the report is ${status}`, async () => {
      const [report] = await query<{ report_status: string }>(select, [orderId])
      return report?.report_status === status
    })
  }
  /** What a report's link shows. */
  const reportStatus = async (reportId: string): Promise<string | undefined> =>
    (await oracle.readReport(reportId)).body.status
  /** Waits until an order is in this state. */
  const orderIs = (orderId: string, state: string): Promise<void> =>
    until(`the order is ${state}`, async () => {
      const [order] = await query<{ state: string }>('select state from payments.orders where id = $1', [orderId])
      return order?.state === state
    })
  /** What the back office asks of a service, bypassing the gateway. */
  const internal = (service: 'payments' | 'reports', path: string, body: object, headers = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${ports[service]}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-token': secret, ...headers },
      body: JSON.stringify(body),
    })

  /** Who the gateway would say makes a staff call. */
  const staff = { 'x-staff-id': '1', 'x-staff-name': 'admin' }
  const because = { reason: 'The customer asked.' }

  return {
    ...customer,
    /** Another customer, with their own address. */
    customerAt: (address: string) => createCustomer({ siteUrl, query, promoCode, address }),
    ...oracle,
    ...createStripeEvents({ siteUrl, stripe: oracle.stripe }),
    reportIs,
    orderIs,
    reportStatus,
    internal,
    /** Refunds an order by its reference, as staff. */
    refundByStaff: (reference: string) => internal('payments', `/api/admin/orders/${reference}/refund`, because, staff),
    /** Reruns a delivered report, as staff. */
    rerunByStaff: (reference: string) => internal('payments', `/api/admin/orders/${reference}/rerun`, because, staff),
    signIn: () => signIn(siteUrl, secret),
    /** Alerts in the logs, by name. */
    alerts: (name: Alert) => processes.log.filter(({ alert }) => alert === name),
    processes,
    postgres,
    redis,
    ports,
    siteUrl,
    query,
    cardFault: (fault: object) => sandbox('POST', '/api/faults/stripe', fault),
    mailFault: (mode: string, count?: number) => sandbox('POST', '/api/faults/smtp', { mode, ...(count && { count }) }),
    /** Ends the wait before the next try of each mail: half a minute after the first, then longer. */
    tryMailsNow: () => query(`update mail.messages set next_attempt_at = now() where state = 'queued'`),
    forgetKeys: () => sandbox('DELETE', '/api/stripe/idempotency-keys'),
    /** The bank opens a dispute, or moves it to another status. */
    dispute: (intentId: string, status = 'needs_response') =>
      sandbox('POST', `/api/stripe/payment_intents/${intentId}/dispute`, { status }),
    /** Moves a payment into the past. */
    agePayment: (intentId: string, days: number) =>
      sandbox('POST', `/api/stripe/payment_intents/${intentId}/age`, { days }),
    setSite: (host: string, behaviour: Behaviour) => setSite(sandboxUrl, host, behaviour),
    stop,
  }
}
export type System = Awaited<ReturnType<typeof startSystem>>

/** Waits until the condition holds. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  { within = 60_000, every = 100 } = {},
): Promise<void> {
  const end = Date.now() + within
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${within / 1_000} s, and still not: ${what}`)
    await sleep(every)
  }
}

function homeOf(folder: string): Home {
  const passwords = { payments: 'test', reports: 'test', admin: 'test', mail: 'test' }
  return {
    ...homePlaces(folder),
    secrets: {
      adminUsername: 'admin',
      adminPassword: secret,
      internalToken: secret,
      sessionSecret: secret,
      settingsKey: secret,
      databasePassword: 'test',
      rolePasswords: passwords,
    },
  }
}
