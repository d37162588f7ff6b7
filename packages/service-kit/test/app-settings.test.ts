import { defaultSettings } from '@findable/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppSettings, followAppSettings } from '../src/app-settings.ts'
import type { InternalClient } from '../src/internal-client.ts'
import { createLogger } from '../src/logger.ts'
import { remembered } from '../src/remembered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Admin with a setting that staff can change, and that can be away. */
function admin() {
  const state = { cacheTimeMinutes: 10, away: false, asked: 0 }
  const internal = (async () => {
    state.asked++
    if (state.away) throw new Error('away')
    return { ...defaultSettings.app, cacheTimeMinutes: state.cacheTimeMinutes }
  }) as unknown as InternalClient
  return { state, settings: createAppSettings(internal) }
}

test('settings are asked for once in five seconds, however many callers want them, and no caller waits for a newer answer', async () => {
  const { state, settings } = admin()
  const all = await Promise.all(Array.from({ length: 20 }, settings))
  expect(all.every(({ cacheTimeMinutes }) => cacheTimeMinutes === 10)).toBe(true)
  expect(state.asked).toBe(1)

  state.cacheTimeMinutes = 20
  vi.advanceTimersByTime(5_000)
  await settings()
  expect(state.asked).toBe(2)
  expect(await settings()).toMatchObject({ cacheTimeMinutes: 20 })
})

test('the last known settings hold while admin is away, and the preset ones before', async () => {
  const { state, settings } = admin()
  state.away = true
  expect(await settings()).toEqual(defaultSettings.app)
  state.away = false
  vi.advanceTimersByTime(5_000)
  await settings()
  state.away = true
  vi.advanceTimersByTime(5_000)
  await settings()
  expect(await settings()).toMatchObject({ cacheTimeMinutes: 10 })
})

test('what staff save holds within seconds: the log becomes talkative, and quiet again', async () => {
  const saved = { ...defaultSettings.app, debugMode: false, maxConcurrentReports: 5 }
  const log = createLogger('test', 'warn')
  const applied: number[] = []
  const settings = createAppSettings((async () => ({ ...saved })) as unknown as InternalClient)
  const following = followAppSettings(settings, log, ({ maxConcurrentReports }) => {
    applied.push(maxConcurrentReports)
  })
  await vi.advanceTimersByTimeAsync(0)
  expect([log.level, applied.at(-1)]).toEqual(['warn', 5])
  Object.assign(saved, { debugMode: true, maxConcurrentReports: 2 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect([log.level, applied.at(-1)]).toEqual(['debug', 2])
  saved.debugMode = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(log.level).toBe('warn')
  await following.stop()
})

test('an answer without a preset is waited for, and asked for again until there is one', async () => {
  let away = true
  const answer = remembered(async () => (away ? Promise.reject(new Error('away')) : 'here'))
  await expect(answer()).rejects.toThrow('away')
  await expect(answer()).rejects.toThrow('away')
  away = false
  expect(await answer()).toBe('here')
  away = true
  vi.advanceTimersByTime(60_000)
  expect(await answer()).toBe('here')
})
