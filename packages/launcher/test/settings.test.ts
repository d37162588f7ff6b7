import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStartSettings } from '../src/settings.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'findable-settings-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('with nothing set, every setting has its default', () => {
  expect(readStartSettings(root, {})).toMatchObject({
    home: join(root, '.findable'),
    host: '127.0.0.1',
    port: 8080,
    mailboxPort: 8025,
    publicUrl: 'http://localhost:8080',
    promoCode: 'FREEREPORT',
  })
})

test('the environment wins over .env, and an empty variable counts as not set', async () => {
  await writeFile(join(root, '.env'), 'PORT=9000\nPUBLIC_URL=http://from-file\nMAILBOX_PORT=9025\n')
  const settings = readStartSettings(root, { PORT: '9100', PUBLIC_URL: '' })
  expect(settings).toMatchObject({ port: 9100, mailboxPort: 9025, publicUrl: 'http://localhost:9100' })
})

test('an empty promo code means that there is none, and none is preset where cards are charged for real', async () => {
  const promoCode = (environment: NodeJS.ProcessEnv) => readStartSettings(root, environment).promoCode
  expect(promoCode({ PROMO_CODE: '' })).toBe('')
  expect(promoCode({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('FREEREPORT')
  for (const STRIPE_SECRET_KEY of ['sk_live_1', 'rk_live_1']) {
    expect(promoCode({ STRIPE_SECRET_KEY })).toBe('')
    expect(promoCode({ STRIPE_SECRET_KEY, PROMO_CODE: 'CHOSEN' })).toBe('CHOSEN')
  }
  await writeFile(join(root, '.env'), 'PROMO_CODE=\n')
  expect(promoCode({})).toBe('')
})

test('a secret may come from a file, but not twice and not from one that cannot be read', async () => {
  const file = join(root, 'key')
  await writeFile(file, 'sk_live_1\n')
  const settings = readStartSettings(root, { STRIPE_SECRET_KEY_FILE: file })
  expect(settings.env.STRIPE_SECRET_KEY).toBe('sk_live_1')
  expect(settings.promoCode).toBe('')
  const twice = { STRIPE_SECRET_KEY_FILE: file, STRIPE_SECRET_KEY: 'sk_test_1' }
  expect(() => readStartSettings(root, twice)).toThrow('STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set')
  const missing = { SMTP_PASSWORD_FILE: join(root, 'none') }
  expect(() => readStartSettings(root, missing)).toThrow('SMTP_PASSWORD_FILE names a file that cannot be read')
})

test('compose passes on no promo code but the one that is set', async () => {
  const compose = await readFile(join(import.meta.dirname, '../../../compose.yaml'), 'utf8')
  expect(compose).toContain('PROMO_CODE: ${PROMO_CODE:-}\n')
})

test('the public address follows the port', () => {
  expect(readStartSettings(root, { PORT: '9100' }).publicUrl).toBe('http://localhost:9100')
})

test.for(['abc', '0', '-1', '65536', '80.5'])('PORT=%s: one line says what it must be', (port) => {
  expect(() => readStartSettings(root, { PORT: port })).toThrow(`PORT is "${port}". It must be a port number`)
})

test('one port for two purposes is refused', () => {
  expect(() => readStartSettings(root, { PORT: '9000', MAILBOX_PORT: '9000' })).toThrow('Give them different numbers')
})
