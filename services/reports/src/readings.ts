import { withComponent } from '@findable/audit-engine'
import type { AuditResult, ComponentResult } from '@findable/contracts'
import type { Kysely } from '@findable/service-kit'
import type { WholeReport } from './db/reports.ts'
import type { Database, Verdict } from './db/schema.ts'
import { findResult, readingsUntil } from './db/versions.ts'

/** What was measured of a report's website, as results composed of its versions. */

export const measuredOf = (report: WholeReport): AuditResult => JSON.parse(report.report_data!) as AuditResult

/**
 * What was known at a moment, or is known now: the last reading of the whole website, and since then the last verdict
 * about each component that was checked again or corrected. What staff adjusted is no reading.
 */
export async function readingUntil(
  db: Kysely<Database>,
  report: WholeReport,
  until: Date | null,
): Promise<AuditResult> {
  const readings = await readingsUntil(db, report.id, until)
  const whole = readings && (await findResult(db, readings.whole))
  return whole ? readings.verdicts.reduce(withVerdict, whole.result) : measuredOf(report)
}

export const withVerdict = (result: AuditResult, { component, fixes }: Verdict): AuditResult =>
  withComponent(result, component, fixes)

export const componentOf = ({ components }: AuditResult, id: string): ComponentResult | undefined =>
  components.find((component) => component.id === id)
