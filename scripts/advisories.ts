// npm run advisories: whether a package that production uses has a known vulnerability, by the registry's list. Fails
// for each of moderate severity and above that scripts/advisories/accepted.ts does not name, or no longer.

import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { accepted } from './advisories/accepted.ts'
import { judge, type AuditReport } from './advisories/judge.ts'

const args = ['audit', '--prod', '--audit-level', 'moderate', '--json']
const { stdout, stderr } = spawnSync('pnpm', args, {
  cwd: dirname(import.meta.dirname),
  encoding: 'utf8',
  // Of its own accord pnpm would wait for more than a minute for a registry that is ill.
  env: { ...process.env, pnpm_config_fetch_retries: '1' },
})

const report = stdout.startsWith('{') ? (JSON.parse(stdout) as AuditReport) : undefined
const isOffline = /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)/.test(stderr)
const today = new Date().toISOString().slice(0, 10)
const problems = report ? judge(Object.values(report.advisories), accepted, today) : []
if (!report && !isOffline) problems.push(`pnpm audit failed: ${stderr.trim()}`)

for (const problem of problems) console.log(`✗ advisories: ${problem}`)
// Without an answer nothing is known. It must be seen, and must not stop who has no network.
if (isOffline) {
  const why = stderr.replaceAll(/[\s│×├╰─▶]+/g, ' ').trim()
  console.log(`? advisories: not checked, as the registry gave no list: ${why}`)
}
if (report && problems.length === 0)
  console.log(`✓ advisories: none for ${report.metadata.dependencies} packages of production`)
console.log(`\n${report && problems.length === 0 ? 1 : 0} passed, ${problems.length} failed`)
process.exitCode = problems.length > 0 ? 1 : 0
