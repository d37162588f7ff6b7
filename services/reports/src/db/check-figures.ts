import type { CheckFigures } from '@findable/contracts'
import { componentTitles } from '@findable/audit-engine'
import { sql, type Kysely } from '@findable/service-kit'
import type { Database } from './schema.ts'

type Row = Omit<CheckFigures[number], 'title'>

/**
 * What owners checked again and objected to, by component and engine, the most objected to first. A re-check has moved
 * the score when its component has a better one than the verdict before: the last one of the same component, or the
 * report's own.
 */
export async function checkFigures(db: Kysely<Database>): Promise<CheckFigures> {
  const { rows } = await sql<Row>`
    with rechecks as (
      select version.component, version.engine_version,
        version.visibility_score > coalesce(
          (select earlier.visibility_score from report_versions earlier
            where earlier.report_id = version.report_id and earlier.component = version.component
              and earlier.kind = 're-check' and earlier.completed_at < version.completed_at
            order by earlier.completed_at desc limit 1),
          components.component_score) as moved
      from report_versions version
      left join components on components.business_report_id = version.report_id
        and components.component_name = version.component
      where version.kind = 're-check' and version.made_by = 'owner' and version.work_status = 'completed'
    ),
    events as (
      select component, engine_version, 1 as rechecks, moved::int as moved,
        0 as objections, 0 as upheld, 0 as corrected, 0 as open
      from rechecks
      union all
      select component, engine_version, 0, 0, 1, (state = 'upheld')::int, (state = 'corrected')::int,
        (state in ('checking', 'waiting'))::int
      from objections
    )
    select component, engine_version as "engineVersion", sum(rechecks)::int as rechecks,
      coalesce(sum(moved), 0)::int as moved, sum(objections)::int as objections, sum(upheld)::int as upheld,
      sum(corrected)::int as corrected, sum(open)::int as open
    from events group by component, engine_version
    order by sum(objections) desc, sum(rechecks) desc, component, engine_version desc`.execute(db)
  return rows.map((row) => ({ ...row, title: componentTitles.get(row.component) ?? row.component }))
}
