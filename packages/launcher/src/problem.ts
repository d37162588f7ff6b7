import { ServerStartError } from '@findable/local-servers'

/** Something the person at the keyboard can fix. They see only its message: what is wrong, and what to do. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

/** Prints only the message of a Problem or a bad argument, and everything for anything else. The script then fails. */
export function explain(error: unknown): void {
  const understood = error instanceof Problem || error instanceof ServerStartError || isBadArgument(error)
  console.error(understood ? `\n${error.message}` : error)
  process.exitCode = 1
}

/** What parseArgs throws for an unknown argument: already one line that names it. */
const isBadArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
