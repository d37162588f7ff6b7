import { orderIn, type Order } from './order.ts'
import { useAddress } from './use-address.ts'

/** Where a list of reports is, as its address says. */
export interface ListAddress extends Order {
  search: string
  /** The neighbouring page's last or first report. */
  after: string | undefined
  before: string | undefined
  /** The report whose details are open. */
  open: string | undefined
}

/** Search, order, page and open report; on the dashboard also its tab. */
export function useListAddress() {
  const [given, change] = useAddress<keyof ListAddress | 'tab'>()
  const address: ListAddress & { tab: string | undefined } = {
    search: given('search') ?? '',
    ...orderIn(given),
    after: given('after'),
    before: given('before'),
    open: given('open'),
    tab: given('tab'),
  }
  return [address, change] as const
}
