import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { Problem } from './problem.ts'

export interface StartSettings {
  /** The environment, which overrides the .env file. */
  env: NodeJS.ProcessEnv
  /** The data folder. */
  home: string
  host: string
  port: number
  mailboxPort: number
  publicUrl: string
  /** Makes a report free; empty when no code does. */
  promoCode: string
}

/** Secrets that are not generated. Each may also come from the file that NAME_FILE names. */
export const givenSecrets = [
  'ADMIN_PASSWORD',
  'PROMO_CODE',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_PASSWORD',
  'MAIL_EVENTS_KEY',
  'GOOGLE_PLACES_API_KEY',
  'BRAVE_SEARCH_API_KEY',
  'PAGESPEED_API_KEY',
  'YOUTUBE_API_KEY',
  'ABN_LOOKUP_GUID',
]

/** Reads the settings of `npm start`. .env.example explains each. */
export function readStartSettings(root: string, environment: NodeJS.ProcessEnv): StartSettings {
  const given = withSecretFiles({ ...readEnvFile(root), ...environment })
  const env = withoutEmpty(given)
  const port = portSetting(env, 'PORT', 8080)
  const mailboxPort = portSetting(env, 'MAILBOX_PORT', 8025)
  if (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD.length < 8)
    throw new Problem('ADMIN_PASSWORD needs at least 8 characters.')
  if (port === mailboxPort) throw new Problem(`PORT and MAILBOX_PORT are both ${port}. Give them different numbers.`)
  return {
    env,
    home: resolve(root, (env.FINDABLE_HOME ?? '.findable').replace(/^~(?=\/|$)/, homedir())),
    host: env.HOST ?? '127.0.0.1',
    port,
    mailboxPort,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    promoCode: promoCodeOf(given),
  }
}

/** When set to nothing, there is no code. The default code does not apply where cards are really charged. */
function promoCodeOf({ PROMO_CODE, STRIPE_SECRET_KEY = '' }: NodeJS.Dict<string>): string {
  if (PROMO_CODE !== undefined) return PROMO_CODE
  return /^[sr]k_live_/.test(STRIPE_SECRET_KEY) ? '' : 'FREEREPORT'
}

function readEnvFile(root: string): NodeJS.Dict<string> {
  const file = join(root, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

function withSecretFiles(env: NodeJS.Dict<string>): NodeJS.Dict<string> {
  const read = givenSecrets.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name]) throw new Problem(`${name} and ${name}_FILE are both set: remove one of them.`)
    try {
      return [[name, readFileSync(file, 'utf8').trim()]]
    } catch (error) {
      throw new Problem(`${name}_FILE names a file that cannot be read: ${(error as Error).message}`)
    }
  })
  return { ...env, ...Object.fromEntries(read) }
}

/** A variable set to nothing counts as absent. */
function withoutEmpty(env: NodeJS.Dict<string>): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

function portSetting(env: NodeJS.ProcessEnv, name: string, preset: number): number {
  const value = env[name]
  if (value === undefined) return preset
  const port = Number(value)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Problem(`${name} is "${value}". It must be a port number from 1 to 65535.`)
}
