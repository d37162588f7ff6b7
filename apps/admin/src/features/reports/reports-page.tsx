import type { ReportSort, SortDirection, StaffReport } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { downloadReport } from '../../details/download-report.ts'
import { useListAddress } from './list-address.ts'
import { ReportDetails } from './report-details.tsx'
import { NoReports } from '../../list/no-reports.tsx'
import { Reading } from '../../parts/reading.tsx'
import classes from '../../list/list.module.css'
import { OrderSelect } from '../../list/order-select.tsx'
import { ShortcutSwitch } from '../../list/shortcut-switch.tsx'
import { useRowFocus } from '../../list/use-row-focus.ts'
import { ReportsTable } from './reports-table.tsx'
import { SearchBox } from '../../list/search-box.tsx'
import { useDeletion } from './use-deletion.ts'
import { pageSize, useReportList } from './use-report-list.ts'
import { useSelection } from './use-selection.ts'

const none: readonly StaffReport[] = []
export default function ReportsPage() {
  const { mayChange } = useAdminAuth()
  const [address, go] = useListAddress()
  const list = useReportList(address)
  const { data, isPlaceholderData, isFetching } = list
  const reports = data?.reports ?? none
  const { search, sort, direction, after, before } = address
  const selection = useSelection(
    reports.map(({ id }) => id),
    JSON.stringify([search, sort, direction, after, before]),
  )
  const { rows, heading, focusRow, focusOnceRead } = useRowFocus(reports)
  const deletion = useDeletion(reports, selection, focusOnceRead)
  const onSearch = useCallback(
    (wanted: string) => go({ search: wanted, after: undefined, before: undefined }, { replace: true }),
    [go],
  )
  const onSort = (by: ReportSort, way: SortDirection) =>
    go({ sort: by, direction: way, after: undefined, before: undefined })

  const count = selection.selected.length

  return (
    <>
      <h1>Reports Management</h1>
      <p className="quiet">
        What customers ordered. Gold standard reports are on the <Link to="/dashboard">dashboard</Link>.
      </p>
      <div className={classes['toolbar']}>
        <SearchBox
          label="Search reports by business, website, industry or email"
          placeholder="Search reports..."
          search={search}
          onSearch={onSearch}
          onLeave={() => focusRow(0)}
        />
        <OrderSelect {...{ sort, direction, onSort }} />
        <Button look="secondary" busy={isFetching} onClick={() => void list.refetch()}>
          <RefreshCw size={16} aria-hidden="true" />
          Refresh
        </Button>
      </div>
      <div className={classes['bar']}>
        <h2 ref={heading} tabIndex={-1} aria-live="polite">
          {data ? `${data.total.toLocaleString('en-US')} report(s) found` : 'Reports'}
        </h2>
        {count > 0 && (
          <div className={classes['bulk']}>
            <span>
              {count} of {reports.length} on this page selected
            </span>
            {mayChange && (
              <Button look="secondary" busy={deletion.isPending} onClick={deletion.deleteSelected}>
                <Trash2 size={16} aria-hidden="true" />
                {deletion.isPending ? 'Deleting...' : `Delete Selected (${count})`}
              </Button>
            )}
          </div>
        )}
      </div>
      <Reading query={list} what="reports">
        {() =>
          reports.length === 0 ? (
            <NoReports search={search} onClear={() => onSearch('')}>
              Each paid order brings one.
            </NoReports>
          ) : (
            <div aria-busy={isPlaceholderData} className={classes['list']}>
              <ReportsTable
                {...{ reports, sort, direction, onSort, selection, rows }}
                failures={deletion.failures}
                onOpen={(id) => go({ open: id })}
                onDelete={deletion.deleteOne}
                onDownload={(report) => void downloadReport(report)}
              />
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
              <Button look="secondary" onClick={() => turnTo({ before: reports[0]?.id })}>
                Previous {pageSize}
              </Button>
            </>
          )}
          {data?.next && (
            <Button look="secondary" onClick={() => turnTo({ after: reports.at(-1)?.id })}>
              Next {pageSize}
            </Button>
          )}
        </nav>
        <ShortcutSwitch />
      </div>
      {address.open && <ReportDetails key={address.open} id={address.open} onClose={() => go({ open: undefined })} />}
    </>
  )

  /** Goes to another page and announces it. */
  function turnTo(place: { after?: string | undefined; before?: string | undefined }) {
    go({ after: undefined, before: undefined, ...place })
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }
}
