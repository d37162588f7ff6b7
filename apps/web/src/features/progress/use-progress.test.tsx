// @vitest-environment happy-dom
import { stages, type ReportProgress } from '@findable/contracts/customer'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, failure } from '../../testing/answers.ts'
import { renderHook } from '../../testing/render.tsx'
import { useProgress } from './use-progress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const at = (progress: number): ReportProgress => ({
  currentStage: 2,
  stageMessage: stages[1].message,
  progress,
  estimatedTimeRemaining: 1,
  isComplete: progress === 100,
  isFailed: false,
  setback: null,
  stages: [...stages],
})
const path = 'GET /api/report-progress/r1'
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

test('asks every three seconds until the report is complete', async () => {
  let progress = 0
  const calls = answerWith({ [path]: () => at((progress += 50)) })
  const hook = renderHook(() => useProgress('r1'))
  await pass(10)
  expect(calls).toHaveLength(1)
  await pass(2_900)
  expect(calls).toHaveLength(1)
  await pass(200)
  expect(calls).toHaveLength(2)
  expect(hook.result.current.progress?.isComplete).toBe(true)
  await pass(30_000)
  expect(calls).toHaveLength(2)
})

test('one error in reply stops the asking', async () => {
  const answers = [at(10), failure(503, 'service-unavailable')]
  const calls = answerWith({ [path]: () => answers.shift() })
  const hook = renderHook(() => useProgress('r1'))
  await pass(3_100)
  expect(hook.result.current.failed).toBe(true)
  await pass(30_000)
  expect(calls).toHaveLength(2)
})

test('a fetch without any reply is repeated, five times at most', async () => {
  let calls = 0
  vi.stubGlobal('fetch', async () => {
    calls++
    throw new TypeError('Failed to fetch')
  })
  const hook = renderHook(() => useProgress('r1'))
  await pass(3_100)
  expect(calls).toBe(2)
  expect(hook.result.current.failed).toBe(false)
  await pass(30_000)
  expect(calls).toBe(6)
  expect(hook.result.current.failed).toBe(true)
})
