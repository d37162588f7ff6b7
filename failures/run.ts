import { dirname, join } from 'node:path'
import { explain, provideRedis } from '@findable/launcher'
import { runVitest, settle } from '@findable/test-kit/run'
import { drawTable } from './support/table.ts'

// npm run test:failures              the failure matrix, with a table at the end and one closing line
// npm run test:failures -- kills     the rows whose file name contains this word

const root = dirname(import.meta.dirname)

try {
  await provideRedis({})
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const { tally, report } = await runVitest(root, 'failures', ['--config', config, ...process.argv.slice(2)])
  const { passed, failed } = settle(tally, Boolean(process.env.CI))
  console.log(`\n${drawTable(report)}\n\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  explain(error)
}
