import type { Kysely, Logger } from '@findable/service-kit'
import { requestVersion } from './after-delivery.ts'
import { businessReports, takeNeglected } from './db/generations.ts'
import { goldStandardReports } from './db/gold-standard-reports.ts'
import { takeNews } from './db/news.ts'
import { takeUnmailed } from './db/reports.ts'
import type { Database } from './db/schema.ts'
import { reportVersions } from './db/versions.ts'
import { requestGoldStandard } from './gold-standard.ts'
import { tellNews } from './news.ts'
import { requestGeneration, tellOutcome } from './order-reports.ts'

/** The sweepers of reports. They compare states and never look at a queue, so that a flushed queue loses nothing. */

const batch = 50

/** Starts the next generation of every report that no worker is busy with; see `takeNeglected` for `silence`. */
export async function sweepReports(db: Kysely<Database>, log: Logger, silence: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const report of await takeNeglected(trx, businessReports, silence)) {
      await requestGeneration(trx, report)
      const { order_id: orderId, generation, request_id: requestId } = report
      log.info({ orderId, generation, requestId }, 'report started again')
    }
    for (const report of await takeNeglected(trx, goldStandardReports, silence)) {
      await requestGoldStandard(trx, report)
      const { id: goldStandardReportId, generation, request_id: requestId } = report
      log.info({ goldStandardReportId, generation, requestId }, 'gold-standard report started again')
    }
    for (const version of await takeNeglected(trx, reportVersions, silence)) {
      await requestVersion(trx, version)
      const { id: versionId, report_id: reportId, generation, request_id: requestId } = version
      log.info({ versionId, reportId, generation, requestId }, 'version of a report started again')
    }
  })
}

/** Tells mail what customers are to be told, and repeats it. */
export async function repeatNews(db: Kysely<Database>, after: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const news of await takeNews(trx, after, batch)) await tellNews(trx, news)
  })
}

/** Tells payments again about completed reports whose mail is not settled: each step on the way repeats what it did. */
export async function repeatCompletions(db: Kysely<Database>, after: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const report of await takeUnmailed(trx, after, batch)) await tellOutcome(trx, report)
  })
}
