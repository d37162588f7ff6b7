import { endpoints, type ReportHealth } from '@findable/contracts'
import { handle, type App, type Kysely } from '@findable/service-kit'
import { durationHealth, objectionHealth, sourceHealth, workHealth } from '../db/report-health.ts'
import type { Database } from '../db/schema.ts'

interface Deps {
  db: Kysely<Database>
  /** What the queue of reports to make knows; null while Redis is away. */
  workQueue(): Promise<ReportHealth['queue']>
}

/** How reports are getting on, for the health screen. */
export function reportHealth(app: App, { db, workQueue }: Deps): void {
  handle(app, endpoints.reportHealth, async () => {
    const [work, queue, objections, durations, sources] = await Promise.all([
      workHealth(db),
      workQueue(),
      objectionHealth(db),
      durationHealth(db),
      sourceHealth(db),
    ])
    return { ...work, queue, objections, durations, sources }
  })
}
