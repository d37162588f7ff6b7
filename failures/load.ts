import { explain, Problem, provideRedis } from '@findable/launcher'
import { readArguments, usage } from './load/arguments.ts'
import { runLoad, type LoadResult } from './load/run-load.ts'

// npm run load                       200 visitors and 20 orders a minute for 15 minutes
// npm run load -- --at-once 2000     that many orders at the same time

function describe({ summary, memory, accepted, ready, longestTold }: LoadResult): string {
  const seconds = ready.toSorted((a, b) => a - b)
  const at = (share: number) => (seconds[Math.floor((seconds.length - 1) * share)] ?? 0).toFixed(1)
  return [
    'kind        requests  failed  refused  p50 ms  p95 ms  slowest',
    ...summary.map(({ kind, ...figures }) => {
      const { requests, failed, refused, p50, p95, slowest } = figures
      const cells = [requests, failed, refused, p50, p95, slowest].map((figure, i) =>
        String(figure).padStart([8, 8, 9, 8, 8, 9][i]!),
      )
      return kind.padEnd(12) + cells.join('')
    }),
    '',
    `${accepted} orders accepted, ${ready.length} reports ready: half within ${at(0.5)} s, 95 % within ${at(0.95)} s, all within ${at(1)} s`,
    `the longest wait that a customer was told: ${longestTold} min`,
    `memory: ${memory.before} MiB at rest, ${memory.highest} at most, ${memory.after} a minute after`,
  ].join('\n')
}

try {
  const plan = readArguments(process.argv.slice(2))
  if (plan) {
    await provideRedis({})
    const result = await runLoad(plan, console.log)
    console.log(`\n${describe(result)}`)
    const { refusals, unsettled, summary } = result
    const failed = summary.reduce((sum, kind) => sum + kind.failed, 0)
    if (refusals.length > 0)
      throw new Problem([`${refusals.length} orders were refused:`, ...refusals.slice(0, 5)].join('\n  '))
    if (unsettled.length > 0) throw new Problem(['These orders did not settle:', ...unsettled].join('\n  '))
    if (failed > 0) throw new Problem(`${failed} requests failed.`)
  } else console.log(usage)
} catch (error) {
  explain(error)
}
