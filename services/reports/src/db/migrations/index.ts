import * as reports from './0001-reports.ts'
import * as outcomes from './0002-outcomes.ts'
import * as reruns from './0003-reruns.ts'
import * as caches from './0004-caches.ts'
import * as outboxParking from './0005-outbox-parking.ts'
import * as copies from './0006-copies.ts'
import * as backOffice from './0007-back-office.ts'
import * as goldStandard from './0008-gold-standard.ts'
import * as staffActs from './0009-staff-acts.ts'
import * as goldStandardLists from './0010-gold-standard-lists.ts'
import * as figures from './0011-figures.ts'
import * as searchEstimates from './0012-search-estimates.ts'
import * as designerLinks from './0013-designer-links.ts'
import * as versions from './0014-versions.ts'

export const migrations = {
  '0001-reports': reports,
  '0002-outcomes': outcomes,
  '0003-reruns': reruns,
  '0004-caches': caches,
  '0005-outbox-parking': outboxParking,
  '0006-copies': copies,
  '0007-back-office': backOffice,
  '0008-gold-standard': goldStandard,
  '0009-staff-acts': staffActs,
  '0010-gold-standard-lists': goldStandardLists,
  '0011-figures': figures,
  '0012-search-estimates': searchEstimates,
  '0013-designer-links': designerLinks,
  '0014-versions': versions,
}
