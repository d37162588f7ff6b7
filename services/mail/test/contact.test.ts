import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openMail, type Mail } from './harness.ts'

let mail: Mail
beforeAll(async () => {
  mail = await openMail()
})
afterAll(() => mail.close())

const good = { name: 'Jo Citizen', email: 'jo@example.com', message: 'Is 61 a good score for a plumber?' }
const contact = (body: object) => mail.call('POST', '/api/contact', body)
const stored = () => mail.db.selectFrom('contact_messages').select(['name', 'email', 'message']).execute()

describe('the contact form', () => {
  it('stores the message, forwards it to staff who can answer it, and acknowledges it', async () => {
    expect(await contact(good)).toEqual({ status: 200, body: { ok: true } })
    expect(await stored()).toEqual([good])
    const mails = await vi.waitFor(async () => {
      const all = await mail.mails()
      expect(all).toHaveLength(2)
      return all
    }, 5_000)
    const forwarded = mails.find(({ to }) => to[0] === 'staff@findable.example')!
    expect(forwarded).toMatchObject({
      subject: 'Message from Jo Citizen',
      replyTo: ['jo@example.com'],
      from: 'Findable <reports@findable.example>',
    })
    expect(forwarded.text).toContain(good.message)
    const acknowledged = mails.find(({ to }) => to[0] === 'jo@example.com')!
    expect(acknowledged.subject).toBe('We have your message')
    expect(acknowledged.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-replied' })
    // Anyone can type anyone's address: the acknowledgement must not carry the sender's words to a stranger.
    expect(acknowledged.text + acknowledged.html).not.toContain('plumber')
    expect(acknowledged.text + acknowledged.html).not.toContain('Jo Citizen')
  })

  it.each([
    [{ ...good, name: 'Mallory\r\nBcc: b@example.com' }, 'Please leave out line breaks and invisible characters.'],
    [{ ...good, name: 'J' }, 'Name must be at least 2 characters.'],
    [{ ...good, email: 'nobody' }, 'Please enter a valid email address.'],
    [{ ...good, email: 'a@example.com, b@example.com' }, 'Please enter a valid email address.'],
    [{ ...good, message: 'Too short' }, 'Message must be at least 10 characters.'],
    [{ ...good, state: 'sent' }, 'Unrecognized key: "state"'],
  ])('refuses %j and stores nothing', async (body, message) => {
    const before = await stored()
    const answer = await contact(body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation-failed', error: message } })
    expect(await stored()).toEqual(before)
  })

  it('keeps markup as text', async () => {
    await contact({ ...good, name: 'Mallory <b>', message: 'Hello <img src=x onerror=alert(1)> there' })
    const forwarded = await vi.waitFor(async () => {
      const found = (await mail.mails()).find(({ subject }) => subject.includes('Mallory'))
      expect(found).toBeDefined()
      return found!
    }, 5_000)
    expect(forwarded.subject).toBe('Message from Mallory <b>')
    expect(forwarded.to).toEqual(['staff@findable.example'])
    expect(forwarded.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

describe('the settings test', () => {
  const ask = (headers: Record<string, string> = { 'x-staff-id': '1' }) =>
    mail.call('POST', '/api/admin/settings/test-email', undefined, headers)

  it('is for staff only', async () => {
    expect((await ask({})).status).toBe(401)
  })

  it('sends one mail to the contact address at once', async () => {
    expect(await ask()).toEqual({ status: 200, body: { ok: true, to: 'staff@findable.example' } })
    expect((await mail.mails())[0]).toMatchObject({
      to: ['staff@findable.example'],
      subject: 'Findable: the mail settings work',
    })
  })

  it('uses the settings that staff saved a moment ago', async () => {
    const { host, port } = mail.sandbox.info.smtp
    const saved = { smtpHost: host, smtpUser: 'u', smtpPassword: 'p', enableEmailNotifications: true }
    mail.neighbours.settings = { ...saved, smtpPort: port, emailFrom: 'desk@findable.example' }
    expect((await ask()).status).toBe(200)
    expect((await mail.mails())[0]!.from).toContain('desk@findable.example')
    mail.neighbours.settings = { ...mail.neighbours.settings, smtpPort: 1 }
    expect((await ask()).status).toBe(502)
    mail.neighbours.settings = null
  })

  it('says what the mail server said when it does not work', async () => {
    await mail.fault('bad-credentials', 1)
    const { status, body } = await ask()
    expect(status).toBe(502)
    expect(body.code).toBe('mail-server-error')
    expect(body.error).toContain('535')
  })
})

it('does not answer without the service credential', async () => {
  expect((await mail.call('POST', '/api/contact', good, { 'x-internal-token': 'guess' })).status).toBe(403)
})
