import type { ReportHealth } from '@findable/contracts'
import {
  createApp,
  outboxRoutes,
  type App,
  type Health,
  type InternalClient,
  type Kysely,
  type Logger,
  type OutboxWatch,
} from '@findable/service-kit'
import type { Database } from './db/schema.ts'
import { afterReading } from './routes/after-reading.ts'
import { clearCache } from './routes/clear-cache.ts'
import { designerLinks } from './routes/designer-links.ts'
import { downloadReport } from './routes/download-report.ts'
import { goldStandardReports } from './routes/gold-standard-reports.ts'
import { orderReports } from './routes/order-reports.ts'
import { readReport } from './routes/read-report.ts'
import { resendReport } from './routes/resend-report.ts'
import { reportHealth } from './routes/report-health.ts'
import { reportStats } from './routes/report-stats.ts'
import { reportVersions } from './routes/report-versions.ts'
import { staffObjections } from './routes/staff-objections.ts'
import { staffReports } from './routes/staff-reports.ts'
import { startReport } from './routes/start-report.ts'
import { toolsOnReports } from './routes/tools-on-reports.ts'
import { toolsOnWebsites } from './routes/tools-on-websites.ts'
import { websiteChecks } from './routes/website-checks.ts'
import type { ToolAudits } from './tools/tool-audits.ts'
import type { WebsiteAccess } from './website-access.ts'

export interface AppDeps {
  db: Kysely<Database>
  internal: InternalClient
  websites: WebsiteAccess
  toolAudits: ToolAudits
  log: Logger
  health: Health
  outbox: OutboxWatch
  /** What the queue of reports to make knows; null while Redis is away. */
  workQueue(): Promise<ReportHealth['queue']>
  internalToken: string
  publicUrl: string
  sampleWebsites: string[]
}

export function buildApp(deps: AppDeps): App {
  const { db, log, health, outbox, internalToken, websites } = deps
  const app = createApp({ log, internalToken, ...health })
  outboxRoutes(app, 'reports', outbox)
  startReport(app, deps)
  readReport(app, db)
  downloadReport(app, deps)
  afterReading(app, db)
  designerLinks(app, deps)
  reportVersions(app, db)
  resendReport(app, db)
  orderReports(app, db)
  websiteChecks(app, websites)
  toolsOnWebsites(app, deps)
  toolsOnReports(app, deps)
  clearCache(app, db)
  staffReports(app, deps)
  staffObjections(app, db)
  reportStats(app, db)
  reportHealth(app, deps)
  goldStandardReports(app, deps)
  return app
}
