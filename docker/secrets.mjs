// node docker/secrets.mjs [--generate]: the secrets of production, one file each in the folder SECRETS (./secrets).
//
// A file that is missing is written from the variable of its name, from the environment or .env. With --generate, the
// secrets that are ours to choose are made up. Whatever is still missing is named, and the exit status is 1.

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const ours = [
  'POSTGRES_PASSWORD',
  'PAYMENTS_DB_PASSWORD',
  'REPORTS_DB_PASSWORD',
  'ADMIN_DB_PASSWORD',
  'MAIL_DB_PASSWORD',
  'INTERNAL_TOKEN',
  'SESSION_SECRET',
  'SETTINGS_KEY',
  'ADMIN_PASSWORD',
]
const given = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
/** An empty file: not used. */
const optional = [
  'METRICS_TOKEN',
  'PROMO_CODE',
  'SMTP_PASSWORD',
  'MAIL_EVENTS_KEY',
  'GOOGLE_PLACES_API_KEY',
  'BRAVE_SEARCH_API_KEY',
  'PAGESPEED_API_KEY',
  'YOUTUBE_API_KEY',
  'ABN_LOOKUP_GUID',
]

const env = { ...(existsSync('.env') && parseEnv(readFileSync('.env', 'utf8'))), ...process.env }
const folder = env.SECRETS || 'secrets'
const generate = process.argv.includes('--generate')

// Containers read the files as users of their own, so the folder is what keeps others out.
mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o700)

const missing = [...ours, ...given, ...optional].filter((name) => {
  const file = join(folder, name)
  const value = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  const found = value || env[name] || (generate && ours.includes(name) && randomBytes(32).toString('base64url')) || ''
  if (!found && !optional.includes(name)) return true
  if (found !== value || !existsSync(file)) writeFileSync(file, `${found}\n`)
  chmodSync(file, 0o644)
  return false
})

for (const name of missing) {
  const how = ours.includes(name) ? 'choose one, or run this with --generate' : 'from your Stripe account'
  console.error(`${join(folder, name)} is missing: ${how}`)
}
process.exitCode = missing.length > 0 ? 1 : 0
