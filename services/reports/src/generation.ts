import { deliveryDeadlineHours, type AuditResult, type StepPayload } from '@findable/contracts'
import { failpoint, send, type Kysely, type Logger } from '@findable/service-kit'
import * as table from './db/reports.ts'
import { replaceScores } from './db/scores.ts'
import type { Database } from './db/schema.ts'
import { requestGeneration } from './order-reports.ts'

/** Runs the audit engine on a website. Rejects with `unreadable` when the home page gives nothing to read. */
export type RunAudit = (
  website: string,
  options: { onProgress: (progress: { stage: number; share: number }) => void; signal: AbortSignal },
) => Promise<AuditResult>

export class UnreadableWebsite extends Error {
  override readonly name = 'UnreadableWebsite'
}

export interface GenerationDeps {
  db: Kysely<Database>
  runAudit: RunAudit
}

/** Waits before an unreadable website is tried again, in milliseconds; the last one repeats until the window closes. */
const retryWaits = [60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000]
/** A generation without a sign of life for this long, in milliseconds, is given to another worker. */
export const silenceLimit = 90_000
const progressStep = 0.1

/**
 * Makes one generation of a report: audit, then result and message in one commit. A generation that is no longer
 * the current one writes nothing, so a job that runs twice, late or on two workers does no harm.
 */
export async function generate(
  { db, runAudit }: GenerationDeps,
  { reportId, generation, orderId, requestId }: StepPayload<'generateReport'>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const report = await table.beginGeneration(db, reportId, generation)
  if (!report) return log.info({ generation }, 'nothing to generate')
  failpoint('crawl-start')

  let result: AuditResult
  try {
    result = await runAudit(report.business_website, { signal, onProgress: progressWriter(db, reportId, generation, log) })
  } catch (error) {
    if (!(error instanceof UnreadableWebsite)) throw error
    const retryIn = retryWaits[Math.min(generation, retryWaits.length) - 1]!
    const given = await table.giveUpGeneration(db, reportId, generation, {
      failure: error.message,
      retryIn,
      windowHours: deliveryDeadlineHours,
    })
    if (given?.report_status === 'failed') log.error({ alert: 'report-failed', reportId }, 'the website stayed unreadable')
    else log.warn({ reportId, retryIn, detail: error.message }, 'the website could not be read, will be tried again')
    return
  }
  failpoint('crawl-end')

  const completion = {
    business_name: result.identity.name ?? report.business_name,
    industry: result.industry.industry,
    visibility_score: result.overallScore,
    industry_average: await industryAverage(db, result),
    report_data: JSON.stringify(result),
  }
  await db.transaction().execute(async (trx) => {
    const completed = await table.completeGeneration(trx, reportId, generation, completion)
    if (!completed) return log.info({ generation }, 'another generation was faster')
    await replaceScores(trx, reportId, result)
    await send(trx, 'reportCompleted', { orderId, reportId, requestId, generation })
  })
  failpoint('report-written')
}

/** Writes progress when a stage begins or a tenth of one is done; a lost write is no reason to stop. */
function progressWriter(db: Kysely<Database>, id: string, generation: number, log: Logger) {
  let last = { stage: 0, share: 0 }
  let writing = Promise.resolve()
  return (progress: { stage: number; share: number }): void => {
    if (progress.stage === last.stage && progress.share < last.share + progressStep) return
    last = progress
    writing = writing
      .then(() => table.saveProgress(db, id, generation, progress.stage, progress.share))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'progress not saved'))
  }
}

const leastReportsForAverage = 5

/** Mean score of the industry's completed reports when there are enough, else of the measured competitors, else null. */
async function industryAverage(db: Kysely<Database>, result: AuditResult): Promise<number | null> {
  const { mean, count } = await table.industryScores(db, result.industry.industry)
  if (mean !== null && count >= leastReportsForAverage) return Math.round(mean)
  const scores = result.competitors.flatMap(({ score }) => (score === null ? [] : [score]))
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}

/** Starts the next generation of every report that nobody works on. Compares states, so a flushed queue loses nothing. */
export async function sweepReports(db: Kysely<Database>, log: Logger): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const report of await table.takeNeglected(trx, silenceLimit)) {
      await requestGeneration(trx, report)
      log.info({ orderId: report.order_id, generation: report.generation, requestId: report.request_id }, 'report started again')
    }
  })
}
