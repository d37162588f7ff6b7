import { findProgram } from './find-program.ts'

export interface Command {
  command: string
  args: string[]
}

/**
 * The same command, run so that the kernel sends it `signal` when we die, even by SIGKILL. Only Linux can do this;
 * elsewhere it is the plain command.
 */
export function endWithParent(signal: NodeJS.Signals, { command, args }: Command): Command {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined
  if (!setpriv) return { command, args }
  return { command: setpriv, args: ['--pdeathsig', signal.replace('SIG', ''), command, ...args] }
}
