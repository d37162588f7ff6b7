import { endpoints, type ReportProgress } from '@findable/contracts/customer'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { repeatUnanswered } from '../../report/repeat-unanswered.ts'
import { polling } from '../../report/timings.ts'

/**
 * The progress of a report, fetched every three seconds until it ends one way or the other. One error in reply stops
 * the polling.
 */
export function useProgress(id: string): { progress: ReportProgress | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['report-progress', id],
    queryFn: () => api.call(endpoints.reportProgress, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.error || state.data?.isComplete || state.data?.isFailed ? false : polling.progress,
    refetchIntervalInBackground: true,
    ...repeatUnanswered,
  })
  return { progress: data, failed: isError }
}
