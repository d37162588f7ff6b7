import * as z from 'zod'
import type { SandboxOptions } from './sandbox.ts'

const port = z.coerce.number().int().min(0).max(65_535)

/** The environment of the sandbox process. Port 0 means any free port. */
export const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  MAILBOX_PORT: port.default(8025),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_SMTP_PORT: port.default(0),
  SANDBOX_STRIPE_PORT: port.default(0),
  SANDBOX_DEMO_HTTP_PORT: port.default(0),
  SANDBOX_DEMO_HTTPS_PORT: port.default(0),
  SANDBOX_SERVICES_PORT: port.default(0),
  SANDBOX_DATA: z.string().optional(),
  STRIPE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
})

/** Reads the environment, or says which setting is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): SandboxOptions {
  const read = environment.safeParse(emptyAsUnset(env))
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The sandbox cannot start with these settings. ${wrong.join('; ')}`)
  }
  const settings = read.data
  return {
    host: settings.HOST,
    port: settings.MAILBOX_PORT,
    innerHost: settings.SANDBOX_HOST,
    smtpPort: settings.SANDBOX_SMTP_PORT,
    stripePort: settings.SANDBOX_STRIPE_PORT,
    demoHttpPort: settings.SANDBOX_DEMO_HTTP_PORT,
    demoHttpsPort: settings.SANDBOX_DEMO_HTTPS_PORT,
    servicesPort: settings.SANDBOX_SERVICES_PORT,
    dataFolder: settings.SANDBOX_DATA,
    webhookUrl: settings.STRIPE_WEBHOOK_URL,
    demoDelayMs: settings.DEMO_DELAY_MS,
  }
}

/** A line such as `SANDBOX_DATA=` in an env file means that it is not set. */
function emptyAsUnset(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}
