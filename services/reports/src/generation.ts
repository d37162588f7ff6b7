import type { AuditResult, ReportFailure, StepPayload } from '@findable/contracts'
import { failpoint, untilStored, type Kysely, type Logger } from '@findable/service-kit'
import * as table from './db/generations.ts'
import type { Report } from './db/reports.ts'
import { replaceScores, resultColumns } from './db/results.ts'
import type { Database } from './db/schema.ts'
import { industryAverage } from './industry-average.ts'
import { tellEnd } from './reruns.ts'

/** Runs the audit engine on a website. Rejects with UnreadableWebsite when the home page has nothing to read. */
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
  /** Milliseconds after the order in which a report can still be made. */
  window: number
  /** Milliseconds without a sign of life after which a generation goes to another worker. */
  silence: number
}

/**
 * After this many attempts in a row that ended without a word, as when the worker dies, a website gets no further
 * attempt.
 */
const startLimit = 3
const signsOfLifeInSilence = 6
const progressStep = 0.1

/**
 * Makes one generation of a report: audit, then result and message in one commit. A generation that is no longer the
 * current one writes nothing, so a job that runs twice, late or on two workers does no harm. A result that the database
 * refuses is a failure like any other; one that has to wait for the database is kept.
 */
export async function generate(
  deps: GenerationDeps,
  job: StepPayload<'generateReport'>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const { db, runAudit } = deps
  const report = await begin(deps, job, log)
  if (!report) return
  failpoint('crawl-start')

  const life = keepAlive(deps, report)
  const stop = AbortSignal.any([signal, life.overtaken])
  try {
    const onProgress = progressWriter(db, report, log)
    const result = await runAudit(report.business_website, { onProgress, signal: stop })
    failpoint('crawl-end')
    const columns = resultColumns(result, report.business_name)
    await untilStored(() => complete(db, report, { result, columns }, log), stop)
  } catch (error) {
    if (life.overtaken.aborted) return log.info({ generation: report.generation }, 'the generation was overtaken')
    return await giveUp(deps, report, error, log, signal)
  } finally {
    life.end()
  }
  failpoint('report-written')
}

async function complete(
  db: Kysely<Database>,
  report: Report,
  { result, columns }: { result: AuditResult; columns: ReturnType<typeof resultColumns> },
  log: Logger,
): Promise<void> {
  const completion = { ...columns, industry_average: await industryAverage(db, result.industry.industry) }
  await db.transaction().execute(async (trx) => {
    const completed = await table.completeGeneration(trx, report.id, report.generation, completion)
    if (!completed) return log.info({ generation: report.generation }, 'another generation was faster')
    await replaceScores(trx, report.id, result)
    await tellEnd(trx, report, completed, 'completed')
  })
}

/** The report, when it is this job's turn to make it. A report on which too many workers have died is marked failed. */
function begin(
  { db, silence, window }: GenerationDeps,
  { reportId, generation }: StepPayload<'generateReport'>,
  log: Logger,
) {
  const orphanAge = (silence * 2) / signsOfLifeInSilence
  return db.transaction().execute(async (trx): Promise<Report | undefined> => {
    const report = await table.beginGeneration(trx, reportId, generation, orphanAge)
    if (!report) log.info({ generation }, 'nothing to generate')
    if (!report || report.starts <= startLimit) return report
    const failed = await table.giveUpGeneration(trx, reportId, report.generation, {
      failure: 'Every attempt to read the website was cut off.',
      failed_as: 'report-impossible',
      window,
      last: true,
    })
    await tellEnd(trx, report, failed!, 'failed')
    logEnd(log, report, { starts: startLimit }, 'every attempt ended without a result, as when a worker dies')
    return undefined
  })
}

/** Handles a generation without a result: the next one is due after a while, unless the window closes first. */
async function giveUp(deps: GenerationDeps, report: Report, error: unknown, log: Logger, signal: AbortSignal) {
  const { id: reportId, generation } = report
  if (signal.aborted && signal.reason?.name === 'AbortError') {
    log.warn({ reportId, generation }, 'this worker is stopping: another one will make the report')
    return table.handBackGeneration(deps.db, reportId, generation)
  }
  const unreadable = error instanceof UnreadableWebsite
  const failed_as: ReportFailure = unreadable ? 'website-unreadable' : 'report-impossible'
  const failure = unreadable ? error.message : 'The report could not be made.'
  const given = await untilStored(
    () =>
      deps.db.transaction().execute(async (trx) => {
        const end = { failure, failed_as, window: deps.window }
        const updated = await table.giveUpGeneration(trx, reportId, generation, end)
        if (updated && updated.work_status !== 'pending') await tellEnd(trx, report, updated, 'failed')
        return updated
      }),
    signal,
  )
  if (!given) return log.warn({ reportId, generation, err: error }, 'a generation that was overtaken has failed')
  const ids = { reportId, generation, retryAt: given.retry_at }
  if (given.work_status !== 'pending') logEnd(log, report, { ...ids, failed_as, err: error }, 'no further attempt')
  else if (unreadable) log.warn({ ...ids, detail: failure }, 'the website could not be read, will be tried again')
  else log.error({ alert: 'generation-failed', ...ids, err: error }, 'a report could not be made, will be tried again')
}

/** Payments raises the alert about a failed rerun. */
function logEnd(log: Logger, { id: reportId, rerun_id: rerunId }: Report, detail: object, what: string): void {
  if (rerunId) log.warn({ reportId, rerunId, ...detail }, `the rerun failed: ${what}`)
  else log.error({ alert: 'report-failed', reportId, ...detail }, `there will be no report: ${what}`)
}

/** Keeps recording that a worker is busy with the report, and finds out when a newer generation has taken over. */
function keepAlive({ db, silence }: GenerationDeps, { id, generation }: Report) {
  const overtaken = new AbortController()
  const timer = setInterval(() => {
    table.saveSignOfLife(db, id, generation).then(
      (current) => current || overtaken.abort(),
      () => {}, // A brief database outage is no reason to stop.
    )
  }, silence / signsOfLifeInSilence)
  return { overtaken: overtaken.signal, end: () => clearInterval(timer) }
}

/** Writes progress when a stage starts or another tenth of it is done; a lost write is no reason to stop. */
function progressWriter(db: Kysely<Database>, { id, generation }: Report, log: Logger) {
  let last = { stage: 0, share: 0 }
  let writing = Promise.resolve()
  return (progress: { stage: number; share: number }): void => {
    if (progress.stage > 1 || progress.share > 0) failpoint('crawl-middle')
    if (progress.stage === last.stage && progress.share < last.share + progressStep) return
    last = progress
    writing = writing
      .then(() => table.saveProgress(db, id, generation, progress.stage, progress.share))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'progress not saved'))
  }
}
