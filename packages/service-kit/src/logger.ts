import { pino, type Logger } from 'pino'

export type { Logger }

/** JSON lines on stdout. Names of fields that may carry a secret or a person's data are blanked wherever they stand. */
export function createLogger(service: string, level: string): Logger {
  const hidden = [
    'email',
    'password',
    'smtpPassword',
    'authorization',
    'cookie',
    'clientSecret',
    'promoCode',
    'x-internal-token',
  ]
  return pino({
    name: service,
    level,
    base: { service },
    redact: {
      paths: hidden.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
      censor: '[hidden]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}
