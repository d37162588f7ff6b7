import { Table } from '@chakra-ui/react'
import {
  usualDirections,
  type GoldStandardReport,
  type ReportSort,
  type SortDirection,
} from '@findable/contracts/staff'
import { StatusWord } from '@findable/ui'
import { Eye, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { formatDate, timeZone } from '../../content/dates.ts'
import classes from '../../list/list.module.css'
import { moveBetweenRows } from '../../list/move-between-rows.ts'
import type { Order } from '../../list/order.ts'
import { RowAction } from '../../list/row-action.tsx'
import { SortHeader } from '../../list/sort-header.tsx'
import { driftInWords, outOf100 } from './drift.ts'

interface Props extends Order {
  reports: readonly GoldStandardReport[]
  onSort(sort: ReportSort, direction: SortDirection): void
  onOpen(id: number): void
  /** Null for somebody who may not. */
  onDelete: ((report: GoldStandardReport) => void) | null
  rows: Ref<HTMLTableSectionElement>
}

/** A page of gold-standard reports: a table on a desk, a list of cards on a phone. */
export function GoldTable({ reports, sort, direction, onSort, onOpen, onDelete, rows }: Props) {
  const sorted = { sort, direction, usual: usualDirections, onSort }
  return (
    <Table.Root
      className={`${classes['table']} ${classes['unselectable']}`}
      size="sm"
      aria-label="Gold standard reports"
    >
      <Table.Header>
        <Table.Row>
          <SortHeader by="business" {...sorted}>
            Business Name
          </SortHeader>
          <Table.ColumnHeader scope="col">Industry</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">Website</Table.ColumnHeader>
          <SortHeader by="score" {...sorted}>
            Score
          </SortHeader>
          <SortHeader by="newest" {...sorted}>
            Generated <span className={classes['zone']}>({timeZone.name})</span>
          </SortHeader>
          <Table.ColumnHeader scope="col">Status</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">Actions</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body ref={rows} onKeyDown={moveBetweenRows}>
        {reports.map((report) => (
          <Table.Row key={report.id}>
            <Table.Cell className={classes['business']}>
              <button type="button" className={classes['name']} data-row onClick={() => onOpen(report.id)}>
                {report.businessName}
              </button>
            </Table.Cell>
            <Table.Cell className={classes['industry']}>{report.industry}</Table.Cell>
            <Table.Cell className={classes['website']}>{report.businessWebsite}</Table.Cell>
            <Table.Cell className={classes['scoreCell']}>
              {report.status === 'completed' ? outOf100(report.visibilityScore) : '–'}
              {report.drift && <span className={classes['note']}>{driftInWords(report.drift)}</span>}
            </Table.Cell>
            <Table.Cell className={classes['generated']}>{formatDate(report.generatedAt)}</Table.Cell>
            <Table.Cell className={classes['status']}>
              <StatusWord status={report.status} />
            </Table.Cell>
            <Table.Cell className={classes['actions']}>
              <RowAction label={`View ${report.businessName}`} onClick={() => onOpen(report.id)}>
                <Eye />
              </RowAction>
              {onDelete && (
                <RowAction label={`Delete ${report.businessName}`} onClick={() => onDelete(report)}>
                  <Trash2 />
                </RowAction>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
