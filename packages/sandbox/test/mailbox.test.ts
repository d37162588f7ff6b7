import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '@findable/test-kit'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../src/index.ts'
import { expectEventually } from './support/expect-eventually.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox()
})

afterEach(() => sandbox.close())

const message = {
  from: 'Findable <reports@findable.example>',
  to: 'jo@example.com',
  subject: 'Your report',
  text: 'Hello',
}
const send = (more: SendMailOptions = {}, auth?: { user: string; pass: string }) =>
  createTransport({ ...sandbox.info.smtp, ...(auth && { auth }) }).sendMail({ ...message, ...more })
const sendWithoutPatience = () =>
  createTransport({ ...sandbox.info.smtp, greetingTimeout: 300, socketTimeout: 300 }).sendMail(message)
const messages = async () => (await fetch(`${sandbox.url}/api/messages`)).json()
const fault = (body: object) => fetch(`${sandbox.url}/api/faults/smtp`, { method: 'POST', body: JSON.stringify(body) })
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: { responseCode?: number; code?: string }) => error,
  )

describe('a mail that was sent', () => {
  test('is listed with all its parts', async () => {
    await send({
      to: { name: 'Jo', address: 'jo@example.com' },
      cc: 'sam@example.com',
      bcc: 'hidden@example.com',
      replyTo: 'help@findable.example',
      subject: 'Dein Bericht für Café “Ümlaut” ☕',
      html: '<p>Hello <b>Jo</b></p>',
      messageId: '<order-1.report@findable.example>',
      headers: { 'X-Order': 'FND-7K3' },
      attachments: [{ filename: 'visibility-report.html', content: '<h1>Report</h1>', contentType: 'text/html' }],
    })
    expect(await messages()).toEqual([
      {
        id: expect.any(String),
        from: 'Findable <reports@findable.example>',
        to: ['jo@example.com', 'sam@example.com', 'hidden@example.com'],
        replyTo: ['help@findable.example'],
        subject: 'Dein Bericht für Café “Ümlaut” ☕',
        messageId: '<order-1.report@findable.example>',
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        text: 'Hello\n',
        html: '<p>Hello <b>Jo</b></p>\n',
        headers: expect.arrayContaining([{ name: 'X-Order', value: 'FND-7K3' }]),
        attachments: [
          {
            filename: 'visibility-report.html',
            contentType: 'text/html',
            size: 15,
            contentId: null,
            url: expect.any(String),
          },
        ],
      },
    ])
  })

  test('gives its attachment and its source for download, never to be shown in place', async () => {
    await send({
      attachments: [
        { filename: 'Bericht Ü.pdf', content: Buffer.from([0, 255, 13, 10]), contentType: 'application/pdf' },
      ],
    })
    const [{ id, attachments }] = await messages()
    const attachment = await fetch(sandbox.url + attachments[0].url)
    expect(attachment.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Bericht%20%C3%9C.pdf")
    expect([...new Uint8Array(await attachment.arrayBuffer())]).toEqual([0, 255, 13, 10])
    const source = await fetch(`${sandbox.url}/messages/${id}/source`)
    expect(source.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(await source.text()).toContain('Subject: Your report')
  })

  test('comes before older ones, and all can be deleted', async () => {
    await send({ subject: 'First' })
    await send({ subject: 'Second' })
    expect((await messages()).map(({ subject }: { subject: string }) => subject)).toEqual(['Second', 'First'])
    expect((await fetch(`${sandbox.url}/api/messages`, { method: 'DELETE' })).status).toBe(204)
    expect(await messages()).toEqual([])
  })

  test('is still there after a restart when a data folder is given', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    await sandbox.close()
    sandbox = await startSandbox({ dataFolder })
    await send()
    await sandbox.close()
    sandbox = await startSandbox({ dataFolder })
    expect(await messages()).toMatchObject([{ subject: 'Your report' }])
    await rm(dataFolder, { recursive: true })
  })

  test('is taken with any login and with none', async () => {
    await send({}, { user: 'mailer', pass: 'anything' })
    await send()
    expect(await messages()).toHaveLength(2)
  })
})

describe('faults', () => {
  test.each([
    ['greylist', 451],
    ['reject', 550],
  ])('%s answers %i to the recipient, as often as asked', async (mode, responseCode) => {
    await fault({ mode, count: 2 })
    expect(await refusal(send())).toMatchObject({ responseCode })
    expect(await refusal(send())).toMatchObject({ responseCode })
    await send()
    expect(await messages()).toHaveLength(1)
  })

  test('bad-credentials refuses the login', async () => {
    await fault({ mode: 'bad-credentials' })
    expect(await refusal(send({}, { user: 'mailer', pass: 'wrong' }))).toMatchObject({
      responseCode: 535,
      code: 'EAUTH',
    })
    await fault({ mode: 'ok' })
    await send({}, { user: 'mailer', pass: 'right' })
  })

  test('stall-banner takes the connection and says nothing', async () => {
    await fault({ mode: 'stall-banner' })
    const { host, port } = sandbox.info.smtp
    const socket = connect(port, host)
    let said = ''
    socket.on('data', (data) => (said += String(data)))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(said).toBe('')
    socket.destroy()
    expect(await refusal(sendWithoutPatience())).toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('stall-data takes the mail and never answers', async () => {
    await fault({ mode: 'stall-data' })
    expect(await refusal(sendWithoutPatience())).toMatchObject({ code: 'ETIMEDOUT' })
    expect(await messages()).toEqual([])
  })

  test('that do not exist are refused', async () => {
    expect((await fault({ mode: 'explode' })).status).toBe(400)
  })
})

describe('the page', () => {
  test('shows mails and runs nothing of what they hold', async () => {
    const attack = `<script>top.document.title='taken'</script><img src=x onerror="top.document.title='taken'">`
    await send({
      subject: '<img src=x onerror=alert(1)> & Co',
      html: `<p>Kind words</p><a href="https://findable.example/r">Read it</a>${attack}`,
      text: '<b>plain</b>',
    })
    const browser = await launchChromium()
    try {
      const page = await browser.newPage()
      await page.goto(sandbox.url)
      await page.getByRole('link', { name: '& Co' }).click()
      await expectEventually(() => page.frameLocator('iframe').getByText('Kind words').isVisible()).toBe(true)
      expect(await page.title()).toBe('<img src=x onerror=alert(1)> & Co')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('<img src=x onerror=alert(1)> & Co')
      expect(await page.frameLocator('iframe').locator('base').getAttribute('target')).toBe('_blank')
      await page.getByText('Text part').click()
      expect(await page.getByText('<b>plain</b>').isVisible()).toBe(true)
    } finally {
      await browser.close()
    }
  })

  test('shows a new mail without being asked, and can be emptied', async () => {
    const browser = await launchChromium()
    try {
      const page = await browser.newPage()
      await page.goto(sandbox.url)
      expect(await page.getByRole('heading', { name: 'No mail yet' }).isVisible()).toBe(true)
      await send({ subject: 'Just in' })
      await page.getByRole('link', { name: 'Just in' }).waitFor()
      await page.getByRole('button', { name: 'Delete all' }).click()
      await page.getByRole('heading', { name: 'No mail yet' }).waitFor()
    } finally {
      await browser.close()
    }
  })
})
