import { endpoints, type ReportVersions } from '@findable/contracts/customer'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../api/client.ts'
import { repeatUnanswered } from '../../report/repeat-unanswered.ts'
import { polling } from '../../report/timings.ts'

const keyOf = (id: string) => ['after-delivery', id]

export const refreshAfterDelivery = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: keyOf(id) })

/** Something is being read or checked, and will end by itself. */
const isBusy = ({ running, asked }: ReportVersions) =>
  running !== null || asked.some(({ state }) => state === 'checking')

/** Everything about a report after its delivery, read again while something is being made. */
export function useAfterDelivery(id: string) {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: () => api.call(endpoints.reportVersions, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) && !state.error ? polling.check : false),
    ...repeatUnanswered,
  })
  const { data, dataUpdatedAt } = query

  const nextAt = data?.nextAt ?? null
  useEffect(() => {
    if (nextAt === null) return
    // Two clocks are compared: a wait that was too short is followed by another one.
    const wait = Math.max(Date.parse(nextAt) - dataUpdatedAt, polling.check)
    const timer = setTimeout(() => void refreshAfterDelivery(queries, id), wait)
    return () => clearTimeout(timer)
  }, [queries, id, nextAt, dataUpdatedAt])

  const shown = data?.versions.find((version) => version.shown)?.id
  const shownBefore = useRef(shown)
  useEffect(() => {
    // The report on this page is the one before the correction.
    if (shownBefore.current !== undefined && shownBefore.current !== shown)
      void queries.invalidateQueries({ queryKey: ['report', id] })
    shownBefore.current = shown
  }, [queries, id, shown])

  return query
}
