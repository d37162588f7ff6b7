import { commonEnv, databaseEnv, positiveSetting, readEnv } from '@findable/service-kit'
import * as z from 'zod/mini'

const settings = {
  ...commonEnv,
  /** As the superuser, who sees every schema. */
  ...databaseEnv,
  /** Where the backups are. */
  BACKUP_FOLDER: z.string(),
  /** The public key that backups are encrypted to. Nobody here has the other half. */
  BACKUP_RECIPIENT: z.string().check(z.regex(/^age1[a-z0-9]+$/, 'must be the public key of age-keygen: age1…')),
  /** Hours from one backup to the next. */
  BACKUP_HOURS: positiveSetting(1),
}

export const readSettings = (source?: NodeJS.ProcessEnv) => readEnv(settings, source)
export type Settings = ReturnType<typeof readSettings>
