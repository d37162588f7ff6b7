import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findProgram } from '@findable/local-servers'
import { Problem } from '../problem.ts'

/** Whether this process may install Debian packages. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get') !== undefined
}

export function installPackages(...packages: string[]): void {
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (status === 0) return
  const reason = stderr.trim().split('\n').slice(-5).join('\n')
  throw new Problem(`apt-get ${args.join(' ')} failed:\n${reason}`)
}
