import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startServices, type ServicesUnderTest } from '../support/services.ts'

let services: ServicesUnderTest

beforeAll(async () => {
  services = await startServices()
})
afterAll(() => services.sandbox.close())
beforeEach(async () => {
  await services.control('DELETE', '/api/faults/services')
  await services.control('DELETE', '/api/services/calls')
})

const agent = { 'User-Agent': 'SandboxTest/1.0' }
/** A question for each service that it can answer. */
const questions = {
  'google-places': () =>
    services.ask('google-places', '/v1/places:searchText', {
      method: 'POST',
      headers: { ...agent, 'X-Goog-Api-Key': 'sandbox', 'X-Goog-FieldMask': 'places.id' },
      body: '{"textQuery":"cafe West End"}',
    }),
  'brave-search': () =>
    services.ask('brave-search', '/res/v1/web/search?q=cafe+west+end', {
      headers: { ...agent, 'X-Subscription-Token': 'sandbox' },
    }),
  pagespeed: () =>
    services.ask(
      'pagespeed',
      '/pagespeedonline/v5/runPagespeed?url=https://copperquokkaelectrical.com.au/&key=sandbox',
      { headers: agent },
    ),
  youtube: () =>
    services.ask(
      'youtube',
      '/youtube/v3/channels?part=statistics,contentDetails&forHandle=@copperquokkaelectrical&key=sandbox',
      { headers: agent },
    ),
  'abn-lookup': () =>
    services.ask('abn-lookup', '/json/AbnDetails.aspx?abn=73330269185&guid=sandbox', { headers: agent }),
  nominatim: () => services.ask('nominatim', '/search?q=Marrickville+NSW', { headers: agent }),
  overpass: () =>
    services.ask('overpass', '/api/interpreter', {
      method: 'POST',
      headers: agent,
      body: new URLSearchParams({ data: '[out:json];node["shop"];out;' }),
    }),
}
type Asked = keyof typeof questions
const all = Object.keys(questions) as Asked[]

const fault = (service: Asked, mode: string, count?: number) =>
  services.control('POST', '/api/faults/services', { service, mode, count })

test('every service is described, with the key that it takes', async () => {
  const { services: told } = await (await services.control('GET', '/api/sandbox')).json()
  expect(Object.keys(told).toSorted()).toEqual(all.toSorted())
  for (const name of all) {
    expect(told[name].endpoint).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/${name}$`))
    expect(told[name].key).toBe(['nominatim', 'overpass'].includes(name) ? null : 'sandbox')
  }
})

test('all is well until told otherwise', async () => {
  for (const name of all) expect({ name, status: (await questions[name]()).status }).toEqual({ name, status: 200 })
})

describe('calls', () => {
  test('are told in their order, with all that was asked', async () => {
    await questions['google-places']()
    await questions['abn-lookup']()
    expect(await (await services.control('GET', '/api/services/calls')).json()).toEqual([
      {
        service: 'google-places',
        method: 'POST',
        path: '/v1/places:searchText',
        query: {},
        body: '{"textQuery":"cafe West End"}',
        fieldMask: 'places.id',
        userAgent: 'SandboxTest/1.0',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      {
        service: 'abn-lookup',
        method: 'GET',
        path: '/json/AbnDetails.aspx',
        query: { abn: '73330269185', guid: 'sandbox' },
        body: null,
        fieldMask: null,
        userAgent: 'SandboxTest/1.0',
        at: expect.any(String),
      },
    ])
  })

  test('count when they end in a fault too, and are forgotten when told', async () => {
    await fault('nominatim', 'server-error')
    await questions.nominatim()
    const calls = async () => (await services.control('GET', '/api/services/calls')).json()
    expect(await calls()).toHaveLength(1)
    expect((await services.control('DELETE', '/api/services/calls')).status).toBe(204)
    expect(await calls()).toEqual([])
  })
})

describe('faults', () => {
  test.each([
    ['google-places', 'rate-limited', 429, /SearchTextRequest per minute.*RESOURCE_EXHAUSTED/s],
    ['google-places', 'quota', 429, /SearchTextRequest per day.*RESOURCE_EXHAUSTED/s],
    ['google-places', 'denied', 403, /SERVICE_DISABLED/],
    ['google-places', 'server-error', 503, /UNAVAILABLE/],
    ['brave-search', 'rate-limited', 429, /RATE_LIMITED/],
    ['brave-search', 'quota', 429, /QUOTA_LIMITED/],
    ['brave-search', 'denied', 422, /SUBSCRIPTION_TOKEN_INVALID/],
    ['brave-search', 'server-error', 500, /INTERNAL/],
    ['pagespeed', 'rate-limited', 429, /Queries per minute.*rateLimitExceeded/s],
    ['pagespeed', 'quota', 429, /Queries per day.*rateLimitExceeded/s],
    ['pagespeed', 'denied', 403, /SERVICE_DISABLED/],
    ['pagespeed', 'server-error', 500, /Lighthouse returned error: Something went wrong/],
    ['youtube', 'rate-limited', 429, /rateLimitExceeded/],
    ['youtube', 'quota', 403, /youtube\.quota.*quotaExceeded/s],
    ['youtube', 'denied', 403, /SERVICE_DISABLED/],
    ['youtube', 'server-error', 500, /backendError/],
    ['abn-lookup', 'denied', 200, /^callback\(.*"Message":"The GUID entered is not recognised/],
    ['abn-lookup', 'server-error', 500, /Server Error in/],
    ['nominatim', 'rate-limited', 429, /Bandwidth limit exceeded/],
    ['nominatim', 'denied', 403, /Access blocked/],
    ['nominatim', 'server-error', 503, /503 Service Unavailable/],
    ['overpass', 'rate-limited', 429, /rate_limited\. Please check \/api\/status/],
    ['overpass', 'server-error', 504, /server is probably too busy/],
  ] as const)('%s %s: %i', async (service, mode, status, text) => {
    expect((await fault(service, mode, 1)).status).toBe(200)
    const answer = await questions[service]()
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(text)
    expect((await questions[service]()).status).toBe(200)
  })

  test('Brave says in its own headers when to come back', async () => {
    const reset = async () => {
      const { headers } = await questions['brave-search']()
      return [headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-reset'), headers.get('retry-after')]
    }
    await fault('brave-search', 'rate-limited')
    expect(await reset()).toEqual(['0, 14000', '1, 1419704', null])
    await fault('brave-search', 'quota')
    expect(await reset()).toEqual(['50, 0', '1, 1419704', null])
  })

  test.each(all)('%s can break off and can keep silent', async (service) => {
    const whole = await (await questions[service]()).text()
    await fault(service, 'malformed', 1)
    const broken = await questions[service]()
    const text = await broken.text()
    expect({ status: broken.status, begins: whole.startsWith(text.slice(0, 10)) }).toEqual({
      status: 200,
      begins: true,
    })
    expect(text.length).toBeLessThan(0.6 * whole.length)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)

    await fault(service, 'stall', 1)
    const answered = questions[service]().then(
      () => 'answered',
      () => 'ended',
    )
    const patience = new Promise((resolve) => setTimeout(resolve, 300, 'silence'))
    expect(await Promise.race([answered, patience])).toBe('silence')
  })

  test('last for as many calls as said, of that service alone, or until told otherwise', async () => {
    const statuses = async (count: number) => {
      const seen: number[] = []
      for (let call = 0; call < count; call += 1) seen.push((await questions.pagespeed()).status)
      return seen
    }
    await fault('pagespeed', 'server-error', 2)
    expect((await questions.nominatim()).status).toBe(200)
    expect(await statuses(3)).toEqual([500, 500, 200])
    await fault('pagespeed', 'server-error')
    expect(await statuses(3)).toEqual([500, 500, 500])
    await fault('pagespeed', 'ok')
    expect(await statuses(1)).toEqual([200])
    await fault('pagespeed', 'quota')
    expect((await services.control('DELETE', '/api/faults/services')).status).toBe(204)
    expect(await statuses(1)).toEqual([200])
  })

  test('that a provider has no answer for are refused', async () => {
    const refused = await fault('overpass', 'denied')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ error: 'mode: overpass has rate-limited, server-error, stall, malformed' })
    expect((await fault('overpass', 'nonsense')).status).toBe(400)
  })
})
