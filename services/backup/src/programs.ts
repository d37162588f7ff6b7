import { spawn, type ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

type Command = readonly [program: string, ...args: string[]]

interface Options {
  env?: Record<string, string>
  /** What the first program reads; nothing by default. */
  input?: string
  signal?: AbortSignal | undefined
}

/**
 * Runs programs as a shell's pipe does and returns what the last one prints. Throws with the errors of all that failed:
 * when one in the middle ends early, the others may well end as if all had been said.
 */
export async function run(commands: readonly Command[], { env, input = '', signal }: Options = {}): Promise<string> {
  const children = commands.map(([program, ...args]) =>
    spawn(program, args, { env: { ...process.env, ...env }, signal }),
  )
  const endings = children.map((child, index) => problemOf(child, commands[index]![0]))
  // A program that ends early breaks the pipe to it, which ends the one before.
  const pipes = children.slice(1).map((child, index) => pipeline(children[index]!.stdout, child.stdin).catch(() => {}))
  const said = text(children.at(-1)!.stdout)
  children[0]!.stdin.on('error', () => {}).end(input)
  const problems = (await Promise.all(endings)).filter((problem) => problem !== null)
  await Promise.all(pipes)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return said
}

/** What went wrong with a program, once it has ended; null when nothing did. */
async function problemOf(
  child: ChildProcess & { stderr: NodeJS.ReadableStream },
  program: string,
): Promise<string | null> {
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, signal) => resolve(code === 0 ? null : `${program} ended with ${signal ?? code}`))
  })
  const [problem, errors] = await Promise.all([ended, text(child.stderr)])
  return problem && [problem, errors.trim()].filter(Boolean).join(': ')
}

/** How the programs of PostgreSQL learn where the database is, without showing its password in the list of processes. */
export function connection(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password } = new URL(databaseUrl)
  return { PGHOST: hostname, PGPORT: port || '5432', PGUSER: username, PGPASSWORD: decodeURIComponent(password) }
}

export const databaseName = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1)
