import { commonEnv, readEnv, sandboxEnv, storageEnv, urlSetting } from '@findable/service-kit'

const shared = { ...commonEnv, ...storageEnv, ...sandboxEnv }

/** The API process. */
export const readSettings = (source?: NodeJS.ProcessEnv) =>
  readEnv({ ...shared, PAYMENTS_URL: urlSetting, PUBLIC_URL: urlSetting }, source)

/** A worker process. */
export const readWorkerSettings = (source?: NodeJS.ProcessEnv) => readEnv(shared, source)
