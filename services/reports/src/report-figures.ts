import type { Asked } from '@findable/audit-engine'
import { stages, type ReportFailure } from '@findable/contracts'
import { createCounter, createGauge, createHistogram, watchFigure, type Kysely } from '@findable/service-kit'
import { objectionHealth } from './db/report-health.ts'
import type { Database } from './db/schema.ts'

const reports = createCounter('findable_reports_total', 'Attempts to make a report, by how they ended', ['outcome'])
const stageDuration = createHistogram('findable_report_stage_seconds', 'Stages of audits', ['stage'])
const requests = createCounter('findable_source_requests_total', 'Questions to outside services', ['source', 'outcome'])
const wait = createHistogram('findable_source_wait_seconds', 'From a question to its answer, its turn included', [
  'source',
])
const left = createGauge('findable_source_quota_left', 'Questions left, where the service says so', ['source'])

/** `again`: there will be another attempt. `overtaken`: another worker makes it, or was faster. */
export function countReport(outcome: 'completed' | 'again' | 'overtaken' | ReportFailure): void {
  reports.inc({ outcome })
}

/** Measures the stages of one audit from its progress; `end` ends the last one. */
export function timeStages() {
  let current: { stage: number; since: number } | undefined
  const end = (): void => {
    if (!current) return
    const { stage, since } = current
    stageDuration.observe({ stage: stages[stage - 1]!.name }, (performance.now() - since) / 1_000)
  }
  return {
    enter(stage: number): void {
      if (stage === current?.stage) return
      end()
      current = { stage, since: performance.now() }
    },
    end,
  }
}

export function countQuestion({ service: source, outcome, seconds, left: questions }: Asked): void {
  requests.inc({ source, outcome })
  if (outcome !== 'cached') wait.observe({ source }, seconds)
  if (questions !== null) left.set({ source }, questions)
}

export function watchObjections(db: Kysely<Database>): void {
  watchFigure('findable_objections_overdue', 'Objections that wait longer than was promised', [], async () => [
    { value: (await objectionHealth(db)).overdue },
  ])
}
