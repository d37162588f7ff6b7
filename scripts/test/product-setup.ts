import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@findable/local-servers'
import type { Product } from '@findable/test-kit'
import type { TestProject } from 'vitest/node'

const start = join(import.meta.dirname, '../start.ts')

/** Set to nothing, so that neither the shell's nor .env's values reach the tests: no test talks to the real world. */
const unset = {
  HOST: '',
  PUBLIC_URL: '',
  REDIS_URL: '',
  PROMO_CODE: '',
  ADMIN_USERNAME: '',
  ADMIN_PASSWORD: '',
  STRIPE_SECRET_KEY: '',
  SMTP_HOST: '',
  CONTACT_EMAIL: '',
  LOG_LEVEL: '',
}

/** Starts the whole product once for the browser tests, on free ports and with an empty data folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const startedAt = performance.now()
  const home = await mkdtemp(join(tmpdir(), 'findable-product-'))
  const [port, mailboxPort] = await freePorts(2)
  const own = { FINDABLE_HOME: home, PORT: String(port), MAILBOX_PORT: String(mailboxPort) }
  const env = { ...process.env, ...unset, ...own }
  const child = fork(start, { env, execPath: process.execPath, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))

  const product = await Promise.race([
    new Promise<Product>((resolve) => child.once('message', (message) => resolve(message as Product))),
    ended.then(() => {
      throw new Error(`npm start ended:\n${output}`)
    }),
  ])
  project.provide('product', product)
  console.log(`The product runs at ${product.siteUrl}, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)

  return async () => {
    child.kill('SIGTERM')
    await ended
    await rm(home, { recursive: true, force: true })
  }
}
