import { expect, test } from 'vitest'
import { simulatedStage } from './simulated-stage.ts'

test('the five stages take 9.6, 12, 14.4, 12 and 12 seconds', () => {
  const stageAt = (seconds: number) => simulatedStage(seconds * 1000).currentStage
  expect([0, 9.5, 9.6, 21.5, 21.6, 35.9, 36, 47.9, 48, 59.9, 60, 500].map(stageAt)).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5,
  ])
})

test('it never claims to be whole before the report is there', () => {
  expect(simulatedStage(30_000).percent).toBe(50)
  expect(simulatedStage(60_000)).toMatchObject({ percent: 99, finished: true })
  expect(simulatedStage(59_900).finished).toBe(false)
})

test('each stage has its message', () => {
  expect(simulatedStage(0).message).toBe('Scanning your online visibility...')
  expect(simulatedStage(59_999).message).toBe('Generating final recommendations...')
})
