import type { RawBuilder, Selectable } from 'kysely'
import type { WorkColumns } from './schema.ts'

/** What work on any report knows of it. */
export type Work = { id: string | number } & Pick<
  Selectable<WorkColumns>,
  'business_website' | 'generation' | 'starts' | 'request_id'
>

/** A table of reports that are made in generations. */
export interface Made<Row extends Work> {
  table: 'business_reports' | 'gold_standard_reports' | 'report_versions'
  /** The columns that work on a report reads. */
  columns: readonly (keyof Row)[]
  /** Sets the status of the current work. */
  status(status: 'pending' | 'researching'): object
  /** When somebody started to wait for it. */
  waitingSince: RawBuilder<Date>
}
