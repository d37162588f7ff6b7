import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { provideRedis } from '@findable/scripts/needs/redis'
import { explain } from '@findable/scripts/problem'

// npm run test:failures              the failure matrix, with a table at the end
// npm run test:failures -- kills     the rows whose file name holds this word

const root = dirname(import.meta.dirname)

try {
  await provideRedis({})
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const args = ['exec', 'vitest', 'run', '--config', config, ...process.argv.slice(2)]
  const child = spawn('pnpm', args, { cwd: root, stdio: 'inherit' })
  process.exitCode = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)))
} catch (error) {
  explain(error)
}
