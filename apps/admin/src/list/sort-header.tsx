import { Table } from '@chakra-ui/react'
import type { SortDirection } from '@findable/contracts/staff'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './list.module.css'

interface Props<Sort extends string> {
  by: Sort
  sort: Sort
  direction: SortDirection
  /** The direction each column sorts in first. */
  usual: Record<Sort, SortDirection>
  onSort(sort: Sort, direction: SortDirection): void
  children: ReactNode
}

/** A header that sorts by its column, and the other way round when it already does. */
export function SortHeader<Sort extends string>({ by, sort, direction, usual, onSort, children }: Props<Sort>) {
  const current = by === sort
  const opposite = direction === 'asc' ? 'desc' : 'asc'
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <Table.ColumnHeader
      scope="col"
      aria-sort={current ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={classes['sort']} onClick={() => onSort(by, current ? opposite : usual[by])}>
        {children}
        {current && <Arrow size={14} aria-hidden="true" />}
      </button>
    </Table.ColumnHeader>
  )
}
