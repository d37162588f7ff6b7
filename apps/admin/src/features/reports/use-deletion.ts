import type { StaffReport } from '@findable/contracts/staff'
import { showToast } from '@findable/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportListKey, reportStatsKey } from '../../api/query-keys.ts'
import { deleteQuestion, serverText, toasts } from '../../content/toasts.ts'
import { deleteReport, deleteReports } from './delete-reports.ts'
import type { useSelection } from './use-selection.ts'

/** Deleting one report or the selected ones, after a question. Then the keyboard goes to the row that took its place. */
export function useDeletion(
  reports: readonly StaffReport[],
  selection: ReturnType<typeof useSelection>,
  focusOnceRead: (row: number) => void,
) {
  const queries = useQueryClient()
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())

  /** Reads the list and the figures once, after one or many deletions. */
  const readAgain = (row: number) => {
    focusOnceRead(row)
    return Promise.all([
      queries.invalidateQueries({ queryKey: reportListKey }),
      queries.invalidateQueries({ queryKey: reportStatsKey }),
    ])
  }
  const one = useMutation({
    mutationFn: ({ id }: StaffReport) => deleteReport(id),
    onSuccess: async (_, deleted) => {
      setFailures(new Map())
      showToast(toasts.reportDeleted)
      await readAgain(reports.indexOf(deleted))
    },
    onError: (failure, { id }) => {
      setFailures(new Map([[id, serverText(failure) ?? toasts.deleteFailed(failure).message]]))
      showToast(toasts.deleteFailed(failure))
    },
  })
  const many = useMutation({
    mutationFn: deleteReports,
    onSuccess: async (left, ids) => {
      const deleted = ids.length - left.size
      setFailures(left)
      selection.set(left.keys())
      showToast(left.size > 0 ? toasts.bulkDeleteFailed(left.size, deleted) : toasts.reportsDeleted(deleted))
      if (deleted > 0) await readAgain(0)
    },
  })

  return {
    /** Why reports could not be deleted, by their ids. */
    failures,
    isPending: many.isPending,
    deleteOne: (report: StaffReport) => {
      if (confirm(deleteQuestion)) one.mutate(report)
    },
    deleteSelected: () => {
      const { selected } = selection
      const asked =
        selected.length === 1 ? deleteQuestion : `Are you sure you want to delete these ${selected.length} reports?`
      if (confirm(asked)) many.mutate(selected)
    },
  }
}
