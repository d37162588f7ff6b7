import { productName } from '@findable/contracts/product'
import { brandMark } from '@findable/look'
import { DrawingSvg } from '../marks/drawing.tsx'
import classes from './brand.module.css'
import { PageLink } from './page-link.tsx'

/** The painted name on the fascia. */
export function Brand({ to, suffix }: { to: string; suffix?: string }) {
  return (
    <PageLink className={classes['brand']} to={to}>
      <DrawingSvg drawing={brandMark()} width={36} className={classes['mark']} decorative />
      <span>
        {productName}
        {suffix && <span className={classes['suffix']}> {suffix}</span>}
      </span>
    </PageLink>
  )
}
