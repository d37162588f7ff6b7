import * as orders from './0001-orders.ts'
import * as refunds from './0002-refunds.ts'
import * as reruns from './0003-reruns.ts'
import * as outboxParking from './0004-outbox-parking.ts'
import * as disputes from './0005-disputes.ts'
import * as emailCorrections from './0006-email-corrections.ts'
import * as orderSearch from './0007-order-search.ts'
import * as staffActs from './0008-staff-acts.ts'
import * as reasons from './0009-reasons.ts'
import * as orderSearchEstimates from './0010-order-search-estimates.ts'

export const migrations = {
  '0001-orders': orders,
  '0002-refunds': refunds,
  '0003-reruns': reruns,
  '0004-outbox-parking': outboxParking,
  '0005-disputes': disputes,
  '0006-email-corrections': emailCorrections,
  '0007-order-search': orderSearch,
  '0008-staff-acts': staffActs,
  '0009-reasons': reasons,
  '0010-order-search-estimates': orderSearchEstimates,
}
