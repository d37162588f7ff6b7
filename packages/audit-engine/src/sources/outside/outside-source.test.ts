import { expect, test, vi } from 'vitest'
import type { Log } from '../../deps.ts'
import { askSource, NothingToAsk, type OutsideSource } from './outside-source.ts'
import { ServiceFailure, type OutsideServices, type Question, type ServiceAnswer } from './services.ts'

const question: Question = { service: 'google-places', method: 'GET', path: '/' }
const at = Date.UTC(2026, 10, 21)

/** Asks a source that behaves as given. */
async function ask(
  gather: OutsideSource<string, null>['gather'],
  {
    services = {},
    signal = new AbortController().signal,
    time = 20_000,
  }: { services?: Partial<OutsideServices>; signal?: AbortSignal; time?: number } = {},
) {
  const warn = vi.fn<Log['warn']>()
  const source: OutsideSource<string, null> = {
    id: 'a-source',
    title: 'A Source',
    services: ['google-places'],
    retention: 'score-only',
    budget: { calls: 2, time },
    attribution: null,
    gather,
  }
  const gathered = await askSource(source, null, {
    services: { has: () => true, ask: async () => ({ headers: {}, body: 'said' }), ...services },
    now: () => at,
    log: { warn, error: vi.fn<Log['error']>() },
    signal,
  })
  return { gathered, warn }
}

test('what it gathered comes with its time', async () => {
  const { gathered } = await ask(async (_, put) => (await put(question)).body)
  expect(gathered).toEqual({ outcome: 'gathered', at: '2026-11-21T00:00:00.000Z', data: 'said' })
})

test('without access to a service nothing is asked, and the reason says so', async () => {
  const gather = vi.fn<OutsideSource<string, null>['gather']>()
  const { gathered, warn } = await ask(gather, { services: { has: () => false } })
  expect(gathered).toEqual({
    outcome: 'unavailable',
    reason: 'Google Places was not asked: this report was made without access to it.',
  })
  expect(gather).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
})

test('more calls than its budget are not made', async () => {
  const put = vi.fn<OutsideServices['ask']>(async () => ({ headers: {}, body: '' }))
  const { gathered, warn } = await ask(
    async (_, ask) => {
      await Promise.all([ask(question), ask(question), ask(question)])
      return ''
    },
    { services: { ask: put } },
  )
  expect(put).toHaveBeenCalledTimes(2)
  expect(gathered).toEqual({ outcome: 'unavailable', reason: 'A Source gave an answer we could not read.' })
  expect(warn.mock.calls[0]![0]).toMatchObject({ source: 'a-source', error: { message: 'more than 2 calls' } })
})

test.each([
  ['its time limit', () => ({ time: 100 })],
  ['the end of the audit', () => ({ signal: AbortSignal.timeout(100) })],
])('%s ends it', async (_, given) => {
  const stalls: OutsideServices['ask'] = (_question, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new ServiceFailure('It did not answer in time.')))
    })
  const { gathered } = await ask(async (_, put) => (await put(question)).body, {
    ...given(),
    services: { ask: stalls },
  })
  expect(gathered).toEqual({ outcome: 'unavailable', reason: 'It did not answer in time.' })
})

test('a service that refuses gives the reason, and a warning to the log', async () => {
  const { gathered, warn } = await ask(() => Promise.reject(new ServiceFailure('It refused our question.')))
  expect(gathered).toEqual({ outcome: 'unavailable', reason: 'It refused our question.' })
  expect(warn).toHaveBeenCalledOnce()
})

test('nothing to look for is no fault', async () => {
  const { gathered, warn } = await ask(() => Promise.reject(new NothingToAsk('There is no name to search for.')))
  expect(gathered).toEqual({ outcome: 'unavailable', reason: 'There is no name to search for.' })
  expect(warn).not.toHaveBeenCalled()
})

test('an answer goes into the cache when it could be read, and only then', async () => {
  const keep = vi.fn<() => Promise<void>>(async () => {})
  const services = { ask: async (): Promise<ServiceAnswer> => ({ headers: {}, body: '{', keep }) }
  await ask(async (_, put) => JSON.parse((await put(question)).body) as string, { services })
  expect(keep).not.toHaveBeenCalled()
  await ask(async (_, put) => (await put(question)).body, { services })
  expect(keep).toHaveBeenCalledOnce()
})
