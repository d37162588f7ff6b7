import { Checkbox, IconButton, Table } from '@chakra-ui/react'
import { usualDirections, type ReportSort, type SortDirection, type StaffReport } from '@findable/contracts/staff'
import { StatusWord } from '@findable/ui'
import { ArrowDown, ArrowUp, Download, SquarePen, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { formatDate, timeZone } from '../../content/dates.ts'
import classes from './reports.module.css'
import { ScoreBadge } from './score-badge.tsx'
import type { useSelection } from './use-selection.ts'

interface Props {
  reports: readonly StaffReport[]
  sort: ReportSort
  direction: SortDirection
  onSort(sort: ReportSort, direction: SortDirection): void
  selection: ReturnType<typeof useSelection>
  /** Why a report could not be deleted, by its id. */
  failures: ReadonlyMap<string, string>
  onOpen(id: string): void
  onDelete(report: StaffReport): void
  onDownload(report: StaffReport): void
  rows: Ref<HTMLTableSectionElement>
}

/** A page of reports: a table on a desk, a list of cards on a phone. */
export function ReportsTable({ reports, sort, direction, onSort, selection, rows, ...actions }: Props) {
  const sorted = { sort, direction, onSort }
  return (
    <Table.Root className={classes['table']} size="sm" aria-label="Reports">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">
            <Tick
              label={`Select all ${reports.length} reports on this page`}
              checked={selection.all}
              onChange={selection.toggleAll}
            >
              <span className={classes['tickLabel']}>Select all on this page</span>
            </Tick>
          </Table.ColumnHeader>
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
  const selected = selection.isSelected(id)
  return (
    <Table.Row data-selected={selected || undefined}>
      <Table.Cell className={classes['tick']}>
        <Tick label={`Select ${name}`} checked={selected} onChange={() => selection.toggle(id)} />
      </Table.Cell>
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
        <Action label={`View or edit ${name}`} onClick={() => onOpen(id)}>
          <SquarePen />
        </Action>
        <Action label={`Download ${name}`} onClick={() => onDownload(report)} disabled={status !== 'completed'}>
          <Download />
        </Action>
        <Action label={`Delete ${name}`} onClick={() => onDelete(report)}>
          <Trash2 />
        </Action>
      </Table.Cell>
    </Table.Row>
  )
}

interface ActionProps {
  label: string
  onClick(): void
  disabled?: boolean
  children: ReactNode
}

function Action({ label, children, ...props }: ActionProps) {
  return (
    <IconButton variant="ghost" size="sm" aria-label={label} title={label} {...props}>
      {children}
    </IconButton>
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

interface SortProps extends Pick<Props, 'sort' | 'direction' | 'onSort'> {
  by: ReportSort
  children: ReactNode
}

/** A header that sorts by its column, and the other way round when it already does. */
function SortHeader({ by, sort, direction, onSort, children }: SortProps) {
  const current = by === sort
  const opposite = direction === 'asc' ? 'desc' : 'asc'
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <Table.ColumnHeader
      scope="col"
      aria-sort={current ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={classes['sort']}
        onClick={() => onSort(by, current ? opposite : usualDirections[by])}
      >
        {children}
        {current && <Arrow size={14} aria-hidden="true" />}
      </button>
    </Table.ColumnHeader>
  )
}

/** Arrow up and down go to the same button or box in the neighbouring row. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = (event.target as Element).closest('tr')
  const neighbour = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  if (!row || !neighbour) return
  const place = [...row.querySelectorAll('button, input')].indexOf(event.target as Element)
  event.preventDefault()
  const target = neighbour.querySelectorAll<HTMLElement>('button, input')[place]
  if (target && !target.hasAttribute('disabled')) target.focus()
  else neighbour.querySelector<HTMLElement>('[data-row]')?.focus()
}
