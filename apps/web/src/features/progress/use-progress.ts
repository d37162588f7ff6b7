import { endpoints, type ReportProgress } from '@findable/contracts/customer'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { polling } from '../../report/timings.ts'

/**
 * The progress of a report, fetched every three seconds until it ends one way or the other. One failed fetch stops the
 * polling.
 */
export function useProgress(id: string): { progress: ReportProgress | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['report-progress', id],
    queryFn: () => api.call(endpoints.reportProgress, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.error || state.data?.isComplete || state.data?.isFailed ? false : polling.progress,
    refetchIntervalInBackground: true,
  })
  return { progress: data, failed: isError }
}
