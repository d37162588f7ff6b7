import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tallyVitest, type Tally, type VitestReport } from './tally.ts'

/** The projects of vitest.config.ts, quickest first. */
export const projects = ['unit', 'integration', 'slow', 'browser'] as const
/** Those that `npm test` leaves to `npm run test:slow`. */
export const slowProjects: readonly Project[] = ['slow', 'browser']
export type Project = (typeof projects)[number]

/** Runs one project's tests, or only those whose file path contains one of `filters`. */
export async function runProject(root: string, project: Project, filters: string[]): Promise<Tally> {
  console.log(`\n${project} tests`)
  // With filters, most projects have no matching file; without them, a project that finds no test at all is broken.
  const options = ['--project', project, ...(filters.length > 0 ? ['--passWithNoTests'] : [])]
  return (await runVitest(root, project, [...options, ...filters])).tally
}

/** Runs vitest and counts its tests. `name` names its report in test-output. */
export async function runVitest(
  root: string,
  name: string,
  args: string[],
): Promise<{ tally: Tally; report: VitestReport }> {
  const file = join(root, 'test-output', `${name}.json`)
  rmSync(file, { force: true })
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const child = spawn('pnpm', ['exec', 'vitest', 'run', ...options, ...args], { cwd: root, stdio: 'inherit' })
  const status = await new Promise((resolve) => child.once('close', resolve))

  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : { testResults: [] }
  const tally = tallyVitest(report)
  // An error outside any test, such as in the setup.
  return { report, tally: status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally }
}
