import { endpoints, type ReportVersion } from '@findable/contracts/customer'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { repeatUnanswered } from '../../report/repeat-unanswered.ts'
import { polling } from '../../report/timings.ts'

export const isBeingMade = ({ state }: Pick<ReportVersion, 'state'>): boolean =>
  state === 'waiting' || state === 'reading'

/** One version of a report with what it says, read again while it is being made; nothing while `versionId` is null. */
export const useVersion = (id: string, versionId: string | null) =>
  useQuery({
    queryKey: ['version', id, versionId],
    queryFn: versionId === null ? skipToken : () => api.call(endpoints.reportVersion, { params: { id, versionId } }),
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) && !state.error ? polling.check : false),
    ...repeatUnanswered,
  })
