import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  givenSecrets,
  homePlaces,
  portNames,
  readStartSettings,
  servicePrograms,
  type Home,
  type Ports,
} from '@findable/launcher'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

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
  // npm start has no backups: its data folder is copied as it is.
  { file: 'services/backup/src/env.ts', reader: 'readSettings', compose: 'backup', launcher: null },
]

/** The settings that a program reads from its environment. Each is also looked for as NAME_FILE. */
async function asked({ file, reader }: (typeof programs)[number]): Promise<string[]> {
  const seen = new Set<string>()
  const environment = new Proxy({}, { get: (_none, name) => void seen.add(String(name)) })
  const module = (await import(join(root, file))) as Record<string, (source: NodeJS.ProcessEnv) => unknown>
  expect(() => module[reader]!(environment)).toThrow('is missing')
  return [...seen].filter((name) => !name.endsWith('_FILE'))
}

interface Service {
  environment?: Record<string, string>
  secrets?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  stop_grace_period?: string
  logging?: object
}
interface ComposeFile {
  services: Record<string, Service | 'null'>
  secrets: Record<string, { file: string }>
}
// Compose's own tags, !override and !reset, are no concern of the parser.
const readCompose = async (file: string): Promise<ComposeFile> =>
  parse(await read(file), { merge: true, logLevel: 'silent' }) as ComposeFile

const development = await readCompose('compose.yaml')
const production = await readCompose('compose.production.yaml')
const serviceIn = (compose: ComposeFile, name: string): Service => compose.services[name] as Service
const secrets = Object.keys(production.secrets)
const isSecret = (name: string): boolean =>
  /PASSWORD|SECRET|TOKEN|_KEY$|GUID|PROMO_CODE/.test(name) && !/PUBLISHABLE/.test(name)

const asksFor = new Map(await Promise.all(programs.map(async (each) => [each, await asked(each)] as const)))
const askedByAny = new Set([...asksFor.values()].flat())

describe.each(programs)('$compose', (program) => {
  const wanted = asksFor.get(program)!

  test.each([
    ['compose.yaml', development],
    ['compose.production.yaml', production],
  ])('gets every setting that it reads from %s or its image, and no other', async (_file, compose) => {
    const image = names(await read('docker/Dockerfile'), /\b([A-Z_]+)=\S/g)
    const given = Object.keys(serviceIn(compose, program.compose).environment!).map((name) =>
      name.replace(/_FILE$/, ''),
    )
    // There is no sandbox in production.
    const wantedHere = wanted.filter((name) => compose === development || name !== 'SANDBOX_URL')
    expect(wantedHere.filter((name) => ![...given, ...image].includes(name))).toEqual([])
    expect(given.filter((name) => !askedByAny.has(name))).toEqual([])
  })
})

test.each(programs.filter(({ launcher }) => launcher !== null))(
  '$launcher gets every setting that it reads from npm start, but where to listen',
  (program) => {
    const everything = Object.fromEntries([...askedByAny].map((name) => [name, '1']))
    const given = Object.keys(launched(everything)[program.launcher!]!)
    // Services listen on the default loopback address, and their DATABASE_URL has the password in it.
    const atHome = ['HOST', 'DATABASE_PASSWORD']
    expect(asksFor.get(program)!.filter((name) => !given.includes(name) && !atHome.includes(name))).toEqual([])
  },
)

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
  const files = await Promise.all(['compose.yaml', 'compose.production.yaml', 'docker/secrets.mjs'].map(read))
  const compose = names(files.join('\n'), /\$\{([A-Z_]+)(?::[-?]|\})/g)
  const others = ['COMPOSE_FILE', 'FINDABLE_HOME', 'FINDABLE_TEST_BACKEND', 'CHROMIUM_PATH']
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

describe('compose.production.yaml', () => {
  const services = Object.entries(production.services).filter(
    (entry): entry is [string, Service] => entry[1] !== 'null',
  )

  test('leaves the sandbox out, and has nothing that is for one machine only', async () => {
    expect(production.services['sandbox']).toBe('null')
    expect(await read('compose.production.yaml')).not.toMatch(/SANDBOX_URL|only-for-this-machine|sandbox:8025/)
  })

  test.each(services)('%s gets each secret from a file, and only those that it reads', (_name, service) => {
    const given = Object.entries(service.environment ?? {})
    expect(given.filter(([name]) => isSecret(name) && !name.endsWith('_FILE'))).toEqual([])
    const mounted = given.flatMap(([name, value]) => (name.endsWith('_FILE') ? [value] : []))
    expect(mounted.toSorted()).toEqual((service.secrets ?? []).map((name) => `/run/secrets/${name}`).toSorted())
  })

  test.each(services)('%s has a read-only root, no capabilities, bounded logs and time to end', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '40s' })
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(service.logging).toBeDefined()
  })

  test('every secret is one that docker/secrets.mjs checks, and can be set for npm start or is generated by it', async () => {
    const checked = names(await read('docker/secrets.mjs'), /'([A-Z]+_[A-Z_]+)'/g)
    expect(checked.toSorted()).toEqual(secrets.toSorted())
    const generated = Object.keys(production.secrets).filter((name) =>
      /_DB_|POSTGRES|INTERNAL|SESSION|SETTINGS/.test(name),
    )
    expect([...givenSecrets, ...generated].toSorted()).toEqual(secrets.toSorted())
  })
})
