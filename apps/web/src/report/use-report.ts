import { endpoints, type BusinessReport } from '@findable/contracts/customer'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api/client.ts'
import { repeatUnanswered } from './repeat-unanswered.ts'
import { polling } from './timings.ts'

const isOpen = (report: BusinessReport | undefined) => report?.status === 'pending' || report?.status === 'researching'

/** A report, or a version beside it, fetched repeatedly while it is being made; gives up after ten minutes. */
export function useReport(id: string, version?: string) {
  const [abandoned, setAbandoned] = useState(false)
  const [waited, setWaited] = useState(false)
  const query = useQuery({
    queryKey: ['report', id, version],
    queryFn: async () => {
      const report = await api.call(endpoints.businessReport, { params: { id }, query: { version } })
      if (isOpen(report)) setWaited(true)
      return report
    },
    refetchInterval: ({ state }) => (isOpen(state.data) && !state.error && !abandoned ? polling.success : false),
    refetchIntervalInBackground: true,
    ...repeatUnanswered,
  })
  useEffect(() => {
    const timer = setTimeout(() => setAbandoned(true), polling.successAbandon)
    return () => clearTimeout(timer)
  }, [])
  return {
    report: query.data,
    error: query.error,
    /** It was still being made at the first fetch. */
    waited,
    abandoned: abandoned && isOpen(query.data),
  }
}
