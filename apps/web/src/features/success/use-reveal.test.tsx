// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { useReveal } from './use-reveal.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))
const start = async (state: { ready: boolean; waiting: boolean; waited: boolean }) => {
  let change = (_: typeof state) => {}
  const hook = await renderHook(() => {
    const [now, set] = useState(state)
    change = set
    return useReveal(now)
  })
  return { hook, change: (next: typeof state) => act(async () => change(next)) }
}

test('a report that was there at the first look appears after 100 ms', async () => {
  const { hook } = await start({ ready: true, waiting: true, waited: false })
  await pass(99)
  expect(hook.current.shown).toBe(false)
  await pass(1)
  expect(hook.current.shown).toBe(true)
})

test('a report that was waited for appears 3 s after it is done, and the display is whole by then', async () => {
  const { hook, change } = await start({ ready: false, waiting: true, waited: true })
  await pass(20_000)
  expect(hook.current.stage).toMatchObject({ currentStage: 2, percent: 33 })
  await change({ ready: true, waiting: true, waited: true })
  expect(hook.current.stage.percent).toBe(100)
  await pass(2_999)
  expect(hook.current.shown).toBe(false)
  await pass(1)
  expect(hook.current.shown).toBe(true)
})

test('after the display has run through, it appears half a second after the report is done', async () => {
  const { hook, change } = await start({ ready: false, waiting: true, waited: true })
  await pass(90_000)
  await change({ ready: true, waiting: true, waited: true })
  await pass(500)
  expect(hook.current.shown).toBe(true)
})

test('the display stands still when there is nothing left to wait for', async () => {
  const { hook } = await start({ ready: false, waiting: false, waited: true })
  await pass(30_000)
  expect(hook.current.stage.percent).toBe(0)
})
