import { randomUUID } from 'node:crypto'
import { startSystem, until, type System } from '@findable/failures'
import type { Benchmark } from '../benchmark.ts'
import { plumber } from '../engine/site/plumber.ts'

const { host, pages } = plumber()
const repeats = 3
const oneByOne = 20
const crowd = 120
const patientCrowd = 30
/** Milliseconds of each response: of an ordinary website, and of one that keeps a worker waiting. */
const latency = { usual: 50, long: 1_000 }
/** Reports at a time of each worker, as docs/growing.md tells operators. */
const atATime = 5

const hosts = {
  usual: Array.from({ length: 10 }, (_, n) => `usual-${n}-${host}`),
  long: Array.from({ length: 10 }, (_, n) => `long-${n}-${host}`),
}
/** The product's own waits, not those of the failure matrix. */
const waits = Object.fromEntries(
  [
    'SWEEP_SECONDS',
    'RECONCILE_AFTER_SECONDS',
    'RESEND_AFTER_SECONDS',
    'GENERATION_SILENCE_SECONDS',
    'MAIL_TRY_SECONDS',
  ].map((name) => [name, '']),
)

export const orderLine: Benchmark = {
  group: 'line',
  rows: [
    {
      id: 'paid-to-ready',
      figure: `seconds from a confirmed payment to a report that can be read, 95 % of ${oneByOne} orders one after the other, 25 pages at ${latency.usual} ms`,
      goal: 1.5,
      better: 'lower',
      limit: 'the audit, and the rounds of answers it waits for',
    },
    {
      id: 'reports-a-minute',
      figure: `orders a minute through to an accepted mail, ${crowd} of them at the same time, the whole product with one worker on this machine`,
      goal: 300,
      better: 'higher',
      limit:
        'the processors: audits take more than 40 % of them, and the browser that shows each home page as a phone does a quarter',
    },
    {
      id: 'reports-a-minute-2',
      figure: 'the same with two workers',
      goal: 300,
      better: 'higher',
      limit: 'the same',
    },
    {
      id: 'two-workers',
      figure: `the same on websites that take ${latency.long / 1_000} s for each response, two workers / one, each with ${atATime} reports at a time`,
      goal: 1.8,
      better: 'higher',
      limit: 'what websites take to answer',
    },
  ],
  async measure(say) {
    const sites = Object.fromEntries([
      ...hosts.usual.map((name) => [name, siteAt(name, latency.usual)] as const),
      ...hosts.long.map((name) => [name, siteAt(name, latency.long)] as const),
    ])
    const ratios: Record<string, number[]> = Object.fromEntries(this.rows.map(({ id }) => [id, []]))
    const system = await startSystem({ env: waits, sites })
    try {
      const staff = await system.signIn()
      const allow = async (reports: number): Promise<void> => {
        const { status } = await staff.saveAppSettings({
          apiRateLimit: 10_000,
          maxConcurrentReports: reports,
          debugMode: false,
          cacheTimeMinutes: 60,
        })
        if (status !== 200) throw new Error(`the settings were refused: ${status}`)
      }
      for (let round = 0; round <= repeats; round++) {
        await allow(2 * atATime)
        const seconds = await readyAfter(system)
        const one = await perMinute(system, crowd, hosts.usual)
        await allow(atATime)
        const oneWaiting = await perMinute(system, patientCrowd, hosts.long)
        await system.processes.start('worker-2')
        await allow(2 * atATime)
        const two = await perMinute(system, crowd, hosts.usual)
        const twoWaiting = await perMinute(system, patientCrowd, hosts.long)
        await system.processes.stop('worker-2')
        say(
          `ready after ${seconds.toFixed(2)} s; a minute: ${one.toFixed(0)} with one worker, ${two.toFixed(0)} with two, ${oneWaiting.toFixed(0)} and ${twoWaiting.toFixed(0)} on slow websites${round === 0 ? ' (does not count)' : ''}`,
        )
        if (round === 0) continue
        ratios['paid-to-ready']!.push(seconds)
        ratios['reports-a-minute']!.push(one)
        ratios['reports-a-minute-2']!.push(two)
        ratios['two-workers']!.push(twoWaiting / oneWaiting)
      }
    } finally {
      await system.stop()
    }
    return ratios
  },
}

/** The website of the other benchmarks under this name. */
const siteAt = (name: string, slowMs: number) => ({
  https: 'none' as const,
  redirectToHttps: false,
  slowMs,
  files: Object.fromEntries(
    [...pages].map(([path, html]) => [
      path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      html.replaceAll(`//${host}`, `//${name}`),
    ]),
  ),
})

/** Seconds within which 95 % of reports were there, ordered one after the other. */
async function readyAfter(system: System): Promise<number> {
  const seconds: number[] = []
  for (let n = 0; n < oneByOne; n++) {
    const customer = system.customerAt(`10.3.0.${n}`)
    const order = await customer.order(hosts.usual[n % hosts.usual.length])
    await customer.pay(order)
    const paidAt = performance.now()
    const { body } = await customer.startReport(order)
    await until('the report can be read', async () => (await system.reportStatus(body.reportId!)) === 'completed', {
      every: 20,
    })
    seconds.push((performance.now() - paidAt) / 1_000)
  }
  return seconds.toSorted((a, b) => a - b)[Math.floor(oneByOne * 0.95) - 1]!
}

/** Orders a minute, from the first until the mail server has accepted the mail of the last. */
async function perMinute(system: System, orders: number, websites: string[]): Promise<number> {
  const sent = async (): Promise<number> => {
    const [{ count }] = (await system.query<{ count: number }>(
      `select count(*)::int from mail.messages where kind = 'report-ready' and state = 'sent'`,
    )) as [{ count: number }]
    return count
  }
  const before = await sent()
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: orders }, async (_, n) => {
      const customer = system.customerAt(`10.4.${n >> 8}.${n & 255}`)
      const { status, body } = await customer.startPromoReport(randomUUID(), undefined, websites[n % websites.length])
      if (status !== 200) throw new Error(`an order was refused: ${status} ${JSON.stringify(body)}`)
    }),
  )
  await until('all mails are sent', async () => (await sent()) - before >= orders, { within: 600_000 })
  return orders / ((performance.now() - startedAt) / minute)
}
const minute = 60_000
