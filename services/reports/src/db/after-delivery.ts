import { afterDelivery } from '@findable/contracts'
import { sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

/** What an owner has used of what the link allows since delivery; see `afterDelivery` for how much there is. */
export interface Use {
  until: Date
  isOver: boolean
  /** The version that is being made at the owner's request. */
  running: string | null
  /** When the website may be read again; null when that is now. */
  nextAt: Date | null
  rechecks: number
  reaudits: number
  objections: number
  remindAt: Date
  /** Whether that is in the past. */
  remindOver: boolean
  isReminderWanted: boolean
}

/** Undefined before delivery. Times are the database's. */
export async function useOf(db: Kysely<Database>, reportId: string): Promise<Use | undefined> {
  const { days, minutesBetween, reminderDays } = afterDelivery
  const since = sql`business_reports.completed_at`
  const after = (span: number) => sql`${since} + make_interval(days => ${span})`
  const asked = sql`report_versions where report_id = business_reports.id and made_by = 'owner'`
  // What could not be read takes nothing away.
  const made = sql`${asked} and created_at >= ${since} and work_status <> 'failed'`
  const { rows } = await sql<Use>`
    select ${after(days)} as until, clock_timestamp() > ${after(days)} as "isOver",
      (select id from ${asked} and work_status in ('pending', 'researching')) as running,
      (select max(created_at) + make_interval(mins => ${minutesBetween}) from ${asked} and kind = 're-check'
        having max(created_at) + make_interval(mins => ${minutesBetween}) > clock_timestamp()) as "nextAt",
      (select count(*)::int from ${made} and kind = 're-check') as rechecks,
      (select count(*)::int from ${made} and kind = 're-audit') as reaudits,
      (select count(*)::int from objections where report_id = business_reports.id and created_at >= ${since})
        as objections,
      ${after(reminderDays)} as "remindAt", clock_timestamp() > ${after(reminderDays)} as "remindOver",
      exists (select from customer_news where report_id = business_reports.id and kind = 'reminder')
        as "isReminderWanted"
    from business_reports where id = ${reportId} and report_status = 'completed'`.execute(db)
  return rows[0]
}
