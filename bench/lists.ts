// npm run bench:lists            measures the lists of the back office with 100,000 rows each, and only prints
// npm run bench:lists -- --write also puts the figures into docs/benchmarks.md

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

for (const service of ['reports', 'payments', 'mail', 'admin']) {
  const program = join(root, `services/${service}/bench/lists.ts`)
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
