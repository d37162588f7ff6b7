import {
  reportSorts,
  sortDirections,
  usualDirections,
  type ReportSort,
  type SortDirection,
} from '@findable/contracts/staff'

export interface Order {
  sort: ReportSort
  direction: SortDirection
}

/** The order that an address asks for; the usual one where it says nothing that we know. */
export function orderIn(given: (name: 'sort' | 'direction') => string | undefined): Order {
  const sort = reportSorts.find((known) => known === given('sort')) ?? 'newest'
  return { sort, direction: sortDirections.find((known) => known === given('direction')) ?? usualDirections[sort] }
}
