import { commonEnv, databaseEnv, readEnv, tracesEnv, urlSetting } from '@findable/service-kit'
import * as z from 'zod/mini'

const shape = {
  ...commonEnv,
  ...tracesEnv,
  ...databaseEnv,
  MAIL_URL: urlSetting,
  /** Encrypts the secrets in the settings that staff save. */
  SETTINGS_KEY: z.string().check(z.minLength(32, 'must be at least 32 characters')),
  /** The first administrator, created when there is none. */
  ADMIN_USERNAME: z._default(z.string().check(z.minLength(3, 'must be at least 3 characters')), 'admin'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must be at least 8 characters'))),
  ADMIN_EMAIL: z._default(z.email('must be an email address'), 'admin@localhost.localdomain'),
}

export const readSettings = (source?: NodeJS.ProcessEnv) => readEnv(shape, source)
