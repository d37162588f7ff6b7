import { endpoints, ordersPage, type ListedOrder } from '@findable/contracts/staff'
import { Button, ToneWord } from '@findable/ui'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { formatDate, timeZone } from '../../content/dates.ts'
import { money, orderStates } from '../../content/order-words.ts'
import { moveBetweenRows } from '../../list/move-between-rows.ts'
import { SearchBox } from '../../list/search-box.tsx'
import { useSearch } from '../../list/use-search.ts'
import { Reading } from '../../parts/reading.tsx'
import { RefreshButton } from '../../parts/refresh-button.tsx'
import rows from '../../parts/rows.module.css'
import { ordersKey } from './order-key.ts'
import classes from './orders.module.css'

const ordersOf = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, search],
    queryFn: ({ pageParam }) =>
      api.call(endpoints.orders, {
        query: { ...(search && { search }), ...(pageParam !== null && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < ordersPage ? undefined : page.at(-1)?.orderId),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Orders by reference, email, website or name, newest first. */
export default function OrdersPage() {
  const searching = useSearch()
  const { search } = searching
  const query = useInfiniteQuery(ordersOf(search))
  const { isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = query
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <h1>Orders</h1>
      <div className={classes['toolbar']}>
        <SearchBox
          label="Search orders by the beginning of a reference, email, website or business"
          placeholder="Reference, email, website or business..."
          {...searching}
          onLeave={() => list.current?.querySelector('a')?.focus()}
        />
        <RefreshButton busy={isFetching} onRefresh={() => void refetch()} />
      </div>
      <p className="quiet">Newest first, in {timeZone.name}. The search looks at the beginning of each.</p>
      <Reading query={query} what="orders">
        {({ pages }) => {
          const orders = pages.flat()
          if (orders.length === 0)
            return (
              <p className={rows['none']} role="status">
                {search ? 'No orders match your search' : 'No orders yet'}
              </p>
            )
          return (
            <ul
              className={rows['rows']}
              aria-label="Orders"
              aria-busy={isPlaceholderData}
              ref={list}
              onKeyDown={moveBetweenRows}
            >
              {orders.map((order) => (
                <Row key={order.orderId} {...order} />
              ))}
            </ul>
          )
        }}
      </Reading>
      {hasNextPage && (
        <Button look="secondary" busy={isFetching} onClick={() => void fetchNextPage()}>
          Show older orders
        </Button>
      )}
    </>
  )
}

function Row({ reference, state, website, businessName, email, byPromoCode, disputed, ...order }: ListedOrder) {
  const { name, tone } = orderStates[state]
  return (
    <li className={classes['order']}>
      <Link to={`/orders/${reference}`}>{reference}</Link>
      <div className={classes['business']}>
        <b>{businessName}</b>
        <p className="quiet">{website}</p>
      </div>
      <p className={classes['business']}>{email ?? <span className="quiet">No email</span>}</p>
      <p>
        <ToneWord tone={tone}>{name}</ToneWord>
        {disputed && <span className={classes['note']}>Disputed</span>}
      </p>
      <p>{byPromoCode ? 'Promo code' : money(order.amountCents, order.currency)}</p>
      <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
    </li>
  )
}
