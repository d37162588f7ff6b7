import { afterEach, describe, expect, test, vi } from 'vitest'
import { startSite, type Handler, type LocalSite } from '../../../test/support/local-site.ts'
import { keylessAccesses, type ServiceId } from './service-list.ts'
import { createServices, refusalBody, ServiceFailure, type Question, type ServicesDeps } from './services.ts'

let site: LocalSite
afterEach(() => site.close())

const question = (service: ServiceId, more: Partial<Question> = {}): Question => ({
  service,
  method: 'GET',
  path: '/v1/x',
  ...more,
})

/** Asks a service that gives these answers in turn; the last one repeats. */
async function asking(answers: Handler | Handler[], deps: ServicesDeps = {}) {
  const given = [answers].flat()
  const received: { url: string | undefined; headers: NodeJS.Dict<string | string[]> }[] = []
  site = await startSite((request, response) => {
    received.push({ url: request.url, headers: request.headers })
    const answer = given[Math.min(received.length, given.length) - 1]!
    answer(request, response)
  })
  const endpoint = `http://127.0.0.1:${site.port}/sandboxed/`
  const services = createServices(
    {
      'google-places': { endpoint, key: 'g-key' },
      'brave-search': { endpoint, key: 'b-key' },
      'abn-lookup': { endpoint, key: 'a-key' },
      nominatim: { endpoint, key: null },
    },
    deps,
  )
  const ask = (asked: Question, signal = AbortSignal.timeout(20_000)) => services.ask(asked, signal)
  return { services, ask, received }
}

const says =
  (status: number, body = '{}', headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

describe('a question', () => {
  test('goes below the address of the service, with its key where the service wants it', async () => {
    const { ask, received } = await asking(says(200, '{"a":1}', { 'x-more': 'b' }))
    expect(await ask(question('google-places', { query: { q: 'a b&c' } }))).toMatchObject({
      body: '{"a":1}',
      headers: { 'x-more': 'b' },
    })
    await ask(question('abn-lookup', { query: { abn: '1' } }))
    await ask(question('nominatim'))
    expect(received.map(({ url }) => url)).toEqual([
      '/sandboxed/v1/x?q=a+b%26c',
      '/sandboxed/v1/x?abn=1&guid=a-key',
      '/sandboxed/v1/x',
    ])
    expect(received.map(({ headers }) => headers['x-goog-api-key'])).toEqual(['g-key', undefined, undefined])
    expect(received[0]!.headers['user-agent']).toMatch(/^FindableBot\//)
  })

  test('to a service without access is not asked', async () => {
    const { services, ask, received } = await asking(says(200))
    expect(services.has('google-places')).toBe(true)
    expect(services.has('pagespeed')).toBe(false)
    await expect(ask(question('pagespeed'))).rejects.toThrow('Google PageSpeed Insights is not set up here.')
    expect(received).toEqual([])
  })
})

describe('a refusal', () => {
  test.each([
    [400, 'Google Places refused our question.'],
    [403, 'Google Places refused our question.'],
    [429, 'Google Places had no more answers for us at the time.'],
    [404, 'Google Places had a fault of its own (status 404).'],
    [500, 'Google Places had a fault of its own (status 500).'],
    [302, 'Google Places had a fault of its own (status 302).'],
  ])('with status %i ends in a plain sentence; the body of the error goes to the log', async (status, message) => {
    const body = '{"error":{"status":"PERMISSION_DENIED"}}'
    const { ask } = await asking(says(status, body, { location: '/elsewhere' }))
    const failure = await ask(question('google-places')).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ServiceFailure', message, cause: { status, answer: body } })
  })

  test('never repeats the key', async () => {
    const { ask } = await asking((_request, response) => void response.destroy())
    const failure = await ask(question('abn-lookup')).catch((error: unknown) => error as Error)
    expect(failure).toMatchObject({ message: 'Australian Business Register could not be reached.' })
    expect(JSON.stringify([failure, (failure as Error).cause, (failure as Error).stack])).not.toContain('a-key')
  })
})

describe('a service that is asked too often', () => {
  const busy = (headers: Record<string, string>, status = 429) => says(status, 'busy', headers)

  test.each([
    ['Retry-After', busy({ 'retry-after': '0' })],
    ['Retry-After of a service that is down', busy({ 'retry-after': '0' }, 503)],
    [
      'the limits that Brave sends',
      busy({ 'x-ratelimit-remaining': '0, 1999', 'x-ratelimit-reset': '1, 1419704', 'x-ratelimit-limit': '1, 2000' }),
    ],
  ])('is asked once more when %s says to come back soon', async (_, first) => {
    const { ask, received } = await asking([first, says(200, '{"ok":true}')])
    expect((await ask(question('brave-search'))).body).toBe('{"ok":true}')
    expect(received).toHaveLength(2)
  })

  test.each([
    ['is asked no third time', busy({ 'retry-after': '0' }), 2],
    ['is left alone when it gives no time', busy({}), 1],
    ['is left alone when it asks for long patience', busy({ 'retry-after': '3600' }), 1],
    ['is left alone when it gives a date', busy({ 'retry-after': 'Sat, 21 Nov 2026 08:00:00 GMT' }), 1],
    [
      'is left alone when the month is used up',
      busy({ 'x-ratelimit-remaining': '0, 0', 'x-ratelimit-reset': '1, 1419704' }),
      1,
    ],
  ])('%s', async (_, answer, times) => {
    const { ask, received } = await asking(answer)
    await expect(ask(question('brave-search'))).rejects.toThrow('Brave Search had no more answers for us at the time.')
    expect(received).toHaveLength(times)
  })
})

test('a service that stalls is given up at the time limit', async () => {
  const { ask } = await asking(() => {})
  await expect(ask(question('google-places'), AbortSignal.timeout(300))).rejects.toThrow(
    'Google Places did not answer in time.',
  )
})

test('an answer without end is cut off', async () => {
  const block = 'x'.repeat(1_024 * 1_024)
  const { ask } = await asking((_request, response) => {
    const write = (): void => void (response.destroyed || response.write(block, () => setImmediate(write)))
    write()
  })
  const { body } = await ask(question('google-places'))
  expect(body.length).toBeLessThanOrEqual(4 * block.length)
})

describe('the cache', () => {
  const cacheOf = (kept: Record<string, string> = {}) => ({
    kept,
    read: vi.fn<(key: string) => Promise<string | null>>(async (key) => kept[key] ?? null),
    write: vi.fn<(key: string, body: string) => Promise<void>>(async (key, body) => void (kept[key] = body)),
  })

  test('keeps the answers of services that allow it, once they could be read', async () => {
    const cache = cacheOf()
    const { ask, received } = await asking(says(200, '{"n":1}'), { cache })
    const answer = await ask(question('nominatim'))
    expect(cache.write).not.toHaveBeenCalled()
    await answer.keep?.()
    expect(await ask(question('nominatim'))).toEqual({ headers: {}, body: '{"n":1}' })
    await ask(question('nominatim', { query: { q: 'another' } }))
    expect(received).toHaveLength(2)
  })

  test('neither reads nor keeps those of score-only services', async () => {
    const cache = cacheOf()
    const { ask, received } = await asking(says(200), { cache })
    for (const service of ['google-places', 'brave-search'] as const) {
      expect(await ask(question(service))).not.toHaveProperty('keep')
    }
    expect(received).toHaveLength(2)
    expect(cache.read).not.toHaveBeenCalled()
    expect(cache.write).not.toHaveBeenCalled()
  })

  test('holds no key', async () => {
    const cache = cacheOf()
    const { ask } = await asking(says(200), { cache })
    await (await ask(question('abn-lookup'))).keep?.()
    expect(Object.keys(cache.kept)).toHaveLength(1)
    expect(JSON.stringify(cache.kept)).not.toContain('a-key')
  })
})

describe('a service with an interval', () => {
  test('is asked one question after the other', async () => {
    const times: number[] = []
    const { ask } = await asking((_request, response) => {
      times.push(performance.now())
      response.end('{}')
    })
    await Promise.all([ask(question('nominatim')), ask(question('nominatim'))])
    expect(times[1]! - times[0]!).toBeGreaterThan(900)
  })

  test('waits for the turn that the whole installation shares', async () => {
    const order: string[] = []
    const takeTurn: ServicesDeps['takeTurn'] = async (service) => void order.push(`turn of ${service}`)
    const { ask } = await asking(
      (_request, response) => {
        order.push('asked')
        response.end('{}')
      },
      { takeTurn },
    )
    await ask(question('nominatim'))
    expect(order).toEqual(['turn of nominatim', 'asked'])
  })
})

test('services that need a key are not among the keyless ones', async () => {
  site = await startSite(says(200))
  const endpoint = 'https://x.example'
  const accesses = { 'google-places': { endpoint, key: 'k' }, nominatim: { endpoint, key: null } }
  expect(Object.keys(keylessAccesses(accesses))).toEqual(['nominatim'])
})

test('a logger that copies a failure to redact it stumbles over nothing', () => {
  const failure = new ServiceFailure('It refused.', { status: 400 }, '{"error":{}}')
  const copy = Object.create(Object.getPrototypeOf(failure)) as Record<string, unknown>
  const names = ['body', ...Object.getOwnPropertyNames(Object.getPrototypeOf(failure))]
  expect(() => names.map((name) => copy[name])).not.toThrow()
  expect(refusalBody(failure)).toBe('{"error":{}}')
  expect(Object.keys(failure)).not.toContain('body')
})
