import { randomUUID } from 'node:crypto'
import {
  addOutboxParking,
  createLogger,
  createOutboxTable,
  openDatabase,
  send,
  startConsumer,
  startRelay,
  type HasOutbox,
  type Kysely,
} from '@findable/service-kit'

// Moves messages from an outbox through a queue to a receiver that does nothing, one at a time, as when orders come in
// one by one. Answers each message of its parent with the CPU time of one of them, in milliseconds.

const [databaseUrl, redisUrl] = process.argv.slice(2) as [string, string]
const messages = 500

const log = createLogger('bench', 'silent')
const db = openDatabase<HasOutbox>(databaseUrl, log)
await createOutboxTable(db as Kysely<unknown>)
await addOutboxParking(db as Kysely<unknown>)
let taken = () => {}
startConsumer({ step: 'reportCompleted', redisUrl, log, work: async () => taken() })
startRelay({ db, databaseUrl, redisUrl, log })

async function moveAll(): Promise<void> {
  for (let n = 0; n < messages; n++) {
    const arrived = new Promise<void>((resolve) => (taken = resolve))
    const message = { requestId: 'bench', orderId: randomUUID(), reportId: 'bench', generation: 1 }
    await db.transaction().execute((trx) => send(trx, 'reportCompleted', message))
    await arrived
  }
}

await moveAll()
process.send?.('warm')
process.on('message', async () => {
  const before = process.cpuUsage()
  await moveAll()
  const { user, system } = process.cpuUsage(before)
  process.send?.((user + system) / 1_000 / messages)
})
process.on('disconnect', () => process.exit())
