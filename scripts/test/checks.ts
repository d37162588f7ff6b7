import { spawn } from 'node:child_process'
import type { Tally } from '@findable/test-kit/run'

export interface Check {
  name: string
  /** What pnpm runs. */
  command: string[]
}

/** Everything that can be found without running the product. */
export const checks: Check[] = [
  { name: 'types', command: ['turbo', 'run', 'types', '--output-logs=errors-only'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'boundaries', command: ['turbo', 'boundaries'] },
  { name: 'secrets', command: ['node', 'scripts/secrets.ts'] },
]

/** Runs a check. Its output is shown only when it fails. */
export async function runCheck(root: string, { name, command }: Check): Promise<Tally> {
  const startedAt = performance.now()
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
  const child = spawn('pnpm', ['exec', ...command], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const status = await new Promise((resolve) => child.once('close', resolve))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (status === 0) return { passed: 1, failed: 0, notRun: [] }
  console.log(output)
  return { passed: 0, failed: 1, notRun: [] }
}
