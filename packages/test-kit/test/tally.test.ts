import { expect, test } from 'vitest'
import { add, settle, tallyVitest } from '../src/run/tally.ts'

const file = (status: string, ...statuses: string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: statuses.map((status, index) => ({
    fullName: `test ${index}`,
    title: `test ${index}`,
    status,
    meta: {},
  })),
})

test('counts the tests of all files', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')] }
  expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, notRun: [] })
})

test('a file that cannot be loaded is a failure, although no test of it ran', () => {
  expect(tallyVitest({ testResults: [file('failed')] })).toMatchObject({ failed: 1 })
})

test('names what was skipped, and in CI counts it as failed', () => {
  const tally = tallyVitest({ testResults: [file('passed', 'passed', 'skipped', 'todo')] })
  expect(tally.notRun).toEqual(['test 1 (skipped, some.test.ts)', 'test 2 (todo, some.test.ts)'])
  expect(settle(tally, false)).toMatchObject({ passed: 1, failed: 0 })
  expect(settle(tally, true)).toMatchObject({ passed: 1, failed: 2 })
})

test('adds up', () => {
  const sum = add({ passed: 1, failed: 2, notRun: ['a'] }, { passed: 3, failed: 4, notRun: ['b'] })
  expect(sum).toEqual({ passed: 4, failed: 6, notRun: ['a', 'b'] })
})
