import { pino, stdSerializers, type Logger } from 'pino'

export type { Logger }

/** Names of fields that may contain a secret or personal data. Anything a call carried is hidden entirely. */
const hiddenFields = `
  password smtpPassword currentPassword newPassword promoCode clientSecret token secret
  authorization cookie x-internal-token stripe-signature
  email emailFrom recipient replyTo username smtpUser businessName phone ip
  body payload headers parameters
`
  .trim()
  .split(/\s+/)
/** How far below a log line's own fields they are looked for. */
const depths = ['', '*.', '*.*.', '*.*.*.']

/**
 * The parts of an error that are logged. An allow list: what libraries attach to their errors (a card provider's
 * answer, a mail server's conversation, the row that a database refused) contains personal data.
 */
function serializeError(error: Error): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { type, message, stack } = stdSerializers.err(error)
  const { code } = error as { code?: unknown }
  return { type, message, stack, ...(typeof code === 'string' && { code }) }
}

/** JSON lines on stdout, without secrets or personal data. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    name: service,
    level,
    base: { service },
    serializers: { err: serializeError },
    redact: {
      paths: depths.flatMap((depth) => hiddenFields.map((field) => `${depth}["${field}"]`.replace('.[', '['))),
      censor: '[hidden]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
