import { endpoints, type GoldStandardReport, type ReportSort, type SortDirection } from '@findable/contracts/staff'
import { Button, ButtonLink, showToast } from '@findable/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { api } from '../../api/client.ts'
import { goldStandardKey, reportStatsKey } from '../../api/query-keys.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { deleteQuestion, toasts } from '../../content/toasts.ts'
import { NoReports } from '../../list/no-reports.tsx'
import { Reading } from '../../parts/reading.tsx'
import classes from '../../list/list.module.css'
import { OrderSelect } from '../../list/order-select.tsx'
import { SearchBox } from '../../list/search-box.tsx'
import { ShortcutSwitch } from '../../list/shortcut-switch.tsx'
import { useRowFocus } from '../../list/use-row-focus.ts'
import { GoldDetails } from './gold-details.tsx'
import { GoldTable } from './gold-table.tsx'
import { QuickReport } from './quick-report.tsx'
import { pageSize, useDashboardAddress, useGoldList } from './use-gold-list.ts'

const none: readonly GoldStandardReport[] = []

/** The gold-standard reports: find, make, look into and delete them. */
export function GoldTab({ refreshing, onRefresh }: { refreshing: boolean; onRefresh(): void }) {
  const { mayChange } = useAdminAuth()
  const { address, open, change } = useDashboardAddress()
  const { search, sort, direction, page } = address
  const list = useGoldList(address)
  const { data, isFetching, isPlaceholderData } = list
  const reports = data?.reports ?? none
  const { rows, heading, focusRow, focusOnceRead } = useRowFocus(reports)
  const [quick, setQuick] = useState(false)
  const deletion = useDeletion(reports, focusOnceRead)
  const onSearch = useCallback(
    (wanted: string) => change({ search: wanted, page: undefined }, { replace: true }),
    [change],
  )
  const onSort = (by: ReportSort, way: SortDirection) => change({ sort: by, direction: way, page: undefined })

  return (
    <>
      <div className={classes['toolbar']}>
        <SearchBox
          label="Search gold standard reports by business, website, industry or location"
          placeholder="Search reports..."
          search={search}
          onSearch={onSearch}
          onLeave={() => focusRow(0)}
        />
        <OrderSelect {...{ sort, direction, onSort }} />
        <Button
          look="secondary"
          busy={isFetching || refreshing}
          onClick={() => {
            onRefresh()
            void list.refetch()
          }}
        >
          <RefreshCw size={16} aria-hidden="true" />
          Refresh
        </Button>
        {mayChange && (
          <>
            <Button look="secondary" onClick={() => setQuick(true)}>
              Quick Report
            </Button>
            <ButtonLink to="/create-report">New Report</ButtonLink>
          </>
        )}
      </div>
      <div className={classes['bar']}>
        <h2 ref={heading} tabIndex={-1} aria-live="polite">
          {data ? `${data.total.toLocaleString('en-US')} report(s) found` : 'Reports'}
        </h2>
      </div>
      <Reading query={list} what="reports">
        {() =>
          reports.length === 0 ? (
            <NoReports search={search} onClear={() => onSearch('')}>
              Create the first one with New Report.
            </NoReports>
          ) : (
            <div aria-busy={isPlaceholderData} className={classes['list']}>
              <GoldTable
                {...{ reports, sort, direction, onSort, rows }}
                onOpen={(id) => change({ open: String(id) })}
                onDelete={deletion}
              />
            </div>
          )
        }
      </Reading>
      <div className={classes['foot']}>
        <nav aria-label="Pages" className={classes['pages']}>
          {page > 1 && (
            <Button look="secondary" onClick={() => turnTo(page - 1)}>
              Previous {pageSize}
            </Button>
          )}
          {data && page * pageSize < data.total && (
            <Button look="secondary" onClick={() => turnTo(page + 1)}>
              Next {pageSize}
            </Button>
          )}
        </nav>
        <ShortcutSwitch />
      </div>
      {quick && <QuickReport onClose={() => setQuick(false)} />}
      {open && (
        <GoldDetails
          key={open}
          id={open}
          onOpen={(id) => change({ open: String(id) })}
          onClose={() => change({ open: undefined })}
        />
      )}
    </>
  )

  /** Goes to another page and announces it. */
  function turnTo(wanted: number) {
    change({ page: String(wanted) })
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }
}

/** Deletes a report after a question. Then the keyboard goes to the row that took its place. */
function useDeletion(reports: readonly GoldStandardReport[], focusOnceRead: (row: number) => void) {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id }: GoldStandardReport) =>
      api.call(endpoints.deleteGoldStandardReport, { params: { id: String(id) } }),
    onSuccess: async (_, deleted) => {
      showToast(toasts.reportDeleted)
      focusOnceRead(reports.indexOf(deleted))
      await Promise.all([
        queries.invalidateQueries({ queryKey: goldStandardKey }),
        queries.invalidateQueries({ queryKey: reportStatsKey }),
      ])
    },
    onError: (failure) => showToast(toasts.deleteFailed(failure)),
  })
  return (report: GoldStandardReport) => {
    if (confirm(deleteQuestion)) mutate(report)
  }
}
