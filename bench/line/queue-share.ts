import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startPostgres, startRedis } from '@findable/test-kit'
import type { Benchmark } from '../benchmark.ts'
import { startBenchSite } from '../engine/site/site.ts'
import { startWarmWorker } from '../engine/warm-worker.ts'

const repeats = 5
/** From a payment to a mail: see docs/flow.md. */
const messagesOfAnOrder = 5

export const queueShare: Benchmark = {
  group: 'line',
  rows: [
    {
      id: 'queue-share',
      figure:
        'CPU of the services for the messages of one order, each stored, sent, received and done with, one at a time / CPU of a whole audit of 25 pages in a warm worker',
      goal: 1 / 200,
      better: 'lower',
      limit:
        'some fifteen small writes to PostgreSQL and Redis for each message, most of the CPU in sending them; a crowd of orders shares batches',
    },
  ],
  async measure(say) {
    const [postgres, redis, site] = await Promise.all([startPostgres(), startRedis(), startBenchSite('plumber')])
    const { urls } = await postgres.freshDatabase()
    const moving = fork(join(import.meta.dirname, 'moving.ts'), [urls.reports, redis.url])
    const auditing = await startWarmWorker(site)
    const ratios: number[] = []
    try {
      await once(moving, 'message')
      for (let round = 1; round <= repeats; round++) {
        moving.send('go')
        const [message] = (await once(moving, 'message')) as [number]
        const { cpu: audit } = await auditing.audit()
        say(`${message.toFixed(2)} ms of CPU a message, ${audit.toFixed(0)} ms an audit`)
        ratios.push((message * messagesOfAnOrder) / audit)
      }
    } finally {
      moving.disconnect()
      auditing.stop()
      site.close()
      await Promise.all([postgres.stop(), redis.stop()])
    }
    return { 'queue-share': ratios }
  },
}
