import type { ReportSort, SortDirection } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, type ReactNode, type RefObject } from 'react'
import { Reading } from '../parts/reading.tsx'
import { RefreshButton } from '../parts/refresh-button.tsx'
import type { ListAddress, useListAddress } from './list-address.ts'
import classes from './list.module.css'
import { NoReports } from './no-reports.tsx'
import { OrderSelect } from './order-select.tsx'
import { SearchBox } from './search-box.tsx'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import type { useRowFocus } from './use-row-focus.ts'
import { pageSize, type ReportPage } from './use-report-page.ts'

type Change = ReturnType<typeof useListAddress>[1]
type Sorting = (sort: ReportSort, direction: SortDirection) => void

interface Props<Report> {
  /** For screen readers: "Search reports by business or website". */
  searchLabel: string
  address: ListAddress
  change: Change
  query: UseQueryResult<ReportPage<Report>>
  /** Of `useRowFocus`. */
  heading: RefObject<HTMLHeadingElement | null>
  focusRow: ReturnType<typeof useRowFocus>['focusRow']
  /** What else is read again with the list. */
  refresh?: { busy: boolean; act(): void }
  /** Beside the search. */
  actions?: ReactNode
  /** Beside the number of reports. */
  beside?: ReactNode
  /** What brings the first report. */
  none: string
  /** The table. */
  children(onSort: Sorting): ReactNode
}

/** The frame of a list of reports: search, order, number found, and pages. */
export function ReportList<Report extends { id: string | number }>({
  searchLabel,
  address,
  change,
  query,
  heading,
  focusRow,
  refresh,
  actions,
  beside,
  none,
  children,
}: Props<Report>) {
  const { search, sort, direction } = address
  const { data, isFetching, isPlaceholderData } = query
  const onSearch = useCallback(
    (wanted: string) => change({ search: wanted, after: undefined, before: undefined }, { replace: true }),
    [change],
  )
  const onSort: Sorting = (by, way) => change({ sort: by, direction: way, after: undefined, before: undefined })
  return (
    <>
      <div className={classes['toolbar']}>
        <SearchBox
          label={searchLabel}
          placeholder="Search reports..."
          search={search}
          onSearch={onSearch}
          onLeave={() => focusRow(0)}
        />
        <OrderSelect {...{ sort, direction, onSort }} />
        <RefreshButton
          busy={isFetching || refresh?.busy === true}
          onRefresh={() => {
            refresh?.act()
            void query.refetch()
          }}
        />
        {actions}
      </div>
      <div className={classes['bar']}>
        <h2 ref={heading} tabIndex={-1} aria-live="polite">
          {data ? `${data.total.toLocaleString('en-US')} report(s) found` : 'Reports'}
        </h2>
        {beside}
      </div>
      <Reading query={query} what="reports">
        {({ reports }) =>
          reports.length === 0 ? (
            <NoReports search={search} onClear={() => onSearch('')}>
              {none}
            </NoReports>
          ) : (
            <div aria-busy={isPlaceholderData} className={classes['list']}>
              {children(onSort)}
            </div>
          )
        }
      </Reading>
      <div className={classes['foot']}>
        <nav aria-label="Pages" className={classes['pages']}>
          {data?.previous && (
            <>
              <Button look="secondary" onClick={() => turnTo({})}>
                First page
              </Button>
              <Button look="secondary" onClick={() => turnTo({ before: idOf(data.reports[0]) })}>
                Previous {pageSize}
              </Button>
            </>
          )}
          {data?.next && (
            <Button look="secondary" onClick={() => turnTo({ after: idOf(data.reports.at(-1)) })}>
              Next {pageSize}
            </Button>
          )}
        </nav>
        <ShortcutSwitch />
      </div>
    </>
  )

  /** Goes to another page and announces it. */
  function turnTo(place: { after?: string | undefined; before?: string | undefined }) {
    change({ after: undefined, before: undefined, ...place })
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }
}

const idOf = (report: { id: string | number } | undefined): string | undefined => report && String(report.id)
