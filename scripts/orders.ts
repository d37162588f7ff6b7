// npm run orders: shows orders of the product running on this machine, and acts on one. See docs/operations.md.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { explain, homePlaces, Problem, readStartSettings } from '@findable/launcher'

const root = dirname(import.meta.dirname)

try {
  const { home } = readStartSettings(root, process.env)
  const { addresses, secretsFile } = homePlaces(home)
  const env = {
    ...process.env,
    ...read(addresses, home),
    INTERNAL_TOKEN: String(read(secretsFile, home)['internalToken']),
  }
  const entry = join(root, 'services/operator/src/main.ts')
  const child = spawn(process.execPath, [entry, ...process.argv.slice(2)], { env, stdio: 'inherit' })
  child.once('exit', (status) => (process.exitCode = status ?? 1))
} catch (error) {
  explain(error)
}

/** A file that npm start writes. */
function read(file: string, home: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch {
    throw new Problem(`Findable has not run from the data folder ${home} yet. Start it first: npm start`)
  }
}
