import { Skeleton } from '@findable/ui'
import classes from './checkout.module.css'

/** The checkout's own grid, filled with grey blocks. */
export function CheckoutSkeleton() {
  return (
    <div className={`wrap ${classes['page']}`}>
      <h1>Your order</h1>
      <div className={classes['grid']}>
        <div className={classes['summary']}>
          <Skeleton width="60%" />
          <Skeleton height={32} width="90%" />
          <Skeleton height={112} width="168px" />
        </div>
        <div className={classes['form']}>
          <Skeleton width="40%" />
          <Skeleton height={52} />
          <Skeleton width="50%" />
          <Skeleton height={52} />
          <Skeleton width="30%" />
          <Skeleton height={190} />
          <Skeleton height={52} width="280px" />
        </div>
      </div>
    </div>
  )
}
