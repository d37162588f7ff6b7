import type { Kysely, Logger } from '@findable/service-kit'
import { takeNeglected } from './db/generations.ts'
import type { Database } from './db/schema.ts'
import { requestGeneration } from './order-reports.ts'

/** Starts the next generation of every report that nobody works on. Compares states, so a flushed queue loses nothing. */
export async function sweepReports(db: Kysely<Database>, log: Logger, silence: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const report of await takeNeglected(trx, silence)) {
      await requestGeneration(trx, report)
      log.info(
        { orderId: report.order_id, generation: report.generation, requestId: report.request_id },
        'report started again',
      )
    }
  })
}
