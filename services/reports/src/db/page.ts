import { usualDirections, type ReportSort, type SortDirection } from '@findable/contracts'
import { sql } from '@findable/service-kit'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { contains } from './contains.ts'

/** Pages of the lists of reports: by keys and never by offsets, so that the last page costs no more than the first. */

export interface PageRequest {
  search?: string | undefined
  sort: ReportSort
  direction?: SortDirection | undefined
  limit: number
  /** Ids of the last and the first report of the neighbouring page. */
  after?: string | undefined
  before?: string | undefined
}

/** A table of reports as its list sees it. */
export interface Listed {
  table: 'business_reports' | 'gold_standard_reports'
  /** The text that is searched, in lower case. */
  text: RawBuilder<unknown>
  /** Each with an index of its own over the visible reports. */
  sortKeys: Record<ReportSort, RawBuilder<unknown>>
  /**
   * The order of a search by name or score, which no index gives: reading an index in order until there is a page of
   * matches takes far longer than sorting all matches when these lie at its far end. What is newest matches anywhere.
   */
  searchKeys: Record<ReportSort, RawBuilder<unknown>>
}

/** Those that match the search, if there is one. For `$call`. */
export const searched =
  ({ text }: Listed, search: string | undefined) =>
  <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): SelectQueryBuilder<DB, TB, Row> =>
    search ? query.where(contains(text, search)) : query

/**
 * One report more than the page holds. A page before a report comes backwards: nearest to that report first. For
 * `$call`.
 */
export const paged =
  (listed: Listed, { search, sort, direction, limit, after, before }: PageRequest) =>
  <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): SelectQueryBuilder<DB, TB, Row> => {
    const key = (search ? listed.searchKeys : listed.sortKeys)[sort]
    const descends = ((direction ?? usualDirections[sort]) === 'desc') !== (before !== undefined)
    const order = sql.raw(descends ? 'desc' : 'asc')
    const neighbour = before ?? after
    return query
      .$call(searched(listed, search))
      .$if(neighbour !== undefined, (page) =>
        page.where(
          // The neighbour's key is read by the database: a JavaScript date has no microseconds, and would skip reports.
          sql<boolean>`(${key}, id) ${sql.raw(descends ? '<' : '>')}
            (select ${key}, id from ${sql.table(listed.table)} where id = ${neighbour})`,
        ),
      )
      .orderBy(sql`${key} ${order}`)
      .orderBy(sql`id ${order}`)
      .limit(limit + 1) as typeof query
  }

export interface Page<Row> {
  reports: Row[]
  /** Whether there are more behind and in front of it. */
  next: boolean
  previous: boolean
}

/** The page asked for, in its order, of what `paged` found. */
export function pageOf<Row>(found: Row[], { limit, after, before }: PageRequest): Page<Row> {
  const more = found.length > limit
  const reports = found.slice(0, limit)
  if (before !== undefined) return { reports: reports.toReversed(), next: true, previous: more }
  return { reports, next: more, previous: after !== undefined }
}
