import { Alert, EmptyState, NativeSelect, Switch } from '@chakra-ui/react'
import type { ReportSort, SortDirection, StaffReport } from '@findable/contracts/staff'
import { Button, Skeleton } from '@findable/ui'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { formatDate } from '../../content/dates.ts'
import { messageOf } from '../../content/toasts.ts'
import { downloadReport } from './download-report.ts'
import { useListAddress } from './list-address.ts'
import { ReportDetails } from './report-details.tsx'
import classes from '../../list/list.module.css'
import { ReportsTable } from './reports-table.tsx'
import { SearchBox } from '../../list/search-box.tsx'
import { useDeletion } from './use-deletion.ts'
import { pageSize, useReportList } from './use-report-list.ts'
import { useSelection } from './use-selection.ts'
import { useShortcutSwitch } from '../../list/use-shortcut.ts'

const none: readonly StaffReport[] = []
const orders = {
  'newest desc': 'Newest first',
  'newest asc': 'Oldest first',
  'business asc': 'Business, A to Z',
  'business desc': 'Business, Z to A',
  'score desc': 'Best score first',
  'score asc': 'Lowest score first',
} as const satisfies Record<`${ReportSort} ${SortDirection}`, string>

export default function ReportsPage() {
  const { mayChange } = useAdminAuth()
  const [address, go] = useListAddress()
  const list = useReportList(address)
  const { data, error, isPlaceholderData, isFetching } = list
  const reports = data?.reports ?? none
  const { search, sort, direction, after, before } = address
  const selection = useSelection(
    reports.map(({ id }) => id),
    JSON.stringify([search, sort, direction, after, before]),
  )
  const rows = useRef<HTMLTableSectionElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusRow = useCallback((index: number) => {
    const names = rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []
    ;(names[Math.min(index, names.length - 1)] ?? heading.current)?.focus()
  }, [])
  const deletion = useDeletion(reports, selection, focusRow)
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
      <div className={classes['toolbar']}>
        <SearchBox
          label="Search reports by business, website, industry or email"
          placeholder="Search reports..."
          search={search}
          onSearch={onSearch}
          onLeave={() => focusRow(0)}
        />
        <NativeSelect.Root size="md" className={classes['order']}>
          <NativeSelect.Field
            aria-label="Order"
            value={`${sort} ${direction}`}
            onChange={(event) => {
              const [by, way] = event.target.value.split(' ') as [ReportSort, SortDirection]
              onSort(by, way)
            }}
          >
            {Object.entries(orders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
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
      {data && error && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            This list may be out of date: it was read on {formatDate(new Date(list.dataUpdatedAt).toISOString())}, and
            reading it again failed. {messageOf(error)}
          </Alert.Content>
        </Alert.Root>
      )}
      {!data && error && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>Failed to load reports: {messageOf(error)}</Alert.Title>
            <Button look="plain" onClick={() => void list.refetch()}>
              Try again
            </Button>
          </Alert.Content>
        </Alert.Root>
      )}
      {!data && !error && <Loading />}
      {data && reports.length === 0 && <Nothing search={search} onClear={() => onSearch('')} />}
      {reports.length > 0 && (
        <div aria-busy={isPlaceholderData} className={classes['list']}>
          <ReportsTable
            {...{ reports, sort, direction, onSort, selection, rows }}
            failures={deletion.failures}
            onOpen={(id) => go({ open: id })}
            onDelete={deletion.deleteOne}
            onDownload={(report) => void downloadReport(report)}
          />
        </div>
      )}
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

function Loading() {
  return (
    <div className={classes['loading']}>
      <p role="status">Loading reports...</p>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
  )
}

function Nothing({ search, onClear }: { search: string; onClear(): void }) {
  return (
    <EmptyState.Root>
      <EmptyState.Content textAlign="center">
        <EmptyState.Title>{search ? 'No reports match your search' : 'No reports found'}</EmptyState.Title>
        {search ? (
          <Button look="plain" onClick={onClear}>
            Show all reports
          </Button>
        ) : (
          <EmptyState.Description>Each paid order brings one.</EmptyState.Description>
        )}
      </EmptyState.Content>
    </EmptyState.Root>
  )
}

function ShortcutSwitch() {
  const [on, set] = useShortcutSwitch()
  return (
    <Switch.Root checked={on} onCheckedChange={({ checked }) => set(checked)} className={classes['shortcuts']}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>
        The <kbd>/</kbd> key goes to the search
      </Switch.Label>
    </Switch.Root>
  )
}
