import {
  appSettingsBounds,
  defaultSettings,
  endpoints,
  internalEndpoints,
  passwordMask,
  type Endpoint,
} from '@findable/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAdmin, type Admin } from './harness.ts'

let admin: Admin
let db: Admin['db']
beforeEach(async () => {
  admin = await openAdmin({ password: 'a good password' })
  ;({ db } = admin)
})
afterEach(() => admin.close())

const call = (endpoint: Endpoint, body?: object) => admin.call(endpoint, { ...(body && { body }) })
const shown = async () => (await call(endpoints.settings)).body
const forMail = async () => (await call(internalEndpoints.emailSettings)).body.settings

const email = {
  smtpHost: 'smtp.example.com.au',
  smtpPort: 465,
  smtpUser: 'findable',
  smtpPassword: 'canary-of-the-password',
  emailFrom: 'reports@example.com.au',
  enableEmailNotifications: true,
}
const save = (changes: Partial<typeof email> = {}) => call(endpoints.updateEmailSettings, { ...email, ...changes })

it('answers presets until staff saved some', async () => {
  expect(await shown()).toEqual(defaultSettings)
  expect((await call(internalEndpoints.appSettings)).body).toEqual(defaultSettings.app)
  expect(await forMail()).toBeNull()
})

it('keeps what staff save, and who did it', async () => {
  const saved = { apiRateLimit: 10, maxConcurrentReports: 2, debugMode: true, cacheTimeMinutes: 5 }
  expect(await call(endpoints.updateAppSettings, saved)).toEqual({ status: 200, body: { ok: true } })
  expect((await call(internalEndpoints.appSettings)).body).toEqual(saved)
  expect((await shown()).app).toEqual(saved)
  await save()
  await save({ smtpPort: 587 })
  expect((await shown()).email.smtpPort).toBe(587)
  const written = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(written.map(({ action }) => action)).toEqual([
    'save-app-settings',
    'save-email-settings',
    'save-email-settings',
  ])
  expect(new Set(written.map(({ admin_id }) => String(admin_id)))).toEqual(new Set(['1']))
  expect(written.map(({ changes }) => changes)).toEqual([
    [
      { field: 'apiRateLimit', before: '100', after: '10' },
      { field: 'maxConcurrentReports', before: '5', after: '2' },
      { field: 'debugMode', before: 'false', after: 'true' },
      { field: 'cacheTimeMinutes', before: '60', after: '5' },
    ],
    expect.arrayContaining([
      { field: 'smtpHost', before: null, after: email.smtpHost },
      { field: 'smtpPassword', before: null, after: 'changed' },
    ]),
    expect.arrayContaining([{ field: 'smtpPort', before: '465', after: '587' }]),
  ])
  expect(JSON.stringify(written)).not.toContain(email.smtpPassword)
})

it.each([
  [endpoints.settings, undefined],
  [endpoints.updateEmailSettings, email],
  [endpoints.updateAppSettings, defaultSettings.app],
])('does not answer without a session: $0.method $0.path', async (endpoint, payload) => {
  expect((await admin.call(endpoint, { as: null, ...(payload && { body: payload }) })).status).toBe(401)
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
})

describe('the password of the mail server', () => {
  it('reaches the mail service alone, and is stored encrypted', async () => {
    await save()
    expect(await forMail()).toEqual(email)
    expect((await shown()).email).toEqual({ ...email, smtpPassword: passwordMask })
    const rows = JSON.stringify(await db.selectFrom('settings').selectAll().execute())
    expect(rows).not.toContain(email.smtpPassword)
    expect(rows).not.toContain(Buffer.from(email.smtpPassword).toString('base64url'))
  })

  it('is kept when the mask is saved', async () => {
    await save()
    expect((await save({ smtpPassword: passwordMask, smtpUser: 'another' })).status).toBe(200)
    expect(await forMail()).toEqual({ ...email, smtpUser: 'another' })
  })

  it('must be typed again for another host', async () => {
    await save()
    const { status, body } = await save({ smtpPassword: passwordMask, smtpHost: 'smtp.elsewhere.example' })
    expect({ status, error: body.error }).toEqual({
      status: 400,
      error: 'Enter the SMTP password again for the new SMTP host.',
    })
    expect(await forMail()).toEqual(email)
    await save({ smtpPassword: 'typed', smtpHost: 'smtp.elsewhere.example' })
    expect(await forMail()).toMatchObject({ smtpHost: 'smtp.elsewhere.example', smtpPassword: 'typed' })
  })

  it('is missing when the mask is all there ever was', async () => {
    const { status, body } = await save({ smtpPassword: passwordMask })
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'SMTP Password is required' })
  })

  it('cannot be read with another key: the settings are shown, and saved again with the password', async () => {
    await save()
    await admin.restartWith('another key for settings')
    expect((await call(internalEndpoints.emailSettings)).status).toBe(500)
    expect((await shown()).email.smtpPassword).toBe(passwordMask)
    const problem = "The mail server's password cannot be read: enter it again in the settings."
    expect(await admin.renewSecrets()).toEqual({ alert: 'settings-unreadable', problem })
    expect(await admin.attention()).toEqual([problem])
    await save()
    expect(await forMail()).toEqual(email)
    expect([await admin.renewSecrets(), await admin.attention()]).toEqual([undefined, []])
  })

  it('is read with the key before, and with the new one alone once it was encrypted again', async () => {
    await save()
    await admin.restartWith('another key for settings', 'a key for settings')
    expect(await forMail()).toEqual(email)
    expect([await admin.renewSecrets(), await admin.attention()]).toEqual([undefined, []])
    await admin.restartWith('another key for settings')
    expect(await forMail()).toEqual(email)
    expect([await admin.renewSecrets(), await admin.attention()]).toEqual([undefined, []])
  })
})

it.each(['smtpHost', 'smtpUser', 'smtpPassword', 'emailFrom'])('stores no line break in %s', async (field) => {
  for (const value of ['a\r\nBcc: b@example.com', 'a\nb', 'a\u2028b\u0007']) {
    expect((await save({ [field]: value })).status).toBe(400)
  }
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
})

it.each(['https://smtp.example.com.au/', 'smtp.example.com.au:587', 'smtp example', 'me@example.com.au', 'a\nb'])(
  'takes no mail server called %j, and says what to enter',
  async (smtpHost) => {
    const { status, body } = await save({ smtpHost })
    expect([status, body.error]).toEqual([400, 'Enter the name of the mail server alone, such as smtp.example.com.au'])
  },
)

it.each(['smtp.example.com.au', ' mail ', '192.0.2.1', '2001:db8::25'])(
  'takes a mail server called %j',
  async (smtpHost) => {
    expect((await save({ smtpHost })).status).toBe(200)
    expect((await shown()).email.smtpHost).toBe(smtpHost.trim())
  },
)

it.each(Object.entries(appSettingsBounds))(
  'keeps %s within its bounds, also what was saved before it had any',
  async (name, { least, most }) => {
    const saveApp = (value: number) => call(endpoints.updateAppSettings, { ...defaultSettings.app, [name]: value })
    for (const value of [least - 1, most + 1, 1e300, -1, 1.5]) expect((await saveApp(value)).status).toBe(400)
    for (const value of [least, most]) expect((await saveApp(value)).status).toBe(200)
    const before = JSON.stringify({ ...defaultSettings.app, [name]: 1e9 })
    await db.updateTable('settings').set({ value: before }).where('name', '=', 'app').execute()
    expect((await call(internalEndpoints.appSettings)).body).toEqual({ ...defaultSettings.app, [name]: most })
  },
)

it('refuses what is not a setting', async () => {
  for (const [smtpPort, message] of [
    [0, 'SMTP Port is required'],
    [65_536, 'Must be at most 65535'],
    [25.5, 'Must be a whole number'],
  ] as const)
    expect((await save({ smtpPort })).body.error).toBe(message)
  expect((await save({ emailFrom: 'a@example.com, b@example.com' })).status).toBe(400)
  expect((await save({ role: 'admin' } as object)).status).toBe(400)
  expect((await call(endpoints.updateAppSettings, { apiRateLimit: 0 })).status).toBe(400)
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
})
