import { emailSchema, productName } from '@findable/contracts'
import { commonEnv, EnvError, readEnv, sandboxEnv, storageEnv, tracesEnv, urlSetting } from '@findable/service-kit'
import * as z from 'zod/mini'
import { bounceReader, mailEventSources, type MailEventSource, type ReadBounces } from './mail-events.ts'

/** "reports@findable.com.au", or "Findable <reports@findable.com.au>". */
const sender = z.pipe(
  z
    .string()
    .check(
      z.refine((text) => senderOf(text) !== null, 'must be one address, such as Findable <reports@findable.com.au>'),
    ),
  z.transform((text: string) => senderOf(text)!),
)

function senderOf(text: string): { name: string; address: string } | null {
  const [, name, inBrackets] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  const address = emailSchema.safeParse(inBrackets ?? text).data
  return address === undefined ? null : { name: name?.trim() || productName, address }
}

const shape = {
  ...commonEnv,
  ...tracesEnv,
  ...storageEnv,
  ...sandboxEnv,
  PUBLIC_URL: urlSetting,
  REPORTS_URL: urlSetting,
  /** The mail server to use until staff save another; the sandbox's when there is a sandbox and nothing is set. */
  SMTP_HOST: z.optional(z.string()),
  SMTP_PORT: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)), 587),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASSWORD: z.optional(z.string()),
  MAIL_FROM: z.optional(sender),
  /** The longest an attempt to send may take, in seconds. */
  MAIL_TRY_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(600)), 90),
  /** Which provider tells us about mails that came back, and the key its calls are signed with. */
  MAIL_EVENTS_FROM: z._default(z.enum(mailEventSources), 'generic'),
  MAIL_EVENTS_KEY: z.optional(z.string().check(z.minLength(16, 'must be at least 16 characters'))),
  /** Where contact messages go; the sender's own address when not set. */
  CONTACT_EMAIL: z.optional(emailSchema),
}

function readerOf(source: MailEventSource, key: string): ReadBounces {
  try {
    return bounceReader(source, key)
  } catch {
    throw new EnvError(`MAIL_EVENTS_KEY is not a key of ${source} (see .env.example).`)
  }
}

const sandboxSender = { name: productName, address: 'reports@findable.example' }

export function readSettings(source?: NodeJS.ProcessEnv) {
  const settings = readEnv(shape, source)
  const { SMTP_HOST, MAIL_FROM, SANDBOX_URL } = settings
  if (!SANDBOX_URL && !(SMTP_HOST && MAIL_FROM)) {
    throw new EnvError('Set SMTP_HOST and MAIL_FROM (see .env.example): without a mail server no report can be sent.')
  }
  const { MAIL_EVENTS_FROM, MAIL_EVENTS_KEY } = settings
  const readBounces = MAIL_EVENTS_KEY === undefined ? undefined : readerOf(MAIL_EVENTS_FROM, MAIL_EVENTS_KEY)
  return { ...settings, MAIL_FROM: MAIL_FROM ?? sandboxSender, readBounces }
}
