import type { Answer, endpoints } from '@findable/contracts/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import type { ListAddress } from './list-address.ts'

/** Reports on a page. */
export const pageSize = 50

export interface ReportPage<Report> {
  reports: Report[]
  /** Of all that match. */
  total: number
  next: boolean
  previous: boolean
}

type Lists = (typeof endpoints)['staffReports' | 'goldStandardReports']

/** A page of a list of reports. The page before stays in sight until the next one is there. */
export function useReportPage<List extends Lists>(
  endpoint: List,
  key: readonly string[],
  { search, sort, direction, after, before }: ListAddress,
) {
  return useQuery({
    queryKey: [...key, { search, sort, direction, after, before }],
    queryFn: async (): Promise<ReportPage<Answer<List>[number]>> => {
      const query = { search: search || undefined, sort, direction, limit: pageSize, after, before }
      const response = await api.send<Lists>(endpoint, { query })
      const reports = (await response.json()) as Answer<List>[number][]
      const link = response.headers.get('link') ?? ''
      const total = Number(response.headers.get('x-total-count'))
      return { reports, total, next: link.includes('rel="next"'), previous: link.includes('rel="prev"') }
    },
    placeholderData: keepPreviousData,
  })
}
