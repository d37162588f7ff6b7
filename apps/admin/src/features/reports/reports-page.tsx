import { endpoints, type StaffReport } from '@findable/contracts/staff'
import { Button } from '@findable/ui'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { reportListKey } from '../../api/query-keys.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { downloadReport } from '../../details/download-report.ts'
import { useListAddress } from '../../list/list-address.ts'
import classes from '../../list/list.module.css'
import { ReportList } from '../../list/report-list.tsx'
import { useReportPage } from '../../list/use-report-page.ts'
import { useRowFocus } from '../../list/use-row-focus.ts'
import { ReportDetails } from './report-details.tsx'
import { ReportsTable } from './reports-table.tsx'
import { useDeletion } from './use-deletion.ts'
import { useSelection } from './use-selection.ts'

const none: readonly StaffReport[] = []

export default function ReportsPage() {
  const { mayChange } = useAdminAuth()
  const [address, change] = useListAddress()
  const query = useReportPage(endpoints.staffReports, reportListKey, address)
  const reports = query.data?.reports ?? none
  const { search, sort, direction, after, before, open } = address
  const selection = useSelection(
    reports.map(({ id }) => id),
    JSON.stringify([search, sort, direction, after, before]),
  )
  const { rows, heading, focusRow, focusOnceRead } = useRowFocus(reports)
  const deletion = useDeletion(reports, selection, focusOnceRead)
  const count = selection.selected.length

  return (
    <>
      <h1>Reports Management</h1>
      <p className="quiet">
        What customers ordered. Gold standard reports are on the <Link to="/dashboard">dashboard</Link>.
      </p>
      <ReportList
        searchLabel="Search reports by business, website, industry or email"
        {...{ address, change, query, heading, focusRow }}
        beside={
          count > 0 && (
            <div className={classes['bulk']}>
              <span>
                {count} of {reports.length} on this page selected
              </span>
              <Button look="secondary" busy={deletion.isPending} onClick={deletion.deleteSelected}>
                <Trash2 size={16} aria-hidden="true" />
                {deletion.isPending ? 'Deleting...' : `Delete Selected (${count})`}
              </Button>
            </div>
          )
        }
        none="Each paid order brings one."
      >
        {(onSort) => (
          <ReportsTable
            {...{ reports, sort, direction, onSort, rows }}
            selection={mayChange ? selection : null}
            failures={deletion.failures}
            onOpen={(id) => change({ open: id })}
            onDelete={deletion.deleteOne}
            onDownload={(report) => void downloadReport(report)}
          />
        )}
      </ReportList>
      {open && <ReportDetails key={open} id={open} onClose={() => change({ open: undefined })} />}
    </>
  )
}
