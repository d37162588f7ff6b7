import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { createLogger, startLoop, type Loop } from '../src/index.ts'

const log = createLogger('test', 'silent')
let sweeper: Loop
afterEach(() => sweeper.stop())

const start = (sweep: () => Promise<void>, every = 20) => {
  sweeper = startLoop({ what: 'test', every, log, round: sweep })
}

it('sweeps at once, and again after each sweep, failed ones included', async () => {
  let sweeps = 0
  start(async () => {
    if (++sweeps === 1) throw new Error('no database')
  })
  await vi.waitFor(() => expect(sweeps).toBeGreaterThan(3))
})

it('never sweeps twice at once, and misses no call that came while it swept', async () => {
  let running = 0
  let sweeps = 0
  start(async () => {
    expect(++running).toBe(1)
    await sleep(30)
    running--
    sweeps++
  }, 60_000)
  sweeper.wake()
  await vi.waitFor(() => expect(sweeps).toBe(2))
  await sleep(50)
  expect(sweeps).toBe(2)
  sweeper.wake()
  await vi.waitFor(() => expect(sweeps).toBe(3))
})

it('ends with the sweep that runs', async () => {
  let ended = false
  start(async () => {
    await sleep(30)
    ended = true
  })
  await sweeper.stop()
  expect(ended).toBe(true)
})
