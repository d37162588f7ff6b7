import { services, type Service } from '@findable/contracts'
import { commonEnv, readEnv, sandboxEnv, tracesEnv, urlSetting } from '@findable/service-kit'
import * as z from 'zod/mini'

const shape = {
  ...commonEnv,
  ...tracesEnv,
  ...sandboxEnv,
  REDIS_URL: z.string().check(z.startsWith('redis', 'must be a redis:// address')),
  PUBLIC_URL: urlSetting,
  PAYMENTS_URL: urlSetting,
  REPORTS_URL: urlSetting,
  ADMIN_URL: urlSetting,
  MAIL_URL: urlSetting,
  /** Signs session cookies. */
  SESSION_SECRET: z.string().check(z.minLength(32, 'must be at least 32 characters')),
  /** Addresses of proxies in front of us whose X-Forwarded-For is trusted: "loopback", "uniquelocal", "10.0.0.7". */
  TRUST_PROXY: z.optional(z.string()),
  /** Folders of the built apps. */
  WEB_DIST: z.string(),
  ADMIN_DIST: z.string(),
}

export function readSettings(source?: NodeJS.ProcessEnv) {
  const settings = readEnv(shape, source)
  const upstreams = Object.fromEntries(
    services
      .filter((service) => service !== 'gateway')
      .map((service) => [service, settings[`${service.toUpperCase() as Uppercase<Exclude<Service, 'gateway'>>}_URL`]]),
  ) as Upstreams
  return { ...settings, upstreams }
}
export type Settings = ReturnType<typeof readSettings>
export type Upstreams = Record<Exclude<Service, 'gateway'>, string>
