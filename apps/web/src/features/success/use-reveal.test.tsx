// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { useReveal } from './use-reveal.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))
type State = Parameters<typeof useReveal>[0]
function start(state: State) {
  let now = state
  const hook = renderHook(() => useReveal(now))
  const change = (next: State) => {
    now = next
    hook.rerender()
  }
  return { hook, change }
}

test('a report that was there at the first look appears after 100 ms', async () => {
  const { hook } = start({ ready: true, waiting: true, waited: false })
  await pass(99)
  expect(hook.result.current.shown).toBe(false)
  await pass(1)
  expect(hook.result.current.shown).toBe(true)
})

test('a report that was waited for appears 3 s after it is done, and the display is whole by then', async () => {
  const { hook, change } = start({ ready: false, waiting: true, waited: true })
  await pass(20_000)
  expect(hook.result.current.stage).toMatchObject({ currentStage: 2, percent: 33 })
  change({ ready: true, waiting: true, waited: true })
  expect(hook.result.current.stage).toMatchObject({ currentStage: 5, percent: 100, message: 'Your report is ready.' })
  await pass(2_999)
  expect(hook.result.current.shown).toBe(false)
  await pass(1)
  expect(hook.result.current.shown).toBe(true)
})

test('after the display has run through, it appears half a second after the report is done', async () => {
  const { hook, change } = start({ ready: false, waiting: true, waited: true })
  await pass(90_000)
  change({ ready: true, waiting: true, waited: true })
  await pass(500)
  expect(hook.result.current.shown).toBe(true)
})

test('the display stops when there is nothing left to wait for', async () => {
  const { hook } = start({ ready: false, waiting: false, waited: true })
  await pass(30_000)
  expect(hook.result.current.stage.percent).toBe(0)
})
