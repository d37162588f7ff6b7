import { expect, test } from 'vitest'
import { readArguments } from './soak/arguments.ts'
import { runSoak } from './soak/run-soak.ts'
import { noteOutcome } from './support/outcome.ts'

test('soak 20 orders, a kill every 3 s', async ({ task }) => {
  const plan = readArguments(['--orders', '20', '--kill-every', '3s', '--seed', '7'])!
  const { unsettled, both, neither, paid, delivered, refunded, chargedBack, gaveUp, checkedAgain, trouble } =
    await runSoak(plan)
  expect(unsettled).toEqual([])
  expect({ both, neither, gaveUp, paid }).toEqual({ both: 0, neither: 0, gaveUp: 0, paid: 20 })
  const ends = `${delivered} DELIVERED, ${refunded} REFUNDED, ${chargedBack} CHARGED BACK`
  expect(checkedAgain.completed).toBeGreaterThan(0)
  const again = `${checkedAgain.completed} checked again`
  noteOutcome(task, `${ends}, none both or neither; ${again}; ${trouble.kills} kills`)
}, 600_000)

test.each([
  [['--orders', '0'], '--orders must be a whole number of at least 1, not "0".'],
  [['--orders', 'many'], '--orders must be a whole number of at least 1, not "many".'],
  [['--kill-every', '5'], '--kill-every must be a time of at least 100ms, such as 5s, 500ms or 1m, not "5".'],
  [['--kill-every', '50ms'], '--kill-every must be a time of at least 100ms, such as 5s, 500ms or 1m, not "50ms".'],
  [['--seed', '-1'], "Option '--seed' argument is ambiguous."],
  [['--order', '5'], "Unknown option '--order'"],
  [['500'], 'Unexpected argument'],
])('npm run soak -- %j says what is wrong', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
})
