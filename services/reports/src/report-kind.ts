import type { AuditResult, ReportFailure } from '@findable/contracts'
import type { Logger, Transaction } from '@findable/service-kit'
import type { Database } from './db/schema.ts'
import type { Made, Work } from './db/work.ts'

type Trx = Transaction<Database>

/** Why a generation has no result. */
export interface NoResult {
  /** In a sentence. */
  failure: string
  failed_as: ReportFailure
  /** No further attempt, whatever time is left. */
  last?: boolean
}

/** A kind of report: where work on it is recorded, and what happens when a generation ends. */
export interface ReportKind<Report extends Work> {
  made: Made<Report>
  /** Set where a website is read again: for one component only, or all of it, and with no answer from before. */
  again?(report: Report): { only: string | undefined }
  /** Stores the result, and says so to whom it concerns. False when another generation came first. */
  complete(trx: Trx, report: Report, result: AuditResult): Promise<boolean>
  /**
   * Decides how it goes on without a result: at `retryAt`, or not at all when that is null. Undefined when the generation
   * was overtaken. `window` is the time in milliseconds in which the report must be made, where it is owed.
   */
  giveUp(trx: Trx, report: Report, none: NoResult, window: number): Promise<{ retryAt: Date | null } | undefined>
  /** Logs that there will be no further attempt. */
  logEnd(log: Logger, report: Report, detail: NoResult & Record<string, unknown>, what: string): void
}
