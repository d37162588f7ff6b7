import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startSandbox, type Sandbox } from '@findable/sandbox'
import { createLogger, openDatabase, send, sql, type Kysely, type OutboxTable } from '@findable/service-kit'
import { freshDatabase, freshRedis } from '@findable/test-kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../src/db/schema.ts'
import { deliveredOrder, internalToken, mailboxOf, startNeighbours } from './harness.ts'

const main = join(import.meta.dirname, '../src/main.ts')

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Kysely<Database>
let sandbox: Sandbox
let neighbours: Awaited<ReturnType<typeof startNeighbours>>
let redisUrl: string
let child: ChildProcess | undefined

beforeEach(async () => {
  database = await freshDatabase()
  db = openDatabase<Database>(database.urls.mail, createLogger('test', 'silent'))
  sandbox = await startSandbox()
  neighbours = await startNeighbours()
  redisUrl = (await freshRedis()).url
})
afterEach(async () => {
  await end('SIGKILL')
  await Promise.all([neighbours.close(), sandbox.close()])
  await db.destroy()
  await database.drop()
})

/** The service as it is started, on real PostgreSQL, Redis and SMTP. */
async function start(env: Record<string, string> = {}): Promise<void> {
  child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      PORT: '0',
      INTERNAL_TOKEN: internalToken,
      DATABASE_URL: database.urls.mail,
      REDIS_URL: redisUrl,
      PUBLIC_URL: 'https://findable.example',
      REPORTS_URL: neighbours.url,
      ADMIN_URL: neighbours.url,
      SANDBOX_URL: sandbox.url,
      ...env,
    },
  })
  let output = ''
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await vi.waitFor(() => expect(output).toContain('listening'), 60_000)
}

async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return null
  const exited = once(child, 'exit')
  child.kill(signal)
  return (await exited)[0] as number | null
}

/**
 * As payments does it: a message in an outbox, moved through Redis by a relay. Here the service's own relay moves it.
 */
const orderDelivered = (order = deliveredOrder()) =>
  (db as Kysely<unknown> as Kysely<{ outbox: OutboxTable }>)
    .transaction()
    .execute((trx) => send(trx, 'orderDelivered', order))
const mails = () => mailboxOf(sandbox).mails()
const states = async () => (await db.selectFrom('messages').select('state').execute()).map(({ state }) => state)

it('takes a delivered order from its queue to the mailbox, and ends in order', async () => {
  await start()
  await orderDelivered()
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), 10_000)
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), 5_000)
  expect(await end('SIGTERM')).toBe(0)
}, 40_000)

it.each([
  ['mail-claimed', 'K9: killed after claiming a mail', 1],
  [
    'mail-accepted',
    'K10: killed after the mail server accepted it, which alone may repeat it under the same Message-ID',
    2,
  ],
])(
  '%s: %s',
  async (failpoint, _what, expected) => {
    await start({ FAILPOINT: failpoint })
    const died = once(child!, 'exit')
    await orderDelivered()
    expect((await died)[1]).toBe('SIGKILL')
    expect(await states()).toEqual(['sending'])
    // The lease of the dead process runs out.
    await sql`update messages set claimed_at = claimed_at - interval '1 hour'`.execute(db)
    await start()
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']), 25_000)
    const received = await mails()
    expect(received).toHaveLength(expected)
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1)
  },
  60_000,
)
