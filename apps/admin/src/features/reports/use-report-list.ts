import { endpoints, type StaffReport } from '@findable/contracts/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { reportListKey } from '../../api/query-keys.ts'
import type { ListAddress } from './list-address.ts'

/** Reports on a page. */
export const pageSize = 50

export interface ReportPage {
  reports: StaffReport[]
  /** Of all that match. */
  total: number
  next: boolean
  previous: boolean
}

/** A page of the list. The page before stays in sight until the next one is there. */
export function useReportList({ search, sort, direction, after, before }: ListAddress) {
  return useQuery({
    queryKey: [...reportListKey, { search, sort, direction, after, before }],
    queryFn: async (): Promise<ReportPage> => {
      const query = { search: search || undefined, sort, direction, limit: pageSize, after, before }
      const response = await api.send(endpoints.staffReports, { query })
      const reports = (await response.json()) as StaffReport[]
      const link = response.headers.get('link') ?? ''
      const total = Number(response.headers.get('x-total-count'))
      return { reports, total, next: link.includes('rel="next"'), previous: link.includes('rel="prev"') }
    },
    placeholderData: keepPreviousData,
  })
}
