import { expect, test } from 'vitest'
import { runSoak } from './soak/run-soak.ts'
import { noteOutcome } from './support/outcome.ts'

test('soak 20 orders, a kill every 3 s', async ({ task }) => {
  const { unsettled, both, neither, paid, delivered, refunded, gaveUp, trouble } = await runSoak({
    orders: 20,
    killEvery: 3_000,
    seed: 4,
  })
  expect(unsettled).toEqual([])
  expect({ both, neither, gaveUp, paid }).toEqual({ both: 0, neither: 0, gaveUp: 0, paid: 20 })
  noteOutcome(task, `${delivered} DELIVERED, ${refunded} REFUNDED, none both or neither; ${trouble.kills} kills`)
}, 400_000)
