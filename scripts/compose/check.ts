import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const root = dirname(dirname(import.meta.dirname))

/** Runs one check and prints the result. Checks that depend on a failed one fail as well. */
export async function check(title: string, work: () => Promise<string | void> | string | void): Promise<boolean> {
  const startedAt = performance.now()
  try {
    const remark = await work()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`✓ ${title} (${seconds} s)${remark ? `: ${remark}` : ''}`)
    return true
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`✗ ${title}: ${reason}${cause instanceof Error ? `: ${cause.message}` : ''}`)
    return false
  }
}

/**
 * Runs a program in the root folder, without keeping this process from noticing that a server has closed a connection.
 * Resolves to what it printed; rejects with the end of its errors when it fails.
 */
export async function run(
  env: NodeJS.ProcessEnv,
  [program, ...args]: readonly [string, ...string[]],
  input = '',
): Promise<string> {
  const running = promisify(execFile)(program, args, { cwd: root, env, maxBuffer: 1e8 })
  // One that does not read its input may have ended by now.
  running.child.stdin!.on('error', () => {}).end(input)
  const { stdout } = await running.catch(({ message, stderr }: Error & { stderr?: string }) => {
    const errors = (stderr || message).trim().split('\n').slice(-40).join('\n')
    throw new Error(`${[program, ...args.slice(0, 6)].join(' ')} failed:\n${errors}`)
  })
  return stdout
}

/** Expects work to fail with a message that `names` the reason. */
export async function expectFailure(work: () => Promise<unknown>, names: RegExp): Promise<void> {
  const error: unknown = await work().then(
    () => new Error('it went through'),
    (reason: unknown) => reason,
  )
  if (!names.test(String(error))) throw error
}
