import type { StaffReportDetails } from '@findable/contracts/staff'
import { useQueryClient } from '@tanstack/react-query'
import { reportListKey, reportStatsKey } from '../../api/query-keys.ts'
import { reportKey } from './report-key.ts'

/** Shows a report as a call has just answered it, and has the list and the figures read again. */
export function useChangedReport(id: string) {
  const queries = useQueryClient()
  return async (report: StaffReportDetails): Promise<void> => {
    queries.setQueryData(reportKey(id), report)
    await Promise.all([
      queries.invalidateQueries({ queryKey: reportListKey }),
      queries.invalidateQueries({ queryKey: reportStatsKey }),
    ])
  }
}
