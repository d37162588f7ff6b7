import { expect, test } from 'vitest'
import { readArguments } from './load/arguments.ts'
import { runLoad } from './load/run-load.ts'

test('visitors and customers at the same time are all answered, and every order ends as a report', async () => {
  const plan = { ...readArguments(['--visitors', '10', '--orders', '60', '--minutes', '0'])!, atOnce: 10, rest: 1_000 }
  const { summary, accepted, ready, refusals, unsettled, memory } = await runLoad(plan)
  expect({ accepted, refusals, unsettled }).toEqual({ accepted: 10, refusals: [], unsettled: [] })
  expect(ready).toHaveLength(10)
  expect(summary.filter(({ failed, refused }) => failed + refused > 0)).toEqual([])
  expect(summary.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'asset', 'order', 'progress']))
  expect(memory.highest).toBeGreaterThanOrEqual(memory.before)
}, 600_000)

test.each([
  [['--visitors', '-1'], "Option '--visitors' argument is ambiguous."],
  [['--orders', 'many'], '--orders must be a whole number, not "many".'],
  [['--at-once', '2.5'], '--at-once must be a whole number, not "2.5".'],
  [['200'], 'Unexpected argument'],
])('npm run load -- %j says what is wrong', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
})
