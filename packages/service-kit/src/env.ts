import { readFileSync } from 'node:fs'
import { deliveryDeadlineHours } from '@findable/contracts'
import * as z from 'zod/mini'

/** Address of another service or of the site itself, without a trailing slash. */
export const urlSetting = z.pipe(
  z.string().check(z.regex(/^https?:\/\/[^\s/]+/, 'must be an http:// or https:// address')),
  z.transform((url: string) => url.replace(/\/+$/, '')),
)

/** Settings every service reads. A service adds its own. */
export const commonEnv = {
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** The address to listen on. */
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: portSetting(0),
  /** Service credential, the same in every service; at least 16 characters. */
  INTERNAL_TOKEN: z.string().check(z.minLength(16, 'must be at least 16 characters')),
  /** Opens `/metrics`, on a port of its own; without a token there is none. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must be at least 16 characters'))),
  METRICS_PORT: portSetting(9464),
}

/** Where traces go: an OTLP receiver over HTTP. Without one there are none. Of services that orders pass through. */
export const tracesEnv = { OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(urlSetting) }

/** A database, reached as the service's own role. */
export const databaseEnv = {
  DATABASE_URL: z.string().check(z.regex(/^postgres(?:ql)?:\/\//, 'must be a postgres:// address')),
  /** The role's password, where it is not part of the address; it is put there. */
  DATABASE_PASSWORD: z.optional(z.string()),
}

/** Settings of a service with its own database and queues. */
export const storageEnv = {
  ...databaseEnv,
  REDIS_URL: z.string().check(z.startsWith('redis', 'must be a redis:// address')),
  /** The service that holds the settings staff saved. */
  ADMIN_URL: urlSetting,
}

/** Stand-ins for the outside world; must not be set in production. */
export const sandboxEnv = { SANDBOX_URL: z.optional(urlSetting) }

function portSetting(preset: number) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), preset)
}

/** A duration in seconds. Tests shorten durations that nothing else needs to set. */
export const secondsSetting = positiveSetting

/** A paid order is delivered or refunded within this many hours; the same in payments, reports and report workers. */
export const deadlineEnv = { DELIVERY_DEADLINE_HOURS: positiveSetting(deliveryDeadlineHours) }

/** A number above 0. */
export function positiveSetting(preset: number) {
  return z._default(z.coerce.number().check(z.positive('must be a number above 0')), preset)
}

export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/**
 * Reads the environment once, typed. A secret may come from a file instead: `NAME_FILE` is the path of a file that holds
 * `NAME`. Throws EnvError naming every bad setting, never its value. An empty setting counts as absent, because compose
 * files pass unset variables on as ''.
 */
export function readEnv<Shape extends z.core.$ZodShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv = process.env,
): z.output<z.ZodMiniObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(shape).flatMap((name) => {
      const value = readSetting(name, source)
      return value ? [[name, value]] : []
    }),
  )
  const parsed = z.object(shape).safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.')
      return `  ${name} ${given[name] === undefined ? 'is missing' : issue.message}`
    })
    throw new EnvError(`Settings that need a look (see .env.example):\n${lines.join('\n')}`)
  }
  const settings = parsed.data as z.output<z.ZodMiniObject<Shape>>
  if (given['DATABASE_PASSWORD']) Object.assign(settings, { DATABASE_URL: withPassword(given) })
  if (source['SANDBOX_URL'] && source['NODE_ENV'] === 'production') {
    throw new EnvError('SANDBOX_URL is for development only: remove it, or do not set NODE_ENV=production.')
  }
  return settings
}

function withPassword({ DATABASE_URL = '', DATABASE_PASSWORD = '' }: Record<string, string>): string {
  const url = new URL(DATABASE_URL)
  url.password = encodeURIComponent(DATABASE_PASSWORD)
  return url.href
}

function readSetting(name: string, source: NodeJS.ProcessEnv): string | undefined {
  const file = source[`${name}_FILE`]
  if (!file) return source[name]
  if (source[name]) throw new EnvError(`${name} and ${name}_FILE are both set: remove one of them.`)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new EnvError(`${name}_FILE names a file that cannot be read: ${(error as Error).message}`)
  }
}
