import { EnvError } from '@findable/service-kit'
import { expect, it } from 'vitest'
import { readSettings } from './env.ts'

const base = {
  INTERNAL_TOKEN: 'a-service-credential',
  DATABASE_URL: 'postgres://x',
  REDIS_URL: 'redis://x',
  PUBLIC_URL: 'https://findable.example/',
  REPORTS_URL: 'http://reports',
  ADMIN_URL: 'http://admin',
  SMTP_HOST: 'smtp.example.com',
  MAIL_FROM: 'Findable Reports <reports@findable.example>',
}

it.each([
  ['Findable Reports <reports@findable.example>', { name: 'Findable Reports', address: 'reports@findable.example' }],
  ['reports@findable.example', { name: 'Findable', address: 'reports@findable.example' }],
])('reads the sender %j', (MAIL_FROM, sender) => {
  expect(readSettings({ ...base, MAIL_FROM }).MAIL_FROM).toEqual(sender)
})

it('needs no mail server of its own beside a sandbox', () => {
  const { SMTP_HOST: _host, MAIL_FROM: _from, ...bare } = base
  expect(readSettings({ ...bare, SANDBOX_URL: 'http://127.0.0.1:8025' }).MAIL_FROM.address).toBe(
    'reports@findable.example',
  )
})

it.each([
  [{ SMTP_HOST: '' }, 'Set SMTP_HOST and MAIL_FROM'],
  [{ MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM must be one address'],
  [{ MAIL_FROM: 'A\r\nBcc: b@example.com <a@example.com>' }, 'MAIL_FROM must be one address'],
  [{ REPORTS_URL: '' }, 'REPORTS_URL is missing'],
  [{ SMTP_PORT: '99999' }, 'SMTP_PORT'],
  [{ MAIL_EVENTS_KEY: 'too short' }, 'MAIL_EVENTS_KEY'],
  [{ MAIL_EVENTS_FROM: 'pigeon' }, 'MAIL_EVENTS_FROM'],
  [{ MAIL_EVENTS_FROM: 'sendgrid', MAIL_EVENTS_KEY: 'this is not a public key' }, 'MAIL_EVENTS_KEY is not a key of'],
])('refuses %j by name', (settings, line) => {
  expect(() => readSettings({ ...base, ...settings })).toThrow(EnvError)
  expect(() => readSettings({ ...base, ...settings })).toThrow(line)
})
