import { expect, type TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How a row of the failure matrix ended, for the table at the end. */
    outcome?: string
  }
}

/** Checks how a row ended. `remark` is what else the row has proven, in a few words for the table. */
export function expectOutcome({ meta }: TestContext['task'], outcome: string, expected: string, remark = ''): void {
  meta.outcome = remark ? `${outcome}; ${remark}` : outcome
  expect(outcome).toBe(expected)
}

/** For a row that has no one order: what its own checks have proven. */
export function noteOutcome({ meta }: TestContext['task'], outcome: string): void {
  meta.outcome = outcome
}
