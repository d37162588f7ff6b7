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

const api = {
  ...shared,
  PAYMENTS_URL: urlSetting,
  PUBLIC_URL: urlSetting,
  /** How often the sweepers look for what is due. */
  SWEEP_SECONDS: secondsSetting(5),
  /** How long nothing may be heard of a report's mail before payments is told of the report again. */
  RESEND_AFTER_SECONDS: secondsSetting(300),
}

/** The API process. */
export const readSettings = (source?: NodeJS.ProcessEnv) => readEnv(api, source)

const worker = {
  ...shared,
  ...deadlineEnv,
  /** A page that takes longer to parse ends its thread, and is left out of the report. */
  PARSE_SECONDS: secondsSetting(5),
}

/** A worker process. */
export const readWorkerSettings = (source?: NodeJS.ProcessEnv) => readEnv(worker, source)
