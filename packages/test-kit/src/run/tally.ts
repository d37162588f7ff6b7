/** The outcome of a run of tests or checks. */
export interface Tally {
  passed: number
  failed: number
  /** What did not run: each name with the reason. */
  notRun: string[]
}

export const nothing: Tally = { passed: 0, failed: 0, notRun: [] }

export function add(...tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, next) => ({
      passed: sum.passed + next.passed,
      failed: sum.failed + next.failed,
      notRun: [...sum.notRun, ...next.notRun],
    }),
    nothing,
  )
}

/** In CI, what did not run counts as failed, so that nothing can go missing unnoticed. */
export function settle({ passed, failed, notRun }: Tally, isCi: boolean): Tally {
  return { passed, failed: failed + (isCi ? notRun.length : 0), notRun }
}

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: {
      fullName: string
      status: string
      title: string
      /** Milliseconds. */
      duration?: number | null
      meta: Record<string, unknown>
    }[]
  }[]
}

/** Counts every test; a file that could not even be loaded counts as one failed test. */
export function tallyVitest(report: VitestReport): Tally {
  return add(
    ...report.testResults.map(({ name, status, assertionResults }): Tally => {
      const of = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length
      const failed = of('failed')
      const notRun = assertionResults.filter((result) => result.status !== 'passed' && result.status !== 'failed')
      return {
        passed: of('passed'),
        failed: status === 'failed' && failed === 0 ? 1 : failed,
        notRun: notRun.map(({ fullName, status: why }) => `${fullName} (${why}, ${name})`),
      }
    }),
  )
}
