import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { homePlaces, portNames, readStartSettings, servicePrograms, type Home, type Ports } from '@findable/launcher'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')
const names = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!)

/** Each program: where it reads its settings, and its name in compose.yaml and in the launcher. */
const programs = [
  { file: 'services/payments/src/env.ts', reader: 'readSettings', compose: 'payments', launcher: 'payments' },
  { file: 'services/reports/src/env.ts', reader: 'readSettings', compose: 'reports', launcher: 'reports' },
  { file: 'services/reports/src/env.ts', reader: 'readWorkerSettings', compose: 'worker', launcher: 'worker-1' },
  { file: 'services/admin/src/env.ts', reader: 'readSettings', compose: 'admin', launcher: 'admin' },
  { file: 'services/mail/src/env.ts', reader: 'readSettings', compose: 'mail', launcher: 'mail' },
  { file: 'services/gateway/src/env.ts', reader: 'readSettings', compose: 'gateway', launcher: 'gateway' },
]

/** The settings that a program reads from its environment. Each is also looked for as NAME_FILE. */
async function asked({ file, reader }: (typeof programs)[number]): Promise<string[]> {
  const seen = new Set<string>()
  const environment = new Proxy({}, { get: (_none, name) => void seen.add(String(name)) })
  const module = (await import(join(root, file))) as Record<string, (source: NodeJS.ProcessEnv) => unknown>
  expect(() => module[reader]!(environment)).toThrow('is missing')
  return [...seen].filter((name) => !name.endsWith('_FILE'))
}

/** What compose.yaml gives a container, including the blocks it merges. */
function givenByCompose(compose: string, service: string): string[] {
  const environment = (block: string): string[] => {
    const [, text = ''] = /environment:.*\n((?: {6}.+\n)+)/.exec(block) ?? []
    const merged = names(text, /<<: \*(\w+)/g).flatMap((anchor) => {
      const [, common] = new RegExp(`^x-\\w+: &${anchor}\\n((?: {2}.+\\n)+)`, 'm').exec(compose) ?? []
      return common === undefined ? givenByCompose(compose, anchor) : names(common, /^ +([A-Z_]+):/gm)
    })
    return [...merged, ...names(text, /^ +([A-Z_]+):/gm)]
  }
  const block = new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1]
  return environment(block ?? '')
}

const asksFor = new Map(await Promise.all(programs.map(async (each) => [each, await asked(each)] as const)))
const askedByAny = new Set([...asksFor.values()].flat())

describe.each(programs)('$launcher', (program) => {
  const wanted = asksFor.get(program)!

  test('gets every setting that it reads from compose.yaml or its image, and no other', async () => {
    const image = names(await read('docker/Dockerfile'), /\b([A-Z_]+)=\S/g)
    const given = givenByCompose(await read('compose.yaml'), program.compose)
    expect(wanted.filter((name) => ![...given, ...image].includes(name))).toEqual([])
    expect(given.filter((name) => !askedByAny.has(name))).toEqual([])
  })

  test('gets every setting that it reads from npm start, but where to listen', () => {
    const everything = Object.fromEntries([...askedByAny].map((name) => [name, '1']))
    const given = Object.keys(launched(everything)[program.launcher]!)
    // Only the gateway is told: services listen on the default loopback address.
    expect(wanted.filter((name) => !given.includes(name) && name !== 'HOST')).toEqual([])
  })
})

/** The environment that npm start gives each program. */
function launched(env: NodeJS.ProcessEnv): Record<string, Record<string, string>> {
  const settings = readStartSettings('/nowhere', { ...env, PORT: '8080', ADMIN_PASSWORD: 'long enough' })
  const secret = 'a secret'
  const secrets: Home['secrets'] = {
    adminUsername: secret,
    adminPassword: secret,
    internalToken: secret,
    sessionSecret: secret,
    settingsKey: secret,
    databasePassword: secret,
    rolePasswords: { payments: secret, reports: secret, admin: secret, mail: secret },
  }
  const ports = Object.fromEntries(portNames.map((name, index) => [name, 20_000 + index])) as Ports
  const facts = { root, settings, home: { ...homePlaces('/data'), secrets }, ports, redisUrl: 'redis://127.0.0.1' }
  return Object.fromEntries(servicePrograms(facts).map((each) => [each.name, each.env]))
}

const { environment } = (await import(join(root, 'packages/sandbox/src/settings.ts'))) as {
  environment: { shape: object }
}

test('.env.example explains every setting that a process reads, and no other', async () => {
  const explained = names(await read('.env.example'), /^(?:# )?([A-Z][A-Z_]+)=/gm)
  const compose = names(await read('compose.yaml'), /\$\{([A-Z_]+):-/g)
  const others = ['FINDABLE_HOME', 'FINDABLE_TEST_BACKEND', 'CHROMIUM_PATH']
  expect(explained.toSorted()).toEqual(
    [...new Set([...askedByAny, ...Object.keys(environment.shape), ...compose, ...others])].toSorted(),
  )
})

test('what is preset in .env.example is what npm start would use anyway', async () => {
  const example = await read('.env.example')
  const preset = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
  const { env: _, ...withExample } = readStartSettings('/nowhere', preset)
  const { env: __, ...without } = readStartSettings('/nowhere', {})
  expect(withExample).toEqual(without)
})
