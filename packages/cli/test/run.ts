import { spawn } from 'node:child_process'

export interface Outcome {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs Node.js in a folder; no sandbox is found unless the test names one. */
export async function runNode(folder: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], SANDBOX_URL: 'http://127.0.0.1:9', ...env },
  })
  const outcome: Outcome = { status: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.stderr += text))
  outcome.status = await new Promise((resolve) => child.once('close', resolve))
  return outcome
}

export const program = new URL('../src/main.ts', import.meta.url).pathname
