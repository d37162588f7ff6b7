import { join } from 'node:path'
import { databaseUrl, findHeadlessChromium, type Role } from '@findable/local-servers'
import type { Home } from './home.ts'
import type { StartSettings } from './settings.ts'

/** One of the product's Node.js processes, as a child of `npm start`. */
export interface Program {
  name: string
  /** The file Node.js runs. */
  entry: string
  env: Record<string, string>
  /** Answers 200 when the process is ready. */
  ready: URL
}

export const database = 'findable'
/** The processes that serve `/metrics`. */
const measured = ['gateway', 'payments', 'reports', 'worker-1', 'worker-2', 'admin', 'mail'] as const
/** Each gets a free port at every start. A program that is restarted in between keeps its own. */
export const portNames = [
  'postgres',
  'redis',
  'sandbox-smtp',
  'sandbox-stripe',
  'sandbox-http',
  'sandbox-https',
  'payments',
  'reports',
  'worker-1',
  'worker-2',
  'admin',
  'mail',
  ...measured.map((name) => `metrics-${name}` as const),
] as const
export type Ports = Record<(typeof portNames)[number], number>

interface Facts {
  root: string
  settings: StartSettings
  home: Home
  ports: Ports
  redisUrl: string
}

/** The keys accepted by the sandbox's stand-in for the card provider. */
const sandboxKeys = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
}

/**
 * Node.js lets short-lived objects of each thread take tens of MiB, and glibc keeps many heaps a process. With less of
 * both, the whole product needs a quarter less memory after work, at hardly any cost in time. The images have the same.
 */
export const memorySettings = { NODE_OPTIONS: '--max-semi-space-size=4', MALLOC_ARENA_MAX: '2' }

/** Each service reads the ones it needs. */
const timeSpans = [
  'DELIVERY_DEADLINE_HOURS',
  'SWEEP_SECONDS',
  'RECONCILE_AFTER_SECONDS',
  'RESEND_AFTER_SECONDS',
  'GENERATION_SILENCE_SECONDS',
  'PARSE_SECONDS',
  'MAIL_TRY_SECONDS',
]
/** A real mail server, if one is set. */
const mailSettings = [
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'MAIL_EVENTS_FROM',
  'MAIL_EVENTS_KEY',
]

/** Services that audits ask about businesses: those without a key, and those with one, which only workers ask. */
const openServices = ['OPENSTREETMAP', 'NOMINATIM_URL', 'OVERPASS_URL']
const keyedServices = [
  'GOOGLE_PLACES_API_KEY',
  'GOOGLE_PLACES_URL',
  'BRAVE_SEARCH_API_KEY',
  'BRAVE_SEARCH_URL',
  'PAGESPEED_API_KEY',
  'PAGESPEED_URL',
  'YOUTUBE_API_KEY',
  'YOUTUBE_URL',
  'ABN_LOOKUP_GUID',
  'ABN_LOOKUP_URL',
]

/** The stand-ins for the outside world; services look them up when they start. */
export function sandboxProgram(facts: Facts): Program {
  const { settings, home, ports } = facts
  return program(facts, 'sandbox', 'packages/sandbox/src/main.ts', `${sandboxUrl(settings)}/api/sandbox`, {
    HOST: settings.host,
    MAILBOX_PORT: String(settings.mailboxPort),
    SANDBOX_DATA: home.sandbox,
    SANDBOX_SMTP_PORT: String(ports['sandbox-smtp']),
    SANDBOX_STRIPE_PORT: String(ports['sandbox-stripe']),
    SANDBOX_DEMO_HTTP_PORT: String(ports['sandbox-http']),
    SANDBOX_DEMO_HTTPS_PORT: String(ports['sandbox-https']),
    STRIPE_WEBHOOK_URL: `${reach(settings, settings.port)}/api/stripe-webhook`,
  })
}

/** The addresses of the services behind the gateway, by the setting that names each. */
export function serviceAddresses(ports: Ports): Record<string, string> {
  return {
    PAYMENTS_URL: atPort(ports.payments),
    REPORTS_URL: atPort(ports.reports),
    ADMIN_URL: atPort(ports.admin),
    MAIL_URL: atPort(ports.mail),
  }
}

/** Where each process serves `/metrics`, as Prometheus reads it: the format of `file_sd_configs`. */
export const metricsTargets = (ports: Ports): object[] =>
  measured.map((process) => ({ targets: [`127.0.0.1:${ports[`metrics-${process}`]}`], labels: { process } }))

/** The five services and the report workers. */
export function servicePrograms(facts: Facts): Program[] {
  const { root, settings, home, ports, redisUrl } = facts
  const { secrets } = home
  const { env } = settings
  const at = (name: keyof Ports) => atPort(ports[name])
  const common = {
    ...present(env, ['LOG_LEVEL', 'METRICS_TOKEN', 'OTEL_EXPORTER_OTLP_ENDPOINT', ...timeSpans]),
    INTERNAL_TOKEN: secrets.internalToken,
    PUBLIC_URL: settings.publicUrl,
    SANDBOX_URL: sandboxUrl(settings),
    ...serviceAddresses(ports),
    REDIS_URL: redisUrl,
  }
  const service = (
    name: keyof Ports & (typeof measured)[number],
    role: Role,
    entry: string,
    own: Record<string, string> = {},
  ) =>
    program(facts, name, entry, `${at(name)}/health/live`, {
      ...common,
      PORT: String(ports[name]),
      METRICS_PORT: String(ports[`metrics-${name}`]),
      DATABASE_URL: databaseUrl({ user: role, password: secrets.rolePasswords[role], port: ports.postgres, database }),
      ...own,
    })

  const browser = renderBrowser(env)
  const auditSettings = {
    ...present(env, ['NAME_SERVERS', ...openServices]),
    ...(browser && { RENDER_BROWSER: browser }),
  }
  const workerSettings = { ...auditSettings, ...present(env, keyedServices) }
  return [
    service('payments', 'payments', 'services/payments/src/main.ts', {
      ...cardKeys(env),
      PROMO_CODE: settings.promoCode,
    }),
    service('reports', 'reports', 'services/reports/src/main.ts', auditSettings),
    service('worker-1', 'reports', 'services/reports/src/worker.ts', workerSettings),
    service('worker-2', 'reports', 'services/reports/src/worker.ts', workerSettings),
    service('admin', 'admin', 'services/admin/src/main.ts', {
      ADMIN_USERNAME: secrets.adminUsername,
      ADMIN_PASSWORD: secrets.adminPassword,
      SETTINGS_KEY: secrets.settingsKey,
      ...present(env, ['ADMIN_EMAIL']),
    }),
    service('mail', 'mail', 'services/mail/src/main.ts', present(env, mailSettings)),
    program(facts, 'gateway', 'services/gateway/src/main.ts', `${reach(settings, settings.port)}/`, {
      ...common,
      HOST: settings.host,
      PORT: String(settings.port),
      METRICS_PORT: String(ports['metrics-gateway']),
      SESSION_SECRET: secrets.sessionSecret,
      WEB_DIST: join(root, 'apps/web/dist'),
      ADMIN_DIST: join(root, 'apps/admin/dist'),
      ...present(env, ['TRUST_PROXY']),
    }),
  ]
}

/** The browser that renders pages built by script: the one that is set, else one on this machine. */
export const renderBrowser = (env: NodeJS.ProcessEnv): string | undefined =>
  env.RENDER_BROWSER ?? findHeadlessChromium()

/** The real keys from the environment, if all three are set; else the sandbox's. */
export function cardKeys(env: NodeJS.ProcessEnv): Record<string, string> {
  return env.STRIPE_SECRET_KEY ? present(env, Object.keys(sandboxKeys)) : sandboxKeys
}

export function sandboxUrl(settings: StartSettings): string {
  return reach(settings, settings.mailboxPort)
}

function atPort(port: number): string {
  return `http://127.0.0.1:${port}`
}

/** How this machine itself reaches a program that listens on HOST. */
function reach({ host }: StartSettings, port: number): string {
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
}

function program({ root }: Facts, name: string, entry: string, ready: string, own: Record<string, string>): Program {
  const env = {
    ...machineEnv(),
    ...memorySettings,
    NODE_ENV: 'development',
    ...own,
  }
  return { name, entry: join(root, entry), env, ready: new URL(ready) }
}

/**
 * What any program needs from this machine's environment. Everything else is passed to a child by name, so that no
 * secret strays.
 */
function machineEnv(): Record<string, string> {
  const system = ['PATH', 'HOME', 'USER', 'LANG', 'TZ', 'TMPDIR']
  // With compiled code that is kept, a program starts in half the time.
  const nodeSettings = ['NODE_COMPILE_CACHE', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR']
  return present(process.env, [...system, ...nodeSettings])
}

function present(env: NodeJS.ProcessEnv, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
}
