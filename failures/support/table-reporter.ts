import type { Reporter, TestModule } from 'vitest/node'

/** Prints the failure matrix as a table: id, injected, outcome, seconds. A row is a test whose name begins with its id. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const [, id, injected] = /^([A-Z]\d+) (.*)$/.exec(test.name) ?? []
        const { state } = test.result()
        if (!id || !injected || state === 'skipped') return []
        const outcome = test.meta().outcome ?? 'did not settle'
        const seconds = ((test.diagnostic()?.duration ?? 0) / 1_000).toFixed(1)
        return [[id, injected, state === 'passed' ? outcome : `FAILED: ${outcome}`, seconds]]
      }),
    )
    if (lines.length === 0) return
    const table = [['id', 'injected', 'outcome', 'seconds'], ...lines]
    const widths = [0, 1, 2].map((column) => Math.max(...table.map((line) => line[column]!.length)))
    console.log(`\n${table.map((line) => line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')).join('\n')}`)
  }
}
