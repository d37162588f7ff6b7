import { commonEnv, databaseEnv, readEnv, tracesEnv, urlSetting } from '@findable/service-kit'
import * as z from 'zod/mini'

const shape = {
  ...commonEnv,
  ...tracesEnv,
  ...databaseEnv,
  MAIL_URL: urlSetting,
  /** Encrypts the secrets that staff save. Further lines are earlier keys, which only decrypt. */
  SETTINGS_KEY: z.pipe(
    z.string().check(z.regex(/^.{32,}(\s*\n.{32,})*$/, 'must be at least 32 characters, on each line')),
    z.transform((keys: string) => keys.split(/\s*\n/)),
  ),
  /** The first administrator, created when there is none. */
  ADMIN_USERNAME: z._default(z.string().check(z.minLength(3, 'must be at least 3 characters')), 'admin'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must be at least 8 characters'))),
  ADMIN_EMAIL: z._default(z.email('must be an email address'), 'admin@localhost.localdomain'),
}

export const readSettings = (source?: NodeJS.ProcessEnv) => readEnv(shape, source)
