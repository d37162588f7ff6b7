import { retentionDays } from '@findable/contracts'
import { removeSentMessages, type Kysely, type Logger } from '@findable/service-kit'
import { removeOldCopies } from './db/copies.ts'
import { removeOldGoldStandards, removeOldReports } from './db/retention.ts'
import type { Database } from './db/schema.ts'

const batch = 200

/** Removes what the privacy policy says we do not keep. */
export async function removeOldRecords(db: Kysely<Database>, log: Logger): Promise<void> {
  for (const removeSome of [removeOldReports, removeOldGoldStandards]) {
    for (let removed = batch; removed === batch;) {
      removed = await removeSome(db, retentionDays.reportsAndOrders, batch)
      if (removed > 0) log.info({ removed }, 'old reports removed')
    }
  }
  await removeOldCopies(db)
  await removeSentMessages(db, retentionDays.logs)
}
