import { endpoints, type GoldStandardReport } from '@findable/contracts/staff'
import { Button, ButtonLink, showToast } from '@findable/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { goldStandardKey, reportStatsKey } from '../../api/query-keys.ts'
import { useAdminAuth } from '../../auth/admin-auth.tsx'
import { deleteQuestion, toasts } from '../../content/toasts.ts'
import { useListAddress } from '../../list/list-address.ts'
import { ReportList } from '../../list/report-list.tsx'
import { useReportPage } from '../../list/use-report-page.ts'
import { useRowFocus } from '../../list/use-row-focus.ts'
import { GoldDetails } from './gold-details.tsx'
import { GoldTable } from './gold-table.tsx'
import { QuickReport } from './quick-report.tsx'

const goldListKey = [...goldStandardKey, 'list'] as const
const none: readonly GoldStandardReport[] = []

/** The gold-standard reports: find, make, look into and delete them. */
export function GoldTab({ refreshing, onRefresh }: { refreshing: boolean; onRefresh(): void }) {
  const { mayChange } = useAdminAuth()
  const [address, change] = useListAddress()
  const query = useReportPage(endpoints.goldStandardReports, goldListKey, address)
  const reports = query.data?.reports ?? none
  const { sort, direction, open } = address
  const { rows, heading, focusRow, focusOnceRead } = useRowFocus(reports)
  const [quick, setQuick] = useState(false)
  const deletion = useDeletion(reports, focusOnceRead)
  const onOpen = (id: number) => change({ open: String(id) })

  return (
    <>
      <ReportList
        searchLabel="Search gold standard reports by business, website, industry or location"
        {...{ address, change, query, heading, focusRow }}
        refresh={{ busy: refreshing, act: onRefresh }}
        actions={
          mayChange && (
            <>
              <Button look="secondary" onClick={() => setQuick(true)}>
                Quick Report
              </Button>
              <ButtonLink to="/create-report">New Report</ButtonLink>
            </>
          )
        }
        none="Create the first one with New Report."
      >
        {(onSort) => (
          <GoldTable {...{ reports, sort, direction, onSort, rows, onOpen }} onDelete={mayChange ? deletion : null} />
        )}
      </ReportList>
      {quick && <QuickReport onClose={() => setQuick(false)} />}
      {open && <GoldDetails key={open} id={open} onOpen={onOpen} onClose={() => change({ open: undefined })} />}
    </>
  )
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
