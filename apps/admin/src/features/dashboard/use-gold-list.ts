import { endpoints, type GoldStandardReport } from '@findable/contracts/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { goldStandardKey } from '../../api/query-keys.ts'
import { orderIn, type Order } from '../../list/order.ts'
import { useAddress } from '../../list/use-address.ts'

/** Reports on a page. */
export const pageSize = 50

export interface GoldAddress extends Order {
  search: string
  /** From 1. */
  page: number
}

/** Tab, search, order, page and open report of the dashboard. */
export function useDashboardAddress() {
  const [given, change] = useAddress<keyof GoldAddress | 'tab' | 'open'>()
  const address: GoldAddress = {
    search: given('search') ?? '',
    ...orderIn(given),
    page: Math.max(1, Math.trunc(Number(given('page'))) || 1),
  }
  return { address, tab: given('tab'), open: given('open'), change }
}

/** A page of the list and the number of all that match. The page before stays in sight until the next one is there. */
export function useGoldList({ search, sort, direction, page }: GoldAddress) {
  return useQuery({
    queryKey: [...goldStandardKey, 'list', { search, sort, direction, page }],
    queryFn: async () => {
      const query = { search: search || undefined, sort, direction, limit: pageSize, offset: (page - 1) * pageSize }
      const response = await api.send(endpoints.goldStandardReports, { query })
      const reports = (await response.json()) as GoldStandardReport[]
      return { reports, total: Number(response.headers.get('x-total-count')) }
    },
    placeholderData: keepPreviousData,
  })
}
