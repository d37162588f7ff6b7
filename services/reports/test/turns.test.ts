import { createServices } from '@findable/audit-engine'
import { createLogger, openRedis, type Redis } from '@findable/service-kit'
import { freshRedis, startRedis, type TestRedis } from '@findable/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSharedTurns } from '../src/turns.ts'

const log = createLogger('reports', 'silent')
let clients: Redis[]
let own: TestRedis
beforeAll(async () => {
  const { url } = await freshRedis()
  own = await startRedis()
  clients = [openRedis(url, log, 'never'), openRedis(url, log, 'never')]
  await Promise.all(clients.map((client) => new Promise((ready) => client.once('ready', ready))))
})
afterAll(async () => {
  for (const client of clients) client.disconnect()
  await own.stop()
})

const patient = () => AbortSignal.timeout(30_000)

test('two processes together ask OpenStreetMap once a second', async () => {
  const turns = clients.map(createSharedTurns)
  const startedAt = performance.now()
  await Promise.all([0, 1, 0, 1].map((process) => turns[process]!('nominatim', patient())))
  // Three pauses; each process on its own would need only one.
  expect(performance.now() - startedAt).toBeGreaterThan(2_500)
})

test('each service has turns of its own, and those that want no pause need none', async () => {
  const [takeTurn] = clients.map(createSharedTurns)
  await takeTurn!('overpass', patient())
  const soon = AbortSignal.timeout(500)
  await takeTurn!('pagespeed', soon)
  await takeTurn!('pagespeed', soon)
  await expect(takeTurn!('overpass', AbortSignal.timeout(100))).rejects.toThrow('aborted')
})

test('a caller that gives up while waiting takes no turn away from others', async () => {
  const [takeTurn] = clients.map(createSharedTurns)
  await takeTurn!('nominatim', patient())
  const startedAt = performance.now()
  const gaveUp = Array.from({ length: 20 }, () => takeTurn!('nominatim', AbortSignal.timeout(200)).catch(() => 'gone'))
  expect(new Set(await Promise.all(gaveUp))).toEqual(new Set(['gone']))
  await takeTurn!('nominatim', patient())
  expect(performance.now() - startedAt).toBeLessThan(3_000)
})

test.each(['away', 'silent'])(
  'with a Redis that is %s the service is unavailable after its time, not the audit',
  async (how) => {
    await own.start().catch(() => {})
    const client = openRedis(own.url, log, how === 'away' ? 'never' : 'always')
    await client.ping().catch(() => {})
    await own.pause()
    const access = { endpoint: 'http://127.0.0.1:1', key: null }
    const services = createServices({ nominatim: access }, { takeTurn: createSharedTurns(client) })
    const question = { service: 'nominatim', method: 'GET', path: '/search' } as const
    const startedAt = performance.now()
    await expect(services.ask(question, AbortSignal.timeout(700))).rejects.toThrow(
      'OpenStreetMap did not answer in time.',
    )
    expect(performance.now() - startedAt).toBeGreaterThan(600)
    client.disconnect()
  },
)
