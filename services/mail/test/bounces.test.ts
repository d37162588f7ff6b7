import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { sql } from '@findable/service-kit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bounceReader, type Bounce, type MailEventSource } from '../src/mail-events.ts'
import { deliveredOrder, openMail, type Mail } from './harness.ts'

const secret = 'a key that only the provider knows'
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const verificationKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')

interface Call {
  payload: string
  headers?: Record<string, string>
}
const hmac = (text: string, key: string): string => createHmac('sha256', key).update(text).digest('hex')
const unix = (at: Date): number => at.getTime() / 1_000

/** What each provider sends about a bounce, as its documentation shows it. */
const providers: Record<MailEventSource, (bounce: Bounce, key?: string) => Call> = {
  generic({ messageId, recipient, reason, at }, key = secret) {
    const payload = JSON.stringify({
      bounces: [{ messageId: `<${messageId}>`, recipient, reason, at: at.toISOString() }],
    })
    const seconds = Math.floor(Date.now() / 1_000)
    return { payload, headers: { 'x-findable-signature': `t=${seconds},v1=${hmac(`${seconds}.${payload}`, key)}` } }
  },
  mailgun({ messageId, recipient, reason, at }, key = secret) {
    const [timestamp, token] = [String(Math.floor(Date.now() / 1_000)), 'c0ffee'.repeat(8)]
    const payload = JSON.stringify({
      signature: { timestamp, token, signature: hmac(timestamp + token, key) },
      'event-data': {
        id: 'G9Bn5sl1TC6nu79C8C0bwg',
        event: 'failed',
        severity: 'permanent',
        'log-level': 'error',
        reason: 'suppress-bounce',
        timestamp: unix(at),
        recipient,
        'delivery-status': { 'attempt-no': 1, message: '', code: 605, description: reason },
        message: { headers: { to: recipient, 'message-id': messageId, from: 'x', subject: 'y' }, size: 111 },
      },
    })
    return { payload }
  },
  sendgrid({ messageId, recipient, reason, at }, key) {
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const common = { email: recipient, timestamp: Math.floor(unix(at)), 'smtp-id': `<${messageId}>` }
    const payload = JSON.stringify([
      { ...common, event: 'processed' },
      { ...common, event: 'bounce', type: 'bounce', status: '5.1.1', reason },
    ])
    const signed = key === undefined ? sign('sha256', Buffer.from(timestamp + payload), privateKey) : Buffer.from(key)
    return {
      payload,
      headers: {
        'x-twilio-email-event-webhook-signature': signed.toString('base64'),
        'x-twilio-email-event-webhook-timestamp': timestamp,
      },
    }
  },
}
const readerOf = (source: MailEventSource) => bounceReader(source, source === 'sendgrid' ? verificationKey : secret)

let mail: Mail
afterEach(() => mail.close())

/** A sent mail, and the bounce for it. */
async function sentMail(source: MailEventSource): Promise<Bounce> {
  mail = await openMail({ readBounces: readerOf(source) })
  await mail.deliverOrder(deliveredOrder({ email: 'Owner@example.com.au' }))
  await vi.waitFor(async () => expect((await mail.messages())[0]!.state).toBe('sent'), 8_000)
  const [message] = await mail.messages()
  return {
    messageId: message!.message_id,
    recipient: 'owner@example.com.au',
    reason: '550 5.1.1 <owner@example.com.au> user unknown',
    at: new Date(),
  }
}
const tell = ({ payload, headers }: Call) => mail.mailEvent(payload, headers)
const states = async () => (await mail.messages()).map(({ state }) => state)
const statuses = async () => (await mail.news()).map(({ payload }) => payload['emailStatus'])

describe.each(Object.keys(providers) as MailEventSource[])('a mail that came back, told by %s', (source) => {
  const call = providers[source]

  it('is failed with an alert, and reports hears of it, once however often it is told', async () => {
    const bounce = await sentMail(source)
    expect(await tell(call(bounce))).toMatchObject({ status: 200 })
    expect(await tell(call(bounce))).toMatchObject({ status: 200 })
    expect(await states()).toEqual(['failed'])
    expect(await statuses()).toEqual(['sent', 'failed'])
    expect(mail.alerts).toEqual(['mail-bounced'])
    const { problem } = (await mail.messages())[0]!
    expect(problem).toMatch(/^came back: /)
    expect(problem).not.toContain('@')
  })

  it.each<[string, Partial<Bounce>]>([
    ['another recipient', { recipient: 'stranger@example.com' }],
    ['no mail of ours', { messageId: 'someone@elsewhere.example' }],
    ['a hand-over before this one', { at: new Date(Date.now() - 3_600_000) }],
  ])('changes nothing when it is about %s', async (_what, over) => {
    const bounce = await sentMail(source)
    expect(await tell(call({ ...bounce, ...over }))).toMatchObject({ status: 200 })
    expect(await states()).toEqual(['sent'])
    expect(mail.alerts).toEqual([])
  })

  it('is refused when somebody else signed it, or it was changed on its way', async () => {
    const bounce = await sentMail(source)
    expect(await tell(call(bounce, 'a key that somebody made up'))).toEqual({ status: 400, code: 'invalid-signature' })
    expect(await tell({ ...call(bounce), headers: {} })).toMatchObject(
      source === 'mailgun' ? { status: 200 } : { code: 'invalid-signature' },
    )
    const { payload, headers } = call({ ...bounce, recipient: 'stranger@example.com' })
    const changed = payload.replace('stranger@example.com', 'another@example.com')
    // Mailgun signs only a time and a token.
    if (source !== 'mailgun') expect(await tell({ payload: changed, headers: headers! })).toMatchObject({ status: 400 })
  })

  it('that is still being handed over is told again later', async () => {
    const bounce = await sentMail(source)
    await sql`update messages set state = 'sending', settled_at = null, claimed_at = clock_timestamp()`.execute(mail.db)
    expect(await tell(call(bounce))).toEqual({ status: 503, code: 'service-unavailable' })
  })
})

it('a generic call is valid for five minutes', async () => {
  const bounce = await sentMail('generic')
  const { payload } = providers.generic(bounce)
  const seconds = Math.floor(Date.now() / 1_000) - 400
  const headers = { 'x-findable-signature': `t=${seconds},v1=${hmac(`${seconds}.${payload}`, secret)}` }
  expect(await tell({ payload, headers })).toEqual({ status: 400, code: 'invalid-signature' })
})

it('where no provider is set, there is nothing at this address', async () => {
  mail = await openMail()
  expect(await mail.mailEvent('{}')).toEqual({ status: 404, code: 'not-found' })
})

it.each(['generic', 'mailgun', 'sendgrid'] as const)('what %s signs and no one can read is refused', async (source) => {
  mail = await openMail({ readBounces: readerOf(source) })
  for (const payload of ['', 'null', '[]', '{"bounces": 1}', '{"signature": {}}']) {
    expect((await mail.mailEvent(payload)).status).toBe(400)
  }
})
