import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'

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
    console.log(`✗ ${title}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/** Runs a program in the root folder. Returns what it printed; throws with the end of its errors when it fails. */
export function run(env: NodeJS.ProcessEnv, [program, ...args]: readonly [string, ...string[]]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1e8 })
  if (status === 0) return stdout
  throw new Error(
    `${[program, ...args.slice(0, 6)].join(' ')} failed:\n${stderr.trim().split('\n').slice(-40).join('\n')}`,
  )
}
