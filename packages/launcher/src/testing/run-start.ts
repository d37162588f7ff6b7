import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Product } from '@findable/test-kit'

const start = join(import.meta.dirname, '../main.ts')

/** Opens the figures of the product under test. */
export const metricsToken = 'a-token-for-tests-only'

/** Set to nothing, so that values from neither the shell nor .env reach the tests: no test talks to the real world. */
const unset = {
  HOST: '',
  PUBLIC_URL: '',
  REDIS_URL: '',
  ADMIN_USERNAME: '',
  ADMIN_PASSWORD: '',
  STRIPE_SECRET_KEY: '',
  SMTP_HOST: '',
  CONTACT_EMAIL: '',
  LOG_LEVEL: '',
  // Each visitor of a test is a client with limits of its own: see asNewClient.
  TRUST_PROXY: 'loopback',
  METRICS_TOKEN: metricsToken,
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  // If it were set to nothing, there would be no code.
  PROMO_CODE: 'FREEREPORT',
}

/** Runs `npm start` without its bootstrap. */
export function runStart(settings: { FINDABLE_HOME: string; PORT: string; MAILBOX_PORT: string }, args: string[] = []) {
  const env = { ...process.env, ...unset, ...settings }
  const child = fork(start, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))

  return {
    ended,
    output: () => output,
    /** Resolves when everything runs; rejects with its whole output when it ends before that. */
    running: () =>
      Promise.race([
        new Promise<Product>((resolve) => child.once('message', (message) => resolve(message as Product))),
        ended.then(() => {
          throw new Error(`npm start ended:\n${output}`)
        }),
      ]),
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}
