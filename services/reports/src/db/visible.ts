import { sql } from '@findable/service-kit'

/**
 * Whether people may see a report: one that staff deleted stays for the ledger, and is gone from every list, link,
 * average and tool. Workers, sweepers, refunds and retention go by all reports.
 */
export const isVisible = sql<boolean>`business_reports.deleted_at is null`

/** The same of gold-standard reports. */
export const isVisibleGoldStandard = sql<boolean>`gold_standard_reports.deleted_at is null`
