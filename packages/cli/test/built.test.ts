import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findable, runIn, type Outcome } from './run.ts'

const root = join(import.meta.dirname, '../../..')
const builds = join(root, '.tools/audit')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  await writeFile(join(folder, 'page.html'), '<title>Plumber in Preston</title><h1>Blocked drains</h1>')
})
afterAll(() => rm(folder, { recursive: true }))

/** As `npm run audit` does. */
const built = (): Promise<Outcome> =>
  runIn(folder, [process.execPath, join(root, 'packages/cli/run.ts'), 'audit', '--industry-of', 'page.html'])

it(
  'npm run audit says what the program in the source says, and nothing about building it',
  { timeout: 60_000 },
  async () => {
    const source = await runIn(folder, [...findable, 'audit', '--industry-of', 'page.html'])
    expect(source).toMatchObject({ status: 0, stderr: '' })
    expect(await built()).toEqual(source)
  },
)

it('npm run audit runs a source that has changed since it was built', { timeout: 60_000 }, async () => {
  await built()
  const before = await readdir(builds)
  await utimes(join(root, 'packages/cli/src/exit-statuses.ts'), new Date(), new Date())
  expect(await built()).toMatchObject({ status: 0, stderr: '' })
  expect((await readdir(builds)).filter((name) => !before.includes(name))).toHaveLength(1)
})
