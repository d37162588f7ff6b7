import { defaultSettings } from '@findable/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppSettings } from '../src/app-settings.ts'
import type { InternalClient } from '../src/internal-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Admin with a setting that staff change, and that can be away. */
function admin() {
  const state = { cacheTimeMinutes: 10, away: false, asked: 0 }
  const internal = (async () => {
    state.asked++
    if (state.away) throw new Error('away')
    return { ...defaultSettings.app, cacheTimeMinutes: state.cacheTimeMinutes }
  }) as unknown as InternalClient
  return { state, settings: createAppSettings(internal) }
}

test('settings are asked for once in half a minute, however many want them', async () => {
  const { state, settings } = admin()
  const all = await Promise.all(Array.from({ length: 20 }, settings))
  expect(all.every(({ cacheTimeMinutes }) => cacheTimeMinutes === 10)).toBe(true)
  expect(state.asked).toBe(1)

  state.cacheTimeMinutes = 20
  vi.advanceTimersByTime(30_000)
  await settings()
  expect(state.asked).toBe(2)
  expect(await settings()).toMatchObject({ cacheTimeMinutes: 20 })
})

test('the last known settings hold while admin is away, and the preset ones before', async () => {
  const { state, settings } = admin()
  state.away = true
  expect(await settings()).toEqual(defaultSettings.app)
  state.away = false
  vi.advanceTimersByTime(30_000)
  await settings()
  state.away = true
  vi.advanceTimersByTime(30_000)
  await settings()
  expect(await settings()).toMatchObject({ cacheTimeMinutes: 10 })
})
