import { spawn } from 'node:child_process'

export interface Outcome {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs a command in a folder; no sandbox is found unless the test names one, and no outside service asked. */
export async function runIn(
  folder: string,
  [command = '', ...args]: string[],
  env: Record<string, string | undefined> = {},
): Promise<Outcome> {
  // With compiled code that is kept, the program starts in a third of the time.
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, SANDBOX_URL: 'http://127.0.0.1:9', OPENSTREETMAP: 'off', ...env },
  })
  const outcome: Outcome = { status: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.stderr += text))
  outcome.status = await new Promise((resolve) => child.once('close', resolve))
  return outcome
}

/** The program as it is in the source. */
export const findable = [process.execPath, new URL('../src/main.ts', import.meta.url).pathname]
