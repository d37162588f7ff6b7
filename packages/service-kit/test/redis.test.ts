import { startRedis, type TestRedis } from '@findable/test-kit'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createLogger, openRedis, pingRedis, type Redis } from '../src/index.ts'

const log = createLogger('test', 'silent')
let server: TestRedis
const opened: Redis[] = []
beforeAll(async () => {
  server = await startRedis()
})
afterEach(() => {
  for (const redis of opened.splice(0)) redis.disconnect()
})
afterAll(() => server.stop())

async function open(waiting: 'never' | 'always'): Promise<Redis> {
  const redis = openRedis(server.url, log, waiting)
  opened.push(redis)
  await vi.waitFor(() => expect(redis.status).toBe('ready'), 10_000)
  return redis
}
/** Whether it was refused, and after how many milliseconds. */
async function refusal(command: Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await expect(command).rejects.toBeInstanceOf(Error)
  return performance.now() - startedAt
}

it('a Redis that hangs refuses callers who must answer: the first command soon, the next ones at once', async () => {
  const [operator, redis] = [await open('always'), await open('never')]
  await operator.client('PAUSE', 5_000)
  expect(await refusal(redis.get('a'))).toBeLessThan(1_900)
  expect(await refusal(redis.get('a'))).toBeLessThan(500)
  expect(await refusal(pingRedis(redis))).toBeLessThan(500)
  await vi.waitFor(async () => expect(await redis.set('a', '1')).toBe('OK'), 20_000)
})

it('a Redis that is full is not ready, although it answers', async () => {
  const [operator, redis] = [await open('always'), await open('never')]
  await pingRedis(redis)
  await operator.config('SET', 'maxmemory', '1')
  await expect(pingRedis(redis)).rejects.toThrow('OOM')
  await operator.config('SET', 'maxmemory', '0')
  await expect(pingRedis(redis)).resolves.toBeUndefined()
})

it('a worker waits for a Redis that hangs, and for blocking commands that take their time', async () => {
  const [operator, redis] = [await open('always'), await open('always')]
  expect(await redis.blpop('nothing', 3)).toBeNull()
  await operator.client('PAUSE', 2_500)
  expect(await redis.set('b', '1')).toBe('OK')
})
