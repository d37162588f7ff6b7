import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

/** Times in queries, by the database's clock, and rows that only one process may claim. */

export const now = sql<Date>`clock_timestamp()`

/** This many milliseconds, as an interval. */
export const interval = (milliseconds: number): RawBuilder<unknown> =>
  sql`make_interval(secs => ${milliseconds / 1000})`

/** This many milliseconds from now. */
export const fromNow = (milliseconds: number): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() + ${interval(milliseconds)}`

/** This many milliseconds before now. */
export const ago = (milliseconds: number): RawBuilder<Date> => sql<Date>`clock_timestamp() - ${interval(milliseconds)}`

export const minutesAgo = (minutes: number): RawBuilder<Date> => ago(minutes * 60_000)

export const daysAgo = (days: number): RawBuilder<Date> => sql<Date>`clock_timestamp() - make_interval(days => ${days})`

/** Locks at most `limit` rows of a query and skips those that another process has locked. For `$call`. */
export const claim =
  (limit: number) =>
  <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): SelectQueryBuilder<DB, TB, Row> =>
    query.limit(limit).forUpdate().skipLocked()
