import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger, serveMetrics, watchFigure } from '../src/index.ts'
import { freePorts } from '@findable/local-servers'

const token = 'a-token-for-this-test'
let port: number
let close = async () => {}
const open = (METRICS_TOKEN: string | undefined) =>
  serveMetrics(
    'test',
    { METRICS_TOKEN, METRICS_PORT: port, HOST: '127.0.0.1' },
    createLogger('test', 'silent'),
    (_, closing) => (close = async () => void (await closing())),
  )

beforeEach(async () => {
  ;[port] = (await freePorts(1)) as [number]
})
afterEach(() => close())

it('a figure that cannot be had is left out, and the others are served', async () => {
  await open(token)
  let asked = 0
  watchFigure('test_throws', 'Throws', [], async () => {
    throw new Error('the database is away')
  })
  watchFigure('test_throws_at_once', 'Throws before it is a promise', [], () => {
    throw new Error('a fault')
  })
  watchFigure('test_hangs', 'Hangs', ['of'], () => {
    asked += 1
    return new Promise(() => {})
  })
  watchFigure('test_works', 'Works', ['of'], async () => [{ of: 'all', value: 3 }])
  const scrape = async () =>
    (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  await scrape()
  const figures = (await scrape()).split('\n').filter((line) => line.startsWith('test_'))
  expect(figures).toEqual(['test_works{of="all",service="test"} 3'])
  // One that hangs is not asked again meanwhile, so that questions do not pile up.
  expect(asked).toBe(1)
})

it('without a token nothing is served', async () => {
  await open(undefined)
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed')
})
