import type { AuditResult, StepPayload } from '@findable/contracts'
import { failpoint, untilStored, type Kysely, type Logger } from '@findable/service-kit'
import { businessReportKind } from './business-report-kind.ts'
import { beginGeneration, handBackGeneration, saveProgress, saveSignOfLife } from './db/generations.ts'
import type { Database } from './db/schema.ts'
import type { Work } from './db/work.ts'
import { goldStandardReportKind } from './gold-standard-report-kind.ts'
import { countReport, timeStages } from './report-figures.ts'
import type { NoResult, ReportKind } from './report-kind.ts'
import { versionKind } from './version-kind.ts'

/** Runs the audit engine on a website. Rejects with UnreadableWebsite when the home page has nothing to read. */
export type RunAudit = (
  website: string,
  options: {
    onProgress: (progress: { stage: number; share: number }) => void
    signal: AbortSignal
    /** Asks every source afresh; `only` those of one component. */
    again?: { only: string | undefined } | undefined
  },
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

type Job = StepPayload<'generateReport'>

/**
 * Makes one generation of a report: audit, then result and message in one commit. A generation that is no longer the
 * current one writes nothing, so a job that runs twice, late or on two workers does no harm. A result that the database
 * refuses is a failure like any other; one that has to wait for the database is kept.
 */
export const generate = (deps: GenerationDeps, job: Job, log: Logger, signal: AbortSignal): Promise<void> =>
  job.subject === 'gold-standard'
    ? make(deps, goldStandardReportKind, job, log, signal)
    : job.subject === 'version'
      ? make(deps, versionKind, job, log, signal)
      : make(deps, businessReportKind, job, log, signal)

async function make<Report extends Work>(
  deps: GenerationDeps,
  kind: ReportKind<Report>,
  job: Job,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const { db, runAudit } = deps
  const report = await begin(deps, kind, job, log)
  if (!report) return
  failpoint('crawl-start')

  const life = keepAlive(deps, kind, report)
  const stop = AbortSignal.any([signal, life.overtaken])
  try {
    const writeProgress = progressWriter(db, kind, report, log)
    const timing = timeStages()
    const onProgress = (progress: { stage: number; share: number }) => {
      timing.enter(progress.stage)
      writeProgress(progress)
    }
    const again = kind.again?.(report)
    const result = await runAudit(report.business_website, { onProgress, signal: stop, again })
    timing.end()
    failpoint('crawl-end')
    const store = () => db.transaction().execute((trx) => kind.complete(trx, report, result))
    const completed = await untilStored(store, stop)
    countReport(completed ? 'completed' : 'overtaken')
    if (!completed) log.info({ generation: report.generation }, 'another generation was faster')
  } catch (error) {
    if (life.overtaken.aborted) {
      countReport('overtaken')
      return log.info({ generation: report.generation }, 'the generation was overtaken')
    }
    return await giveUp(deps, kind, report, error, log, signal)
  } finally {
    life.end()
  }
  failpoint('report-written')
}

/** The report, when it is this job's turn to make it. A report on which too many workers have died gets no result. */
function begin<Report extends Work>(
  { db, silence, window }: GenerationDeps,
  kind: ReportKind<Report>,
  { reportId, generation }: Job,
  log: Logger,
) {
  const orphanAge = (silence * 2) / signsOfLifeInSilence
  return db.transaction().execute(async (trx): Promise<Report | undefined> => {
    const report = await beginGeneration(trx, kind.made, reportId, generation, orphanAge)
    if (!report) log.info({ generation }, 'nothing to generate')
    if (!report || report.starts <= startLimit) return report
    const cutOff: NoResult = {
      failure: 'Every attempt to read the website was cut off.',
      failed_as: 'report-impossible',
      last: true,
    }
    await kind.giveUp(trx, report, cutOff, window)
    const detail = { ...cutOff, starts: startLimit }
    countReport('report-impossible')
    kind.logEnd(log, report, detail, 'every attempt ended without a result, as when a worker dies')
    return undefined
  })
}

/** Handles a generation without a result: the next one is due after a while, or there is none. */
async function giveUp<Report extends Work>(
  deps: GenerationDeps,
  kind: ReportKind<Report>,
  report: Report,
  error: unknown,
  log: Logger,
  signal: AbortSignal,
) {
  const { id: reportId, generation } = report
  if (signal.aborted && signal.reason?.name === 'AbortError') {
    countReport('again')
    log.warn({ reportId, generation }, 'this worker is stopping: another one will make the report')
    return handBackGeneration(deps.db, kind.made, reportId, generation)
  }
  const unreadable = error instanceof UnreadableWebsite
  const none: NoResult = unreadable
    ? { failure: error.message, failed_as: 'website-unreadable' }
    : { failure: 'The report could not be made.', failed_as: 'report-impossible' }
  const store = () => deps.db.transaction().execute((trx) => kind.giveUp(trx, report, none, deps.window))
  const given = await untilStored(store, signal)
  if (!given) return log.warn({ reportId, generation, err: error }, 'a generation that was overtaken has failed')
  countReport(given.retryAt ? 'again' : none.failed_as)
  const ids = { reportId, generation, retryAt: given.retryAt }
  if (!given.retryAt) kind.logEnd(log, report, { ...ids, ...none, err: error }, 'no further attempt')
  else if (unreadable) log.warn({ ...ids, detail: none.failure }, 'the website could not be read, will be tried again')
  else log.error({ alert: 'generation-failed', ...ids, err: error }, 'a report could not be made, will be tried again')
}

/** Keeps recording that a worker is busy with the report, and finds out when a newer generation has taken over. */
function keepAlive<Report extends Work>(
  { db, silence }: GenerationDeps,
  { made }: ReportKind<Report>,
  { id, generation }: Work,
) {
  const overtaken = new AbortController()
  const timer = setInterval(() => {
    saveSignOfLife(db, made, id, generation).then(
      (current) => current || overtaken.abort(),
      () => {}, // A brief database outage is no reason to stop.
    )
  }, silence / signsOfLifeInSilence)
  return { overtaken: overtaken.signal, end: () => clearInterval(timer) }
}

/** Writes progress when a stage starts or another tenth of it is done; a lost write is no reason to stop. */
function progressWriter<Report extends Work>(
  db: Kysely<Database>,
  { made }: ReportKind<Report>,
  { id, generation }: Work,
  log: Logger,
) {
  let last = { stage: 0, share: 0 }
  let writing = Promise.resolve()
  return (progress: { stage: number; share: number }): void => {
    if (progress.stage > 1 || progress.share > 0) failpoint('crawl-middle')
    if (progress.stage === last.stage && progress.share < last.share + progressStep) return
    last = progress
    writing = writing
      .then(() => saveProgress(db, made, id, generation, progress))
      .catch((error: unknown) => log.warn({ error: String(error) }, 'progress not saved'))
  }
}
