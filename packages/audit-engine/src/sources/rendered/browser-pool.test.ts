import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserPool } from './browser-pool.ts'
import type { OpenBrowser } from './open-browser.ts'

/** A pool of pretended browsers, and which of them were started and ended. */
function poolOf() {
  const started: (OpenBrowser & { fit: boolean })[] = []
  const ended: OpenBrowser[] = []
  const never = () => Promise.reject(new Error('not in this test'))
  const pool = createBrowserPool({
    async take() {
      const browser = { fit: true, show: never, view: never, alive: () => true, isFit: () => browser.fit, close: never }
      started.push(browser)
      return browser
    },
    async giveBack(browser) {
      ended.push(browser)
    },
  })
  return { pool, started, ended }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a browser that was given back serves the next audit', async () => {
  const { pool, started, ended } = poolOf()
  const browser = await pool.take()
  await pool.giveBack(browser)
  expect(await pool.take()).toBe(browser)
  expect([started.length, ended.length]).toEqual([1, 0])
})

it('audits at the same time have different browsers', async () => {
  const { pool } = poolOf()
  const [one, other] = [await pool.take(), await pool.take()]
  expect(one).not.toBe(other)
  await pool.giveBack(one)
  expect(await pool.take()).toBe(one)
  expect(await pool.take()).not.toBe(other)
})

it('a browser that is not fit is ended, whether it broke in its audit or while it waited', async () => {
  const { pool, started, ended } = poolOf()
  const broken = await pool.take()
  started[0]!.fit = false
  await pool.giveBack(broken)
  const waiting = await pool.take()
  await pool.giveBack(waiting)
  started[1]!.fit = false
  expect(await pool.take()).toBe(started[2])
  expect(ended).toEqual([broken, waiting])
})

it('a browser ends after twenty audits, and after ten seconds without one', async () => {
  const { pool, ended } = poolOf()
  for (let audit = 0; audit < 20; audit++) await pool.giveBack(await pool.take())
  expect(ended).toHaveLength(1)
  await pool.giveBack(await pool.take())
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveLength(2)
})

it('a closed pool ends browsers that wait, and those that audits still use when they are given back', async () => {
  const { pool, ended } = poolOf()
  const [waiting, used] = [await pool.take(), await pool.take()]
  await pool.giveBack(waiting)
  await pool.close()
  expect(ended).toEqual([waiting])
  await pool.giveBack(used)
  expect(ended).toEqual([waiting, used])
})
