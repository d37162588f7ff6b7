import {
  appSettingsBounds,
  defaultSettings,
  passwordMask,
  type AppSettings,
  type EmailSettings,
} from '@findable/contracts'
import { AppError, changesBetween, failpoint, type Kysely } from '@findable/service-kit'
import { record, type Actor } from './db/audit-log.ts'
import type { Database } from './db/schema.ts'
import { findSettings, lockSettings, storeSettings } from './db/settings.ts'
import type { Seal } from './sealing.ts'

export interface SettingsDeps {
  db: Kysely<Database>
  seal: Seal
}

/** Email settings as stored in the database. */
type StoredEmail = Omit<EmailSettings, 'smtpPassword'> & { sealedPassword: string }

const findEmail = async (db: Kysely<Database>): Promise<StoredEmail | undefined> =>
  (await findSettings(db, 'email')) as StoredEmail | undefined

/** A number saved before bounds were introduced is brought within them. */
export async function readAppSettings(db: Kysely<Database>): Promise<AppSettings> {
  const stored = (await findSettings(db, 'app')) as AppSettings | undefined
  if (!stored) return defaultSettings.app
  const within = Object.entries(appSettingsBounds).map(([name, { least, most }]) => {
    const value = stored[name as keyof typeof appSettingsBounds]
    return [name, Math.min(Math.max(value, least), most)]
  })
  return { ...stored, ...Object.fromEntries(within) }
}

/** What staff see: anything never saved is missing or has its default, and the password is left out. */
export async function readForStaff(db: Kysely<Database>): Promise<{ email: Partial<EmailSettings>; app: AppSettings }> {
  const [stored, app] = await Promise.all([findEmail(db), readAppSettings(db)])
  if (!stored) return { email: defaultSettings.email, app }
  const { sealedPassword: _sealed, ...shown } = stored
  return { email: { ...shown, smtpPassword: passwordMask }, app }
}

/** With the real password, for the mail service. Null until staff have saved settings. */
export async function readForMail({ db, seal }: SettingsDeps): Promise<EmailSettings | null> {
  const stored = await findEmail(db)
  if (!stored) return null
  const { sealedPassword, ...settings } = stored
  try {
    return { ...settings, smtpPassword: seal.open(sealedPassword) }
  } catch (cause) {
    const detail = 'the stored SMTP password was encrypted with another SETTINGS_KEY: save the email settings again'
    throw new AppError('internal-error', { detail, cause })
  }
}

export async function saveEmailSettings(
  { db, seal }: SettingsDeps,
  { smtpPassword, ...settings }: EmailSettings,
  actor: Actor,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx, 'email')
    const stored = await findEmail(trx)
    const keeps = smtpPassword === passwordMask
    const sealedPassword = keeps ? keptPassword(stored, settings) : seal.close(smtpPassword)
    await storeSettings(trx, 'email', { ...settings, sealedPassword } satisfies StoredEmail)
    const { sealedPassword: _sealed, ...before }: Partial<StoredEmail> = stored ?? {}
    const changes = changesBetween(before, settings)
    if (!keeps) changes.push({ field: 'smtpPassword', before: null, after: 'changed' })
    await record(trx, actor, 'save-email-settings', changes)
  })
  failpoint('settings-saved')
}

/** The mail server's password as stored; undefined until staff have saved one. */
export const findSealedPassword = async (db: Kysely<Database>): Promise<string | undefined> =>
  (await findEmail(db))?.sealedPassword

/** Unless it was changed since. */
export async function replaceSealedPassword(
  db: Kysely<Database>,
  before: string,
  sealedPassword: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx, 'email')
    const stored = await findEmail(trx)
    if (stored?.sealedPassword === before) await storeSettings(trx, 'email', { ...stored, sealedPassword })
  })
}

/** A saved password is only ever sent to the server it was typed for. */
function keptPassword(stored: StoredEmail | undefined, { smtpHost }: Pick<EmailSettings, 'smtpHost'>): string {
  if (!stored) throw new AppError('validation-failed', { publicText: 'SMTP Password is required' })
  if (stored.smtpHost.toLowerCase() === smtpHost.toLowerCase()) return stored.sealedPassword
  throw new AppError('validation-failed', { publicText: 'Enter the SMTP password again for the new SMTP host.' })
}

export async function saveAppSettings({ db }: SettingsDeps, settings: AppSettings, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx, 'app')
    const changes = changesBetween(await readAppSettings(trx), settings)
    await storeSettings(trx, 'app', settings)
    await record(trx, actor, 'save-app-settings', changes)
  })
  failpoint('settings-saved')
}
