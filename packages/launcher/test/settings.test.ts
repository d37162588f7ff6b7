import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStartSettings } from '../src/settings.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'findable-settings-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('with nothing set, everything has its usual place', () => {
  expect(readStartSettings(root, {})).toMatchObject({
    home: join(root, '.findable'),
    host: '127.0.0.1',
    port: 8080,
    mailboxPort: 8025,
    publicUrl: 'http://localhost:8080',
    promoCode: 'FREEREPORT',
  })
})

test('the environment wins over .env, and an empty variable is one that is not set', async () => {
  await writeFile(join(root, '.env'), 'PORT=9000\nPROMO_CODE=FROMFILE\nMAILBOX_PORT=9025\n')
  const settings = readStartSettings(root, { PORT: '9100', PROMO_CODE: '' })
  expect(settings).toMatchObject({ port: 9100, mailboxPort: 9025, promoCode: 'FREEREPORT' })
})

test('the public address follows the port', () => {
  expect(readStartSettings(root, { PORT: '9100' }).publicUrl).toBe('http://localhost:9100')
})

test.for(['abc', '0', '-1', '65536', '80.5'])('PORT=%s: one line says what it must be', (port) => {
  expect(() => readStartSettings(root, { PORT: port })).toThrow(`PORT is "${port}". It must be a port number`)
})

test('one port for two things is refused', () => {
  expect(() => readStartSettings(root, { PORT: '9000', MAILBOX_PORT: '9000' })).toThrow('Give them different numbers')
})
