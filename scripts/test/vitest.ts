import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tallyVitest, type Tally, type VitestReport } from './tally.ts'

/** The projects of vitest.config.ts, the quickest first. */
export const projects = ['unit', 'integration', 'browser'] as const
export type Project = (typeof projects)[number]

/** Runs one project's tests, or those of them whose file path holds one of `filters`. */
export async function runProject(root: string, project: Project, filters: string[]): Promise<Tally> {
  console.log(`\n${project} tests`)
  const report = join(root, 'test-output', `${project}.json`)
  rmSync(report, { force: true })
  const options = ['--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // With filters most projects have no such file; without, one that finds no test at all is broken.
  if (filters.length > 0) options.push('--passWithNoTests')
  const child = spawn('pnpm', ['exec', 'vitest', 'run', ...options, ...filters], { cwd: root, stdio: 'inherit' })
  const status = await new Promise((resolve) => child.once('close', resolve))

  if (!existsSync(report)) return { passed: 0, failed: status === 0 ? 0 : 1, notRun: [] }
  const tally = tallyVitest(JSON.parse(readFileSync(report, 'utf8')) as VitestReport)
  // An error outside of any test, such as in the set-up.
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}
