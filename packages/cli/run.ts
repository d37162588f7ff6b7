// npm run audit: the program in one file, which loads in half the time of its modules. It is built when a source has
// changed since, and kept beside the tools.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const builds = join(root, '.tools/audit')
/** What the program is made of. */
const sources = [
  'pnpm-lock.yaml',
  ...['build.ts', 'src'].map((part) => `packages/cli/${part}`),
  ...['audit-engine', 'contracts', 'local-servers', 'report-html', 'look'].map((name) => `packages/${name}/src`),
]

const current = join(builds, fingerprint())
if (!existsSync(current)) await build()
await import(join(current, 'main.mjs'))

/** Changes with the time or size of any source. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const whole = join(root, source)
    const files = statSync(whole).isDirectory() ? readdirSync(whole, { recursive: true, encoding: 'utf8' }) : ['']
    for (const file of files) {
      const { mtimeMs, size } = statSync(join(whole, file))
      hash.update(`${source} ${file} ${mtimeMs} ${size}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Two at once each build their own, and the first is kept. */
async function build(): Promise<void> {
  const { buildProgram } = await import('./build.ts')
  mkdirSync(builds, { recursive: true })
  const old = readdirSync(builds)
  const building = join(builds, `building-${process.pid}`)
  await buildProgram(building)
  try {
    renameSync(building, current)
  } catch (error) {
    if (!existsSync(current)) throw error
    rmSync(building, { recursive: true })
  }
  // Another may still be running from an old one, or building its own.
  const hour = 3_600_000
  for (const name of old) {
    const folder = join(builds, name)
    if (existsSync(folder) && Date.now() - statSync(folder).mtimeMs > hour)
      rmSync(folder, { recursive: true, force: true })
  }
}
