import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cookiesOf, from, internalToken, login, newClient, startGateway, type Gateway } from './support/gateway.ts'

let gateway: Gateway
let looks = 0
let up = true
let said: object
beforeAll(async () => {
  gateway = await startGateway()
  gateway.instead = (request, response) => {
    if (request.url !== '/health/ready') return false
    looks++
    setTimeout(() => response.writeHead(up ? 200 : 503).end(JSON.stringify(said)), 50)
    return true
  }
})
afterAll(() => gateway.close())
beforeEach(() => {
  // Moves the clock so that each test checks the services itself instead of reusing the last check.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 * ++tests })
  looks = 0
  up = true
  said = {}
})
let tests = 0
const services = 4
const health = (headers: Record<string, string> = {}) => gateway.app.inject({ url: '/api/health', headers })

it('one look a second at most serves everybody', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => health()))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await health()
  expect(looks).toBe(services)
  vi.advanceTimersByTime(1_001)
  await health()
  expect(looks).toBe(2 * services)
})

it('the outside learns ready or not; which services are not is told inside', async () => {
  up = false
  const outside = await health({ 'x-internal-token': 'guess' })
  expect(outside.statusCode).toBe(503)
  expect(outside.json()).toEqual({ ready: false })
  expect((await health({ 'x-internal-token': internalToken })).json()).toEqual({
    ready: false,
    services: { gateway: true, payments: false, reports: false, admin: false, mail: false },
  })
})

it('the process says that it is alive without asking any service', async () => {
  up = false
  expect((await gateway.app.inject({ url: '/health/live' })).statusCode).toBe(200)
  expect(looks).toBe(0)
})

it('staff are told what each service says about itself, and which gives no answer', async () => {
  const cookie = cookiesOf(await login(gateway.app, 'right horse'))
  const ask = async () =>
    (await gateway.app.inject({ url: '/api/admin/health', headers: { cookie, ...from(newClient()) } })).json()
  up = false
  said = { ready: false, failing: ['database'], attention: ['Parked messages of mail: 2.'] }
  const mail = { service: 'mail', ready: false, failing: ['database'], attention: ['Parked messages of mail: 2.'] }
  expect(await ask()).toEqual([
    { service: 'gateway', ready: true, failing: [], attention: [] },
    ...['payments', 'reports', 'admin', 'mail'].map((service) => ({ ...mail, service })),
  ])
  vi.advanceTimersByTime(1_001)
  said = { failing: 'nonsense' }
  expect((await ask())[1]).toEqual({ service: 'payments', ready: false, failing: ['no answer'], attention: [] })
})
