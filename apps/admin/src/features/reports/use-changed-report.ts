import type { StaffReportDetails } from '@findable/contracts/staff'
import { useQueryClient } from '@tanstack/react-query'
import { reportKey } from './report-key.ts'
import { reportListKey } from './use-report-list.ts'

/** Shows a report as a call has just answered it, and has the list and the figures read again. */
export function useChangedReport(id: string) {
  const queries = useQueryClient()
  return async (report: StaffReportDetails): Promise<void> => {
    queries.setQueryData(reportKey(id), report)
    await Promise.all([
      queries.invalidateQueries({ queryKey: reportListKey }),
      queries.invalidateQueries({ queryKey: ['report-stats'] }),
    ])
  }
}
