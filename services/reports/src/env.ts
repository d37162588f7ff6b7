import {
  commonEnv,
  deadlineEnv,
  readEnv,
  sandboxEnv,
  secondsSetting,
  storageEnv,
  urlSetting,
} from '@findable/service-kit'

const shared = {
  ...commonEnv,
  ...storageEnv,
  ...sandboxEnv,
  /** A report whose worker gives no sign of life for so long is made anew by another one. */
  GENERATION_SILENCE_SECONDS: secondsSetting(60),
}

/** The API process. */
export const readSettings = (source?: NodeJS.ProcessEnv) =>
  readEnv({ ...shared, PAYMENTS_URL: urlSetting, PUBLIC_URL: urlSetting, SWEEP_SECONDS: secondsSetting(5) }, source)

/** A worker process. */
export const readWorkerSettings = (source?: NodeJS.ProcessEnv) => readEnv({ ...shared, ...deadlineEnv }, source)
