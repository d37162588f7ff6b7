import { expect, type TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How a row of the failure matrix ended, for the table at the end. */
    outcome?: string
  }
}

/** Checks how a row ended. `remark` says in a few words for the table what else the row has shown. */
export function expectOutcome({ meta }: TestContext['task'], outcome: string, expected: string, remark = ''): void {
  meta.outcome = remark ? `${outcome}; ${remark}` : outcome
  expect(outcome).toBe(expected)
}

/** For a row without a single order: what its own checks have shown. */
export function noteOutcome({ meta }: TestContext['task'], outcome: string): void {
  meta.outcome = outcome
}
