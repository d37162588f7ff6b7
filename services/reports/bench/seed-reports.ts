import { industries } from '@findable/contracts'
import { sql, type Kysely } from '@findable/service-kit'
import type { Database } from '../src/db/schema.ts'

export const reportCount = 100_000

const trades = ['Plumbing', 'Electrical', 'Dental', 'Bakery', 'Legal', 'Gardens', 'Motors', 'Cafe', 'Yoga', 'Homes']
const suburbs = ['Marrickville', 'Fitzroy', 'Paddington', 'Fremantle', 'Glenelg', 'Newtown', 'Hobart']

/**
 * Made-up completed reports over two years, one in a hundred deleted. The result is a stub: a real one lies outside the
 * row, and no list reads it.
 */
export async function seedReports(db: Kysely<Database>): Promise<void> {
  // A busy machine may take longer than the half minute that a service has for a statement.
  await sql`set statement_timeout = 0`.execute(db)
  await sql`insert into business_reports (
      id, order_id, reference, payment_id, business_name, business_website, email, report_status, email_status, industry,
      visibility_score, report_data, request_id, created_at, completed_at, deleted_at
    )
    select
      translate(encode(sha256(n::text::bytea), 'base64'), '+/=', '-_')::varchar(22), gen_random_uuid(),
      'FND-' || n, 'pi_' || n,
      (${trades}::text[])[1 + n % ${trades.length}] || ' ' || (${suburbs}::text[])[1 + n % ${suburbs.length}] || ' Business ' || n,
      'https://www.' || lower((${trades}::text[])[1 + n % ${trades.length}]) || '-' || n || '.com.au',
      'owner' || n || '@example.com.au', 'completed', 'sent',
      (${[...industries]}::text[])[1 + n % ${industries.length}],
      n * 7919 % 101, '{}', 'seed', clock_timestamp() - make_interval(mins => n * 10),
      clock_timestamp() - make_interval(mins => n * 10 - 1),
      case when n % 100 = 0 then clock_timestamp() end
    from generate_series(1, ${reportCount}::integer) as n`.execute(db)
  await sql`insert into pillars (business_report_id, pillar_name, pillar_score, pillar_weight, last_verified)
    select id, pillar, visibility_score, 0.2, completed_at
    from business_reports,
      unnest(array['searchPresence', 'websiteOptimization', 'socialMediaPresence', 'reviewsRating', 'localSeo']) as pillar`.execute(
    db,
  )
  for (const table of ['business_reports', 'pillars']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** As many completed gold-standard reports, five on each website, each by a version of the engine. */
export async function seedGoldStandards(db: Kysely<Database>): Promise<void> {
  await sql`insert into gold_standard_reports (
      business_name, business_website, site, detected_industry, visibility_score, engine_version, report_data,
      completed_at, work_status, admin_id, admin_name, request_id, created_at
    )
    select
      (${trades}::text[])[1 + n / 5 % ${trades.length}] || ' Business ' || n / 5 || ' ', 'https://site-' || n / 5 || '.com.au',
      'site-' || n / 5 || '.com.au', (${[...industries]}::text[])[1 + n / 5 % ${industries.length}], n * 7919 % 101,
      '3.' || n % 5 || '.0', '{}', clock_timestamp() - make_interval(mins => n), 'completed', '1', 'Sam', 'seed',
      clock_timestamp() - make_interval(mins => n + 1)
    from generate_series(1, ${reportCount}::integer) as n`.execute(db)
  await sql`vacuum analyze gold_standard_reports`.execute(db)
}
