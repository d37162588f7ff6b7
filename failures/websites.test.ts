import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { auditResultSchema } from '@findable/contracts'
import { findHeadlessChromium } from '@findable/local-servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectOutcome } from './support/outcome.ts'
import { halfCharactersSite, page, type Behaviour } from './support/sites.ts'
import { startSystem, type System } from './support/system.ts'

/** The total time an audit may take, in seconds, as set in the engine. */
const auditBudget = 60

const rooms = Array.from({ length: 30 }, (_, number) => `/services/room-${'abcdefghij'[number % 10]}${number}`)
const links = (paths: string[]) => paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(' ')

/** Slow, huge, looping and never-ending in one. */
const tiresome: Behaviour = {
  slowMs: 700,
  harm: { '/flood': 'endless', '/drip': 'drip', ...Object.fromEntries(rooms.map((room) => [room, 'silent' as const])) },
  redirects: { '/loop': { to: '/pool', status: 302 }, '/pool': { to: '/loop', status: 302 } },
  files: {
    'index.html': page(
      'Tiresome Bakery',
      links(['/flood', '/drip', '/loop', '/huge', '/calendar?month=1', '/prices', ...rooms]),
    ),
    'prices.html': page('Prices', '<p>A loaf of rye is $9.</p>'),
    'huge.html': page('Everything we ever baked', '<p>One more loaf.</p>'.repeat(150_000)),
    'calendar.html': page('Calendar', links(Array.from({ length: 400 }, (_, month) => `/calendar?month=${month}`))),
  },
}
/** Deeply nested, with end tags that each search the whole depth and match nothing. */
const heavy: Behaviour = {
  files: {
    'index.html': page('Heavy Bakery', links(['/menu', '/prices'])),
    'menu.html': page('Menu', '<div>'.repeat(980) + '</x>'.repeat(480_000)),
    'prices.html': page('Prices', '<p>A loaf of rye is $9.</p>'),
  },
}
/** Runs script and has no navigation, so it is rendered; its script never ends. */
const scripted: Behaviour = {
  files: {
    'index.html': page(
      'Scripted Bakery',
      '<p>A loaf of rye is $9.</p><script>setTimeout(() => { while (true); })</script>',
    ),
  },
}
/** The same with a script that ends. */
const shown: Behaviour = {
  files: {
    'index.html': page(
      'Shown Bakery',
      '<p></p><script>document.querySelector("p").textContent = "A loaf of rye is $9."</script>',
    ),
  },
}
const scriptedSite = 'scripted.com.au'
const shownSite = 'shown.com.au'
const tiresomeSite = 'tiresome.com.au'
const heavySite = 'heavy.com.au'

let system: System
beforeAll(async () => {
  system = await startSystem({
    sites: { [tiresomeSite]: tiresome, [heavySite]: heavy, [scriptedSite]: scripted, [shownSite]: shown },
    // A busy machine may take too long for an ordinary page as well: the next attempt is then due within seconds.
    env: { DELIVERY_DEADLINE_HOURS: String(120 / 3_600) },
  })
})
afterAll(() => system?.stop())

/** The one report of an order, as the worker left it. */
async function reportOf(orderId: string) {
  const reports = await system.query<{ seconds: number; report_data: string }>(
    `select extract(epoch from completed_at - started_at)::float as seconds, report_data
      from reports.business_reports where order_id = $1`,
    [orderId],
  )
  expect(reports).toHaveLength(1)
  const [{ seconds, report_data: result }] = reports as [(typeof reports)[0]]
  return { seconds, result: auditResultSchema.parse(JSON.parse(result)) }
}
const namedIn = (result: unknown, path: string) => JSON.stringify(result).includes(path)

test('W1 slow, huge, looping, never-ending pages', async ({ task }) => {
  const { orderId } = await system.paidOrder(tiresomeSite)
  const outcome = await system.settled(orderId)
  const { seconds, result } = await reportOf(orderId)
  expect(seconds).toBeLessThan(auditBudget)
  expect(result.overallScore).not.toBeNull()
  expect(namedIn(result, 'Prices')).toBe(true)
  const [crawl] = result.sources
  expect(crawl!.reason).toMatch(/^Reading ended at its time limit after \d+ pages?, so some pages were not read\.$/)
  expectOutcome(task, outcome, 'DELIVERED', `read for ${Math.round(seconds)} s, and said so`)
})

test('W3 page built to stall the parser', async ({ task }) => {
  // Ordinary pages are parsed in a few milliseconds, this one in half a second.
  await system.processes.restart('worker-1', { PARSE_SECONDS: '0.1' })
  const { orderId } = await system.paidOrder(heavySite)
  const outcome = await system.settled(orderId)
  const { result } = await reportOf(orderId)
  expect(result.overallScore).not.toBeNull()
  expect(namedIn(result, '/menu')).toBe(false)
  expectOutcome(task, outcome, 'DELIVERED', 'one report, without that page')
})

test('W4 half characters and NULs in every text', async ({ task }) => {
  const { orderId } = await system.paidOrder(halfCharactersSite)
  const outcome = await system.settled(orderId)
  const { result } = await reportOf(orderId)
  expect(result.identity.name).toContain('Shine')
  expectOutcome(task, outcome, 'DELIVERED', 'one report, of whole characters')
})

/** A program in place of a browser, where the unprivileged user it runs as can reach it. */
async function programOf(name: string, code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'findable-program-'))
  await chmod(folder, 0o755)
  const file = join(folder, name)
  await writeFile(file, `#!/bin/sh\n${code}\n`, { mode: 0o755 })
  return file
}

const brokenBrowsers: [row: string, browser: () => Promise<string>, reason: string][] = [
  ['C1 browser cannot be started', async () => '/no/such/browser', 'did not start'],
  ['C2 browser hangs', () => programOf('hanging', 'exec sleep 600'), 'did not start'],
  [
    'C3 browser dies while it shows a page',
    () => programOf('dying', `"${findHeadlessChromium()}" "$@" & sleep 3; kill -9 0`),
    'ended before',
  ],
]

test.for(brokenBrowsers)('%s', async ([, browser, reason], { task }) => {
  await system.processes.restart('worker-1', { RENDER_BROWSER: await browser() })
  const { orderId } = await system.paidOrder(scriptedSite)
  const outcome = await system.settled(orderId)
  const { result } = await reportOf(orderId)
  expect(result.overallScore).not.toBeNull()
  expect(result.sources.find(({ id }) => id === 'rendered-pages')).toMatchObject({
    outcome: 'unavailable',
    reason: expect.stringContaining(reason),
  })
  expectOutcome(task, outcome, 'DELIVERED', 'one report, which says what was not seen')
})

test('C4 browser dies between two reports', async ({ task }) => {
  const pids = join(await mkdtemp(join(tmpdir(), 'findable-pids-')), 'pids')
  await writeFile(pids, '')
  await chmod(dirname(pids), 0o755)
  await chmod(pids, 0o666)
  const browser = await programOf('kept', `echo $$ >> ${pids}; exec "${findHeadlessChromium()}" "$@"`)
  await system.processes.restart('worker-1', { RENDER_BROWSER: browser })
  const started = async () => (await readFile(pids, 'utf8')).trim().split('\n').map(Number)
  const report = async () => {
    const { orderId } = await system.paidOrder(shownSite)
    const outcome = await system.settled(orderId)
    const { result } = await reportOf(orderId)
    expect(result.sources.find(({ id }) => id === 'rendered-pages')).toMatchObject({ outcome: 'gathered' })
    return outcome
  }
  await report()
  await report()
  const [kept, ...others] = await started()
  expect(others).toEqual([])
  process.kill(-kept!, 'SIGKILL')
  const outcome = await report()
  expect(await started()).toHaveLength(2)
  expectOutcome(task, outcome, 'DELIVERED', 'one report, with a new browser')
})

test('the oracle holds for every order of these rows', async () => {
  expect(await system.unsettled()).toEqual([])
})
