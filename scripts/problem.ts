import { ServerStartError } from '@findable/local-servers'

/** Something the person at the keyboard can put right. Its message is all they get to see: what is wrong, and what to do. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

/** Prints the message alone for what people can understand, everything for anything else. The script then fails. */
export function explain(error: unknown): void {
  const understood = error instanceof Problem || error instanceof ServerStartError
  console.error(understood ? `\n${error.message}` : error)
  process.exitCode = 1
}
