import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serviceList } from '@findable/audit-engine'
import { expect, test } from 'vitest'
import type { Home } from '../src/home.ts'
import { homePlaces } from '../src/home.ts'
import { memorySettings, portNames, sandboxProgram, servicePrograms, type Ports } from '../src/programs.ts'
import { readStartSettings } from '../src/settings.ts'

const secrets = {
  adminUsername: 'admin',
  adminPassword: 'admin-password',
  internalToken: 'internal-token',
  sessionSecret: 'session-secret',
  settingsKey: 'settings-key',
  databasePassword: 'superuser-password',
  rolePasswords: { payments: 'pay-db', reports: 'rep-db', admin: 'adm-db', mail: 'mai-db' },
}
const home: Home = { ...homePlaces('/data'), secrets }
const ports = Object.fromEntries(portNames.map((name, index) => [name, 20_000 + index])) as Ports

function programs(environment: NodeJS.ProcessEnv = {}) {
  const settings = readStartSettings('/nowhere', environment)
  const facts = { root: '/root', settings, home, ports, redisUrl: 'redis://127.0.0.1:6379' }
  return Object.fromEntries(
    [sandboxProgram(facts), ...servicePrograms(facts)].map((program) => [program.name, program]),
  )
}

/** Which programs are given this secret, in any variable. */
function knowing(secret: string, environment?: NodeJS.ProcessEnv): string[] {
  const told = Object.values(programs(environment)).filter(({ env }) => JSON.stringify(env).includes(secret))
  return told.map(({ name }) => name)
}

test('each service knows the password of its own database role and no other', () => {
  expect(knowing('pay-db')).toEqual(['payments'])
  expect(knowing('rep-db')).toEqual(['reports', 'worker-1', 'worker-2'])
  expect(knowing('adm-db')).toEqual(['admin'])
  expect(knowing('mai-db')).toEqual(['mail'])
  expect(knowing('superuser-password')).toEqual([])
})

test('a secret reaches only the programs that need it', () => {
  expect(knowing('session-secret')).toEqual(['gateway'])
  expect(knowing('settings-key')).toEqual(['admin'])
  expect(knowing('admin-password')).toEqual(['admin'])
  expect(knowing('sk_live_1', { STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual(['payments'])
  expect(knowing('mail-login', { SMTP_PASSWORD: 'mail-login' })).toEqual(['mail'])
  expect(knowing('places-key', { GOOGLE_PLACES_API_KEY: 'places-key' })).toEqual(['worker-1', 'worker-2'])
  expect(knowing('internal-token')).not.toContain('sandbox')
})

test('every setting of a service that audits ask reaches the workers', () => {
  const settings = Object.values(serviceList).flatMap(({ key, endpointSetting }) => [
    endpointSetting,
    ...(key ? [key.setting] : []),
  ])
  for (const name of [...settings, 'OPENSTREETMAP']) {
    const told = programs({ [name]: 'a value' })
    expect(told['worker-1']?.env).toMatchObject({ [name]: 'a value' })
    expect(told['worker-2']?.env).toMatchObject({ [name]: 'a value' })
  }
})

test('without keys of its own, payments uses the sandbox; real ones replace them all', () => {
  expect(programs().payments?.env).toMatchObject({
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  })
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(programs(keys).payments?.env).toMatchObject(keys)
})

test('a sandbox key never fills in for a real one that was forgotten', () => {
  expect(JSON.stringify(programs({ STRIPE_SECRET_KEY: 'sk_live_1' }).payments?.env)).not.toContain('_sandbox')
})

test('a program that listens on every address is reached through the loopback one', () => {
  const { gateway, sandbox, payments } = programs({ HOST: '0.0.0.0', PORT: '9000', MAILBOX_PORT: '9025' })
  expect(gateway?.ready.href).toBe('http://127.0.0.1:9000/')
  expect(sandbox?.ready.href).toBe('http://127.0.0.1:9025/api/sandbox')
  expect(payments?.env.HOST).toBeUndefined()
})

test('programs use memory here as they do in the images', async () => {
  const dockerfile = await readFile(join(import.meta.dirname, '../../../docker/Dockerfile'), 'utf8')
  for (const [name, value] of Object.entries(memorySettings)) {
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}(?= |$)`, 'm'))
  }
})
