import { retentionDays } from '@findable/contracts'
import { removeSentMessages, type Kysely, type Logger } from '@findable/service-kit'
import { emptyMessages, removeContactMessages, removeMessages } from './db/retention.ts'
import type { Database } from './db/schema.ts'

/** Days by which a mail's row outlives its order, because payments repeats its news for as long as it has the order. */
const margin = 30

/** Removes what the privacy policy says we do not keep. Mail still waiting to be sent stays. */
export async function removeOldRecords(db: Kysely<Database>, log: Logger): Promise<void> {
  const contactMessages = await removeContactMessages(db, retentionDays.contactMessages)
  const mails = await emptyMessages(db, retentionDays.mailBodies)
  await removeMessages(db, retentionDays.reportsAndOrders + margin)
  await removeSentMessages(db, retentionDays.logs)
  if (contactMessages + mails > 0) log.info({ contactMessages, mails }, 'old mail removed')
}
