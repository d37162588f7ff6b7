import { parseArgs } from 'node:util'
import { engineVersion, replay } from '@findable/audit-engine'
import { readRecording, readResult, readScores, recordedHosts, writeResult, writeScores } from './golden/businesses.ts'
import { changes } from './golden/changes.ts'

// npm run golden: audits every recorded business again, shows what changed from the stored results, and how far each
// score moved from the previous engine version. With --update the new results are stored, for review as a diff.

const { update } = parseArgs({ options: { update: { type: 'boolean', default: false } } }).values

const scores: Record<string, number | null> = {}
let changed = 0
for (const host of recordedHosts()) {
  const result = await replay(readRecording(host))
  scores[host] = result.overallScore
  const differences = changes(readResult(host), result)
  if (differences.length === 0) continue
  changed += 1
  print(`${host}: ${differences.length} changes`, ...differences.map((difference) => `  ${difference}`), '')
  if (update) writeResult(host, result)
}

const history = readScores()
const before = Object.keys(history)
  .filter((version) => version !== engineVersion)
  .at(-1)
print(`${'business'.padEnd(36)}${(before ?? 'before').padStart(8)}${engineVersion.padStart(8)}   moved`)
for (const [host, score] of Object.entries(scores)) {
  const was = before ? (history[before]?.[host] ?? null) : null
  const moved = was === null || score === null ? '' : signed(score - was)
  print(`${host.padEnd(36)}${column(was)}${column(score)}${moved.padStart(8)}`)
}
if (update) writeScores({ ...history, [engineVersion]: scores })
else if (changed > 0) {
  print('', `${changed} results changed. If that is meant: npm run golden -- --update, and raise engineVersion.`)
  process.exitCode = 1
}

function column(score: number | null): string {
  return String(score ?? '-').padStart(8)
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference)
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
