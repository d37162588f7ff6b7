import {
  commonEnv,
  deadlineEnv,
  EnvError,
  readEnv,
  sandboxEnv,
  secondsSetting,
  storageEnv,
  tracesEnv,
  urlSetting,
} from '@findable/service-kit'
import * as z from 'zod/mini'

const shape = {
  ...commonEnv,
  ...tracesEnv,
  ...storageEnv,
  ...sandboxEnv,
  ...deadlineEnv,
  REPORTS_URL: urlSetting,
  STRIPE_SECRET_KEY: z.string().check(z.startsWith('sk_', 'must be a secret key (sk_…)')),
  STRIPE_PUBLISHABLE_KEY: z.string().check(z.startsWith('pk_', 'must be a publishable key (pk_…)')),
  STRIPE_WEBHOOK_SECRET: z.string().check(z.startsWith('whsec_', 'must be a signing secret (whsec_…)')),
  /** The code that makes a report free; when unset, no code is valid. */
  PROMO_CODE: z.optional(z.string()),
  /** How often the sweepers look for what is due. */
  SWEEP_SECONDS: secondsSetting(5),
  /**
   * How often the card provider is asked for what webhooks missed, and how old an order must be before it is asked
   * about.
   */
  RECONCILE_AFTER_SECONDS: secondsSetting(120),
  /** How long an order may be silent before its next step is told about it again. */
  RESEND_AFTER_SECONDS: secondsSetting(300),
}

/** The key that only the sandbox's stand-in for the card provider accepts. */
const sandboxSecretKey = 'sk_test_sandbox'

export function readSettings(source?: NodeJS.ProcessEnv) {
  const settings = readEnv(shape, source)
  const sandboxKey = settings.STRIPE_SECRET_KEY === sandboxSecretKey
  if (sandboxKey && !settings.SANDBOX_URL) {
    throw new EnvError('STRIPE_SECRET_KEY is the sandbox key, but SANDBOX_URL is not set.')
  }
  return { ...settings, cardSandboxUrl: sandboxKey ? settings.SANDBOX_URL : undefined }
}
