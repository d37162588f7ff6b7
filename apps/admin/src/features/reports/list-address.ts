import {
  reportSorts,
  sortDirections,
  usualDirections,
  type ReportSort,
  type SortDirection,
} from '@findable/contracts/staff'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface ListAddress {
  search: string
  sort: ReportSort
  direction: SortDirection
  /** The neighbouring page's last or first report. */
  after: string | undefined
  before: string | undefined
  /** The report whose details are open. */
  open: string | undefined
}

const names = ['search', 'sort', 'direction', 'after', 'before', 'open'] as const
type Name = (typeof names)[number]
export type ListChange = Partial<Record<Name, string | undefined>>

/** Search, order, page and open report live in the address, so that "back", reload and a sent link work. */
export function useListAddress(): [ListAddress, (change: ListChange, options?: { replace: boolean }) => void] {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (change: ListChange, options?: { replace: boolean }) =>
      setQuery((current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      }, options),
    [setQuery],
  )
  const sort = reportSorts.find((known) => known === query.get('sort')) ?? 'newest'
  const direction = sortDirections.find((known) => known === query.get('direction')) ?? usualDirections[sort]
  const given = (name: Name) => query.get(name) ?? undefined
  const address = { search: given('search') ?? '', sort, direction, after: given('after'), before: given('before') }
  return [{ ...address, open: given('open') }, change]
}
