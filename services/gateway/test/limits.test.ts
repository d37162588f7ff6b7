import { defaultSettings, endpoints, limits, toolMessages, type Endpoint } from '@findable/contracts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { from, newClient, own, pathOf, startGateway, type Gateway } from './support/gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
afterEach(() => {
  vi.useRealTimers()
  gateway.instead = undefined
})

const hit = (client: string, endpoint: Endpoint, body: object = {}, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint),
    headers: { ...from(client), 'content-type': 'application/json', ...headers },
    ...(endpoint.method === 'POST' && { payload: JSON.stringify(body) }),
  })
const promoOrder = { paymentType: 'promo', paymentId: 'promo', promoCode: 'A-GUESS' }

describe('limits by client address', () => {
  it.each([
    ['promo checks', endpoints.checkPromoCode, {}, 10],
    ['logins', endpoints.login, {}, 5],
    ['contact messages', endpoints.contact, {}, 5],
    ['reports asked for again', endpoints.resendReport, {}, 5],
    ['copies of a report', endpoints.sendReportCopy, {}, 5],
    ['corrected addresses', endpoints.correctEmail, {}, 5],
    ['looks at a website before payment', endpoints.checkSite, {}, 10],
    ['payment intents', endpoints.createPaymentIntent, {}, 30],
    ['reports started after a card payment', endpoints.startReport, { paymentType: 'stripe' }, 30],
    ['reports started with a promo code', endpoints.startReport, promoOrder, 10],
    ['looks at a report', endpoints.businessReport, {}, 300],
    ['everything else, as staff set it', endpoints.checkoutConfig, {}, 7],
  ])('%s stop at their number, for that client only', async (_what, endpoint, body, max) => {
    const client = newClient()
    for (let i = 0; i < max; i++) expect((await hit(client, endpoint, body)).statusCode).not.toBe(429)
    const refused = await hit(client, endpoint, body)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('too-many-requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await hit(newClient(), endpoint, body)).statusCode).not.toBe(429)
  })

  it.each([
    ['reads of a report and of its progress', [endpoints.businessReport, endpoints.reportProgress], 300],
    ['guesses at the promo code, checked or ordered with', [endpoints.checkPromoCode, endpoints.startReport], 10],
    ['calls without a limit of their own', [endpoints.checkoutConfig, endpoints.rateReport], 7],
  ])('%s are counted together', async (_what, called: Endpoint[], max) => {
    const client = newClient()
    for (let i = 0; i < max; i++) {
      expect((await hit(client, called[i % called.length]!, promoOrder)).statusCode).not.toBe(429)
    }
    for (const endpoint of called) expect((await hit(client, endpoint, promoOrder)).statusCode).toBe(429)
  })

  it('contact, resend, copies and corrections do not use up each other', async () => {
    const client = newClient()
    const separate: Endpoint[] = [
      endpoints.contact,
      endpoints.resendReport,
      endpoints.sendReportCopy,
      endpoints.correctEmail,
    ]
    for (const endpoint of separate) {
      for (let i = 0; i < 5; i++) expect((await hit(client, endpoint)).statusCode).toBe(200)
    }
  })

  it('a body that cannot be read is no way around the limit of promo codes', async () => {
    const client = newClient()
    const start = (payload: string) =>
      gateway.app.inject({
        method: 'POST',
        url: endpoints.startReport.path,
        headers: { ...from(client), 'content-type': 'application/json' },
        payload,
      })
    const disguised = [
      '\ufeff{"paymentType":"promo"}',
      '{"paymentType":"pr\\u006fmo"}',
      '{"paymentType":"stripe","paymentType":"promo"}',
      'null',
      '[]',
    ]
    for (let i = 0; i < 10; i++) expect((await start(disguised[i % disguised.length]!)).statusCode).toBe(200)
    for (const payload of disguised) expect((await start(payload)).statusCode).toBe(429)
  })

  it('what staff set applies within seconds, also to a client that was already refused', async () => {
    const client = newClient()
    const look = async () => (await hit(client, endpoints.checkoutConfig)).statusCode
    for (let i = 0; i < 7; i++) expect(await look()).toBe(200)
    expect(await look()).toBe(429)
    gateway.instead = ({ url }, response) => {
      if (url !== '/internal/settings/app') return false
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ ...defaultSettings.app, apiRateLimit: 1_000 }))
      return true
    }
    await vi.waitFor(async () => expect(await look()).toBe(200), { timeout: 20_000, interval: 250 })
  })

  it('the addresses of one IPv6 network are one client, and those of IPv4 the same in both notations', async () => {
    for (let i = 0; i < 10; i++) await hit(`2001:db8:1:2::${i}`, endpoints.checkPromoCode)
    expect((await hit('2001:db8:1:2:ffff::1', endpoints.checkPromoCode)).statusCode).toBe(429)
    expect((await hit('2001:db8:1:3::1', endpoints.checkPromoCode)).statusCode).toBe(200)
    for (let i = 0; i < 10; i++) await hit('198.51.100.7', endpoints.checkPromoCode)
    expect((await hit('::ffff:198.51.100.7', endpoints.checkPromoCode)).statusCode).toBe(429)
  })

  it('the address that a client gives itself is believed from a named proxy only', async () => {
    const open = await startGateway({ TRUST_PROXY: '10.0.0.1' })
    const guess = () =>
      open.app.inject({ method: 'POST', url: endpoints.checkPromoCode.path, headers: from(newClient()), payload: '{}' })
    for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(200)
    expect((await guess()).statusCode).toBe(429)
    await open.close()
  })

  it('clients that a proxy cannot name are counted together', async () => {
    for (let i = 0; i < 10; i++) expect((await hit(`unknown-${i}`, endpoints.checkPromoCode)).statusCode).toBe(200)
    expect((await hit('unknown', endpoints.checkPromoCode)).statusCode).toBe(429)
  })

  it('all public tools are counted together', async () => {
    const client = newClient()
    const tools = Object.values<Endpoint>(endpoints).filter(({ limit }) => limit === 'tools')
    for (let i = 0; i < limits.tools.max; i++)
      expect((await hit(client, tools[i % tools.length]!)).statusCode).toBe(200)
    for (const tool of tools) {
      const refused = await hit(client, tool)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    }
  })

  it('the public tools have a limit of the day too, which outlives a restart', async () => {
    const client = newClient()
    vi.useFakeTimers({ toFake: ['Date'] })
    const newMinute = () => void vi.advanceTimersByTime(61_000)
    for (let i = 0; i < limits.tools.perDay; i++) {
      if (i % limits.tools.max === 0) newMinute()
      expect((await hit(client, endpoints.pillarScores)).statusCode).toBe(200)
    }
    newMinute()
    const refused = await hit(client, endpoints.socialProfiles)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error).toBe(toolMessages.tooManyToday)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await hit(newClient(), endpoints.socialProfiles)).statusCode).toBe(200)
    expect(await gateway.redis.get(`limit:tools-day:${client}`)).toBe(String(limits.tools.perDay + 1))
  })

  it('nothing stops the card provider', async () => {
    const client = newClient()
    for (let i = 0; i < 150; i++) expect((await hit(client, endpoints.stripeWebhook)).statusCode).toBe(200)
  })
})

describe('while Redis is away', () => {
  it('every limit holds in the process', async () => {
    const alone = await startGateway({ REDIS_URL: 'redis://127.0.0.1:1' })
    const call = (endpoint: Endpoint, client: string) =>
      alone.app.inject({ method: 'POST', url: pathOf(endpoint), headers: { ...own, ...from(client) }, payload: '{}' })
    for (const [endpoint, max] of [
      [endpoints.contact, 5],
      [endpoints.checkPromoCode, 10],
      [endpoints.login, 5],
    ] as const) {
      const client = newClient()
      for (let i = 0; i < max; i++) expect((await call(endpoint, client)).statusCode).not.toBe(429)
      expect((await call(endpoint, client)).statusCode).toBe(429)
    }
    await alone.close()
  })
})
