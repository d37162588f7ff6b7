import {
  commonEnv,
  deadlineEnv,
  readEnv,
  sandboxEnv,
  secondsSetting,
  storageEnv,
  tracesEnv,
  urlSetting,
} from '@findable/service-kit'
import { Resolver } from 'node:dns'
import * as z from 'zod/mini'

/** What `createLookup` of the engine takes as name servers. */
const nameServers = z.pipe(
  z.string().check(z.refine(areNameServers, 'must be IP addresses, each with or without a port')),
  z.transform(listed),
)

function areNameServers(list: string): boolean {
  try {
    new Resolver().setServers(listed(list))
    return true
  } catch {
    return false
  }
}

function listed(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean)
}

const accessKey = z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be a key without spaces in it'))

/** Outside services that need no key. */
const openServices = {
  OPENSTREETMAP: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  NOMINATIM_URL: z.optional(urlSetting),
  OVERPASS_URL: z.optional(urlSetting),
}
/** Services that need a key: only workers ask them, as the free tools of the API must cost nothing. */
const keyedServices = {
  GOOGLE_PLACES_API_KEY: z.optional(accessKey),
  GOOGLE_PLACES_URL: z.optional(urlSetting),
  BRAVE_SEARCH_API_KEY: z.optional(accessKey),
  BRAVE_SEARCH_URL: z.optional(urlSetting),
  PAGESPEED_API_KEY: z.optional(accessKey),
  PAGESPEED_URL: z.optional(urlSetting),
  YOUTUBE_API_KEY: z.optional(accessKey),
  YOUTUBE_URL: z.optional(urlSetting),
  ABN_LOOKUP_GUID: z.optional(z.guid('must be the GUID that ABN Lookup sent you')),
  ABN_LOOKUP_URL: z.optional(urlSetting),
}

const shared = {
  ...commonEnv,
  ...tracesEnv,
  ...storageEnv,
  ...sandboxEnv,
  ...openServices,
  /** Asked where websites are; by default the machine's own. */
  NAME_SERVERS: z.optional(nameServers),
  /** What renders pages built by script; without it, reports say that parts of such pages were not seen. */
  RENDER_BROWSER: z.optional(
    z.string().check(z.regex(/^(?:unix:)?\//, 'must be the full path of a Chromium, or unix: and that of a socket')),
  ),
  /** Seconds after which a page's parser thread is stopped and the page is left out of the report. */
  PARSE_SECONDS: secondsSetting(5),
  /** A report whose worker has given no sign of life for this long is taken over by another one. */
  GENERATION_SILENCE_SECONDS: secondsSetting(60),
}

const api = {
  ...shared,
  PAYMENTS_URL: urlSetting,
  PUBLIC_URL: urlSetting,
  /** How often the sweepers look for what is due. */
  SWEEP_SECONDS: secondsSetting(5),
  /** How long a report's mail may be silent before payments is told about the report again. */
  RESEND_AFTER_SECONDS: secondsSetting(300),
}

/** The API process. */
export const readSettings = (source?: NodeJS.ProcessEnv) => readEnv(api, source)

const worker = { ...shared, ...keyedServices, ...deadlineEnv }

/** A worker process. */
export const readWorkerSettings = (source?: NodeJS.ProcessEnv) => readEnv(worker, source)

/** What both need to run audits; workers also have keys. */
export type AuditSettings = Pick<ReturnType<typeof readSettings>, keyof typeof shared> &
  Partial<Pick<ReturnType<typeof readWorkerSettings>, keyof typeof keyedServices>>

/** The settings of the outside services, as the engine reads them. */
export const serviceSettings = (env: AuditSettings): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.keys({ ...openServices, ...keyedServices }).map((name) => [name, env[name as keyof typeof keyedServices]]),
  )
