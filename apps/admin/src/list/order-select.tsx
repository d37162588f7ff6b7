import { NativeSelect } from '@chakra-ui/react'
import type { ReportSort, SortDirection } from '@findable/contracts/staff'
import classes from './list.module.css'
import type { Order } from './order.ts'

const orders = {
  'newest desc': 'Newest first',
  'newest asc': 'Oldest first',
  'business asc': 'Business, A to Z',
  'business desc': 'Business, Z to A',
  'score desc': 'Best score first',
  'score asc': 'Lowest score first',
} as const satisfies Record<`${ReportSort} ${SortDirection}`, string>

/** Sorts a list on a phone, where it has no headers. */
export function OrderSelect({
  sort,
  direction,
  onSort,
}: Order & { onSort(sort: ReportSort, direction: SortDirection): void }) {
  return (
    <NativeSelect.Root size="md" className={classes['order']}>
      <NativeSelect.Field
        aria-label="Order"
        value={`${sort} ${direction}`}
        onChange={(event) => {
          const [by, way] = event.target.value.split(' ') as [ReportSort, SortDirection]
          onSort(by, way)
        }}
      >
        {Object.entries(orders).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
