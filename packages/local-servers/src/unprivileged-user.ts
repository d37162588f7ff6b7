import { readFileSync, statSync } from 'node:fs'
import type { Command } from './end-with-parent.ts'

export interface UnprivilegedUser {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so root runs it as one of these. The second exists on every Linux. */
const candidates = ['postgres', 'nobody']

/**
 * The user as which a root process runs PostgreSQL: the owner of the data folder if it exists, as PostgreSQL insists on
 * that. Undefined when we are not root.
 */
export function unprivilegedUser(dataDir?: string): UnprivilegedUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (process.platform !== 'linux')
    throw new Error('PostgreSQL cannot run as root. Start Findable as an ordinary user.')
  const owner = dataDir ? statSync(dataDir) : undefined
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of candidates) {
    const account = accounts.find(([account]) => account === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user "nobody" to run it as.')
}

/**
 * The command that runs `command` as that user. It keeps root's right to pass through folders, because a checkout under
 * /root or a `mktemp -d` (both mode 0700) would otherwise be out of its reach.
 */
export function runAs(user: UnprivilegedUser | undefined, { command, args }: Command): Command {
  if (!user) return { command, args }
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  // With the last option, access(2), which PostgreSQL uses to find its own files, takes that right into account as
  // well.
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return { command: 'setpriv', args: [...identity, ...rights, command, ...args] }
}
