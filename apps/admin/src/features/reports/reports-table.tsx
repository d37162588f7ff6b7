import { Checkbox, Table } from '@chakra-ui/react'
import { usualDirections, type ReportSort, type SortDirection, type StaffReport } from '@findable/contracts/staff'
import { StatusWord } from '@findable/ui'
import { Download, SquarePen, Trash2 } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { formatDate, timeZone } from '../../content/dates.ts'
import classes from '../../list/list.module.css'
import { moveBetweenRows } from '../../list/move-between-rows.ts'
import { RowAction } from '../../list/row-action.tsx'
import { SortHeader } from '../../list/sort-header.tsx'
import { ScoreBadge } from './score-badge.tsx'
import type { useSelection } from './use-selection.ts'

interface Props {
  reports: readonly StaffReport[]
  sort: ReportSort
  direction: SortDirection
  onSort(sort: ReportSort, direction: SortDirection): void
  /** Null for somebody who may do nothing with what is selected. */
  selection: ReturnType<typeof useSelection> | null
  /** Why a report could not be deleted, by its id. */
  failures: ReadonlyMap<string, string>
  onOpen(id: string): void
  onDelete(report: StaffReport): void
  onDownload(report: StaffReport): void
  rows: Ref<HTMLTableSectionElement>
}

/** A page of reports: a table on a desk, a list of cards on a phone. */
export function ReportsTable({ reports, sort, direction, onSort, selection, rows, ...actions }: Props) {
  const sorted = { sort, direction, usual: usualDirections, onSort }
  return (
    <Table.Root
      className={`${classes['table']} ${selection ? '' : classes['unselectable']}`}
      size="sm"
      aria-label="Reports"
    >
      <Table.Header>
        <Table.Row>
          {selection && (
            <Table.ColumnHeader scope="col">
              <Tick
                label={`Select all ${reports.length} reports on this page`}
                checked={selection.all}
                onChange={selection.toggleAll}
              >
                <span className={classes['tickLabel']}>Select all on this page</span>
              </Tick>
            </Table.ColumnHeader>
          )}
          <SortHeader by="business" {...sorted}>
            Business
          </SortHeader>
          <Table.ColumnHeader scope="col">Industry</Table.ColumnHeader>
          <SortHeader by="score" {...sorted}>
            Score
          </SortHeader>
          <Table.ColumnHeader scope="col">Status</Table.ColumnHeader>
          <SortHeader by="newest" {...sorted}>
            Generated <span className={classes['zone']}>({timeZone.name})</span>
          </SortHeader>
          <Table.ColumnHeader scope="col">Actions</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body ref={rows} onKeyDown={moveBetweenRows}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} selection={selection} {...actions} />
        ))}
      </Table.Body>
    </Table.Root>
  )
}

type RowProps = Pick<Props, 'selection' | 'failures' | 'onOpen' | 'onDelete' | 'onDownload'> & { report: StaffReport }

function ReportRow({ report, selection, failures, onOpen, onDelete, onDownload }: RowProps) {
  const { id, businessName: name, status } = report
  const failure = failures.get(id)
  const selected = selection?.isSelected(id) ?? false
  return (
    <Table.Row data-selected={selected || undefined}>
      {selection && (
        <Table.Cell className={classes['tick']}>
          <Tick label={`Select ${name}`} checked={selected} onChange={() => selection.toggle(id)} />
        </Table.Cell>
      )}
      <Table.Cell className={classes['business']}>
        <button type="button" className={classes['name']} data-row onClick={() => onOpen(id)}>
          {name}
        </button>
        <span>{report.businessWebsite}</span>
        {failure && (
          <span className={classes['failure']} role="alert">
            {failure}
          </span>
        )}
      </Table.Cell>
      <Table.Cell className={classes['industry']}>{report.industry || 'Unknown'}</Table.Cell>
      <Table.Cell className={classes['scoreCell']}>
        <ScoreBadge score={report.visibilityScore} />
        {report.adjusted && <span className={classes['note']}>Adjusted</span>}
      </Table.Cell>
      <Table.Cell className={classes['status']}>
        <StatusWord status={report.rerunning ? 'generating' : status} />
        {report.refunded && <span className={classes['note']}>Refunded</span>}
      </Table.Cell>
      <Table.Cell className={classes['generated']}>{formatDate(report.generatedAt)}</Table.Cell>
      <Table.Cell className={classes['actions']}>
        <RowAction label={`View or edit ${name}`} onClick={() => onOpen(id)}>
          <SquarePen />
        </RowAction>
        <RowAction label={`Download ${name}`} onClick={() => onDownload(report)} disabled={status !== 'completed'}>
          <Download />
        </RowAction>
        {selection && (
          <RowAction label={`Delete ${name}`} onClick={() => onDelete(report)}>
            <Trash2 />
          </RowAction>
        )}
      </Table.Cell>
    </Table.Row>
  )
}

interface TickProps {
  label: string
  checked: boolean | 'indeterminate'
  onChange(): void
  children?: ReactNode
}

function Tick({ label, checked, onChange, children }: TickProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={onChange} className={classes['tickBox']}>
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
      {children}
    </Checkbox.Root>
  )
}
