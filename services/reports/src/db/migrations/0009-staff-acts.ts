import { createStaffActsTable, sql, type Kysely } from '@findable/service-kit'

/** What was recorded so far goes to the audit log, which is the only record from here on. */
export async function up(db: Kysely<any>): Promise<void> {
  await createStaffActsTable(db)
  const flat = (values: 'before' | 'after') =>
    sql`jsonb_each_text((coalesce(${sql.ref(values)}, '{}') - 'pillars') || coalesce(${sql.ref(values)} -> 'pillars', '{}'))`
  await sql`insert into staff_acts (at, act)
    select staff_changes.at, jsonb_build_object(
      'staff', jsonb_build_object('id', staff_id, 'name', staff_name),
      'action', action || case when report_id is null then '-gold-standard' else '-report' end,
      'subject', case when report_id is null
        then jsonb_build_object('type', 'gold-standard', 'id', gold_standard_report_id::text, 'label', site)
        else jsonb_build_object('type', 'report', 'id', report_id, 'label', reference) end,
      'changes', (
        select coalesce(jsonb_agg(jsonb_build_object('field', key, 'before', b.value, 'after', a.value)), '[]')
        from ${flat('before')} b full join ${flat('after')} a using (key) where b.value is distinct from a.value
      ),
      'reason', reason,
      'requestId', staff_changes.request_id
    )
    from staff_changes
    left join business_reports on business_reports.id = report_id
    left join gold_standard_reports on gold_standard_reports.id = gold_standard_report_id`.execute(db)
}
