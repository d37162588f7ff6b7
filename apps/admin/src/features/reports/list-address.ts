import { orderIn, type Order } from '../../list/order.ts'
import { useAddress } from '../../list/use-address.ts'

export interface ListAddress extends Order {
  search: string
  /** The neighbouring page's last or first report. */
  after: string | undefined
  before: string | undefined
  /** The report whose details are open. */
  open: string | undefined
}

/** Search, order, page and open report. */
export function useListAddress() {
  const [given, change] = useAddress<keyof ListAddress>()
  const address: ListAddress = {
    search: given('search') ?? '',
    ...orderIn(given),
    after: given('after'),
    before: given('before'),
    open: given('open'),
  }
  return [address, change] as const
}
