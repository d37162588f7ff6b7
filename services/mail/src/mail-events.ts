import { createHmac, createPublicKey, verify, type KeyObject } from 'node:crypto'
import { AppError, sameSecret } from '@findable/service-kit'
import * as z from 'zod/mini'

/**
 * What mail providers report about mails they accepted and could not deliver: `POST /api/mail-events`, in the format
 * chosen by MAIL_EVENTS_FROM. Each format names our Message-ID and the recipient, and each call is signed with
 * MAIL_EVENTS_KEY.
 */

/** A mail that came back. */
export interface Bounce {
  /** Our Message-ID, without angle brackets. */
  messageId: string
  recipient: string
  reason: string
  at: Date
}

/** A call as received. */
interface MailEventsCall {
  headers: Record<string, string | string[] | undefined>
  body: Uint8Array
}

/** The bounces in a call. Throws `invalid-signature`. */
export type ReadBounces = (call: MailEventsCall) => Bounce[]

export const mailEventSources = ['generic', 'mailgun', 'sendgrid'] as const
export type MailEventSource = (typeof mailEventSources)[number]

const sources: Record<MailEventSource, (key: string) => ReadBounces> = {
  generic: (key) => (call) => readGeneric(call, key),
  mailgun: (key) => (call) => readMailgun(call, key),
  sendgrid: (key) => {
    const publicKey = readPublicKey(key)
    return (call) => readSendgrid(call, publicKey)
  },
}

/** Throws when the key does not suit the source. */
export const bounceReader = (source: MailEventSource, key: string): ReadBounces => sources[source](key)

const invalid = (detail: string) => new AppError('invalid-signature', { detail })
const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')
const withoutBrackets = (id: string): string => id.trim().replace(/^<|>$/g, '')

/** Seconds for which the signature of a generic call is valid. */
const tolerance = 300
const genericCall = z.object({
  bounces: z.array(
    z.object({
      messageId: z.string(),
      recipient: z.string(),
      reason: z.string(),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
})

/**
 * For any mail server, with a few lines of script. Header `X-Findable-Signature: t=<unix seconds>,v1=<hex>`, the
 * HMAC-SHA256 of `<t>.<body>`; body `{"bounces": [{"messageId", "recipient", "reason", "at"}]}`.
 */
function readGeneric({ headers, body }: MailEventsCall, key: string): Bounce[] {
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-findable-signature'])) ?? []
  const text = Buffer.from(body).toString()
  if (!seconds || !sameSecret(signature, hmac(key, `${seconds}.${text}`))) throw invalid('generic')
  if (Math.abs(Date.now() / 1_000 - Number(seconds)) > tolerance) throw invalid('generic, too old')
  return parse(genericCall, text).bounces.map((bounce) => ({
    ...bounce,
    messageId: withoutBrackets(bounce.messageId),
    at: new Date(bounce.at),
  }))
}

/** Unix seconds, within the range of a Date. */
const seconds = z.number().check(z.minimum(0), z.maximum(1e11))
const mailgunCall = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.optional(z.string()),
    recipient: z.optional(z.string()),
    timestamp: seconds,
    reason: z.optional(z.string()),
    message: z.optional(z.object({ headers: z.optional(z.object({ 'message-id': z.optional(z.string()) })) })),
    'delivery-status': z.optional(z.object({ code: z.optional(z.number()), message: z.optional(z.string()) })),
  }),
})

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks: one event per call. */
function readMailgun({ body }: MailEventsCall, key: string): Bounce[] {
  const { signature: signed, 'event-data': event } = parse(mailgunCall, Buffer.from(body).toString())
  if (!sameSecret(signed.signature, hmac(key, signed.timestamp + signed.token))) throw invalid('mailgun')
  const messageId = event.message?.headers?.['message-id']
  if (event.event !== 'failed' || event.severity !== 'permanent' || !messageId || !event.recipient) return []
  const status = event['delivery-status']
  const reason = [status?.code, status?.message || event.reason].filter(Boolean).join(' ')
  return [
    {
      messageId: withoutBrackets(messageId),
      recipient: event.recipient,
      reason,
      at: new Date(event.timestamp * 1_000),
    },
  ]
}

const sendgridCall = z.array(
  z.object({
    event: z.string(),
    email: z.optional(z.string()),
    timestamp: seconds,
    'smtp-id': z.optional(z.string()),
    reason: z.optional(z.string()),
  }),
)
const sendgridBounces = ['bounce', 'dropped']

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event: a list of events, signed with ECDSA. */
function readSendgrid({ headers, body }: MailEventsCall, publicKey: KeyObject): Bounce[] {
  const signature = Buffer.from(String(headers['x-twilio-email-event-webhook-signature']), 'base64')
  const signed = Buffer.concat([Buffer.from(String(headers['x-twilio-email-event-webhook-timestamp'])), body])
  if (!verify('sha256', signed, publicKey, signature)) throw invalid('sendgrid')
  return parse(sendgridCall, Buffer.from(body).toString()).flatMap((event) => {
    const { email, timestamp, reason = event.event, 'smtp-id': messageId } = event
    if (!sendgridBounces.includes(event.event) || !email || !messageId) return []
    return [{ messageId: withoutBrackets(messageId), recipient: email, reason, at: new Date(timestamp * 1_000) }]
  })
}

/** In the form SendGrid shows it: base64-encoded DER. */
const readPublicKey = (key: string): KeyObject =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })

function parse<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new AppError('unreadable-body', { cause })
  }
}
