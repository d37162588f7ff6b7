// Tests the checks of the module boundaries: in a copy of the workspace without its sources, each planted violation
// must be found by the same commands that `npm test` runs.

import { spawnSync } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checks } from './checks.ts'

const root = join(import.meta.dirname, '../..')
const workspaceFiles = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.gitignore']
const rootFiles = [...workspaceFiles, 'turbo.json', '.oxlintrc.json', 'tsconfig.base.json']
const packageFiles = '{packages/*,services/*,apps/*,scripts,e2e}/{package,turbo,tsconfig}.json'
let copy: string
const planted: string[] = []

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'findable-boundaries-'))
  for (const file of rootFiles) await cp(join(root, file), join(copy, file))
  for await (const file of glob(packageFiles, { cwd: root }))
    await cp(join(root, file), join(copy, file), { recursive: true })
  // The type-aware rules need the types of Node.js.
  await mkdir(join(copy, 'node_modules'))
  await symlink(join(root, 'node_modules/@types'), join(copy, 'node_modules/@types'))
  spawnSync('git', ['init', '--quiet'], { cwd: copy })
})

afterEach(async () => {
  for (const file of planted.splice(0)) await rm(join(copy, file))
})

afterAll(() => rm(copy, { recursive: true, force: true }))

async function plant(file: string, content: string): Promise<void> {
  planted.push(file)
  await mkdir(dirname(join(copy, file)), { recursive: true })
  await writeFile(join(copy, file), `${content}\n`)
}

/** Runs one of the checks of `npm test` on the copy. */
function check(name: 'boundaries' | 'lint') {
  const [program, ...args] = checks.find((check) => check.name === name)!.command
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', program!), args, {
    cwd: copy,
    encoding: 'utf8',
  })
  return { passes: status === 0, output: stdout + stderr }
}

test('the workspace as it is passes', async () => {
  await plant('packages/audit-engine/src/index.ts', "export * from '@findable/contracts'")
  await plant('packages/ui/src/planted.ts', "export * from '@findable/contracts/product'")
  expect(check('boundaries')).toMatchObject({ passes: true })
  expect(check('lint')).toMatchObject({ passes: true })
})

test.for([
  ['a package imports a service', 'packages/ui/src/planted.ts', "import '@findable/payments'", 'not a dependency'],
  [
    'a package reaches into a service',
    'packages/ui/src/planted.ts',
    "import '../../../services/payments/src/app.ts'",
    'leaves the package',
  ],
  [
    'a service imports another one',
    'services/reports/src/planted.ts',
    "import type { X } from '@findable/mail'",
    'not a dependency',
  ],
  [
    'a service loads from another one',
    'services/reports/src/planted.ts',
    "await import('../../mail/src/app.ts')",
    'leaves the package',
  ],
  [
    'an app imports the other one',
    'apps/web/src/planted.tsx',
    "import '../../admin/src/main.tsx'",
    'leaves the package',
  ],
  [
    'a package imports what it does not declare',
    'packages/contracts/src/planted.ts',
    "import 'undici'",
    'not a dependency',
  ],
] as const)('%s: found', async ([, file, content, finding]) => {
  await plant(file, content)
  const { passes, output } = check('boundaries')
  expect(passes).toBe(false)
  expect(output).toContain(finding)
})

test.for([
  ['packages/ui', '@findable/payments'],
  ['packages/contracts', '@findable/service-kit'],
  ['services/mail', '@findable/reports'],
  ['apps/admin', '@findable/web'],
  ['packages/audit-engine', '@findable/report-html'],
] as const)('%s declares %s as a dependency: found', async ([folder, dependency]) => {
  const manifest = join(copy, folder, 'package.json')
  const { default: content } = (await import(join(root, folder, 'package.json'), { with: { type: 'json' } })) as {
    default: { dependencies: Record<string, string> }
  }
  const dependencies = { ...content.dependencies, [dependency]: 'workspace:*' }
  await writeFile(manifest, JSON.stringify({ ...content, dependencies }))
  const { passes, output } = check('boundaries')
  await cp(join(root, folder, 'package.json'), manifest)
  expect(passes).toBe(false)
  expect(output).toMatch(/denylist|allowlist/)
})

test.for([
  ['the engine imports more than contracts', 'packages/audit-engine/src/planted.ts', "import '@findable/sandbox'"],
  ['the document imports the engine', 'packages/report-html/src/planted.ts', "import '@findable/audit-engine'"],
  ['a feature imports another one', 'apps/web/src/features/checkout/planted.ts', "import '../progress/stages.ts'"],
  [
    'a feature reaches another one from a folder below',
    'apps/web/src/features/checkout/api/planted.ts',
    "import '../../progress/stages.ts'",
  ],
  [
    'a feature reaches another one through features/',
    'apps/web/src/features/checkout/planted.ts',
    "import '../../features/progress/stages.ts'",
  ],
  ['the site imports calls of staff', 'apps/web/src/app/planted.ts', "import '@findable/contracts/staff'"],
  ['the site imports all contracts', 'apps/web/src/features/checkout/planted.ts', "import '@findable/contracts'"],
  [
    'the back-office imports calls of customers',
    'apps/admin/src/app/planted.ts',
    "import '@findable/contracts/customer'",
  ],
  [
    'the back-office imports all contracts',
    'apps/admin/src/features/reports/api/planted.ts',
    "import '@findable/contracts'",
  ],
  ["what both apps use imports one's contracts", 'packages/ui/src/planted.ts', "import '@findable/contracts/customer'"],
] as const)('%s: found', async ([, file, content]) => {
  await plant(file, content)
  const { passes, output } = check('lint')
  expect(passes).toBe(false)
  expect(output).toContain('no-restricted-imports')
})

test('a promise that is not awaited is found', async () => {
  await plant('packages/contracts/src/planted.ts', 'async function save() {}\nexport function run() {\n  save()\n}')
  const { passes, output } = check('lint')
  expect(passes).toBe(false)
  expect(output).toContain('no-floating-promises')
})

test('two files of a service that import each other are found, even if only for a type', async () => {
  await plant('services/mail/src/one.ts', "import type { Two } from './two.ts'\nexport type One = Two | null")
  await plant('services/mail/src/two.ts', "import type { One } from './one.ts'\nexport type Two = One[]")
  const { passes, output } = check('lint')
  expect(passes).toBe(false)
  expect(output).toContain('no-cycle')
})
