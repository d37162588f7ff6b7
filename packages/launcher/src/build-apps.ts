import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem } from './problem.ts'

const run = promisify(execFile)

/** Builds both apps. Turborepo answers from its cache when none of their inputs has changed. */
export async function buildApps(root: string, signal: AbortSignal): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
  const build = [
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=@findable/web',
    '--filter=@findable/admin-app',
    '--output-logs=errors-only',
  ]
  await run('pnpm', build, { cwd: root, env, signal }).catch(
    (error: { stdout?: string; stderr?: string; message: string }) => {
      throw new Problem(`The apps could not be built:\n${error.stdout || error.stderr || error.message}`)
    },
  )
}
