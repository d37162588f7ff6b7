import { alerts, type Alert } from '@findable/contracts'
import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { createCounter } from './metrics.ts'

export type { Logger }

declare module 'pino' {
  namespace pino {
    interface LogFnFields {
      /** Marks a line that a person should look at. */
      alert?: Alert
    }
  }
}

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

const raised = createCounter('findable_alerts_total', 'Lines logged with an alert', ['alert'])

/** From 0, because a counter that appears with its first alert has no increase that Prometheus could see. */
function countFromZero(service: string): void {
  for (const [alert, by] of Object.entries<readonly string[]>(alerts))
    if (by.includes(service)) raised.inc({ alert }, 0)
}

/**
 * JSON lines on stdout, without secrets or personal data. With `inBlocks`, lines below a warning wait up to 200 ms and
 * are written together.
 */
export function createLogger(service: string, level: string, { inBlocks = false } = {}): Logger {
  const options: LoggerOptions = {
    name: service,
    level,
    base: { service },
    serializers: { err: serializeError },
    redact: {
      paths: depths.flatMap((depth) => hiddenFields.map((field) => `${depth}["${field}"]`.replace('.[', '['))),
      censor: '[hidden]',
    },
    timestamp: isoTime(),
    hooks: {
      logMethod(args, write) {
        const [fields] = args as [{ alert?: Alert } | string]
        if (typeof fields === 'object' && fields.alert !== undefined) raised.inc({ alert: fields.alert })
        write.apply(this, args)
      },
    },
  }
  countFromZero(service)
  return inBlocks ? pino(options, stdoutInBlocks()) : pino(options)
}

/** The same as pino's `isoTime`, but the date is written out once per second instead of once per line. */
function isoTime(): () => string {
  let [at, upToSecond] = [0, '']
  return () => {
    const now = Date.now()
    const second = Math.floor(now / 1_000)
    if (second !== at) [at, upToSecond] = [second, `,"time":"${new Date(now).toISOString().slice(0, 20)}`]
    return `${upToSecond}${String(now % 1_000).padStart(3, '0')}Z"`
  }
}

/** Characters written at once. */
const block = 16_000

/**
 * For a process with a line per request: a write for each of them costs it more than the line. Not pino's own
 * `minLength`, which measures everything that waits again with each line.
 */
function stdoutInBlocks(): DestinationStream {
  const stdout = pino.destination({ sync: true })
  let waiting = ''
  const writeOut = () => {
    if (waiting !== '') stdout.write(waiting)
    waiting = ''
  }
  setInterval(writeOut, 200).unref()
  process.on('exit', writeOut)
  const stream: DestinationStream & { lastLevel?: number } = {
    write(line) {
      waiting += line
      if (waiting.length >= block || this.lastLevel! >= pino.levels.values['warn']!) writeOut()
    },
  }
  // Asks pino to set lastLevel before each write.
  return Object.assign(stream, { [Symbol.for('pino.metadata')]: true })
}
