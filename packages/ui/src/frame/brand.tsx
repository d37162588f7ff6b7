import { brandMark, productName } from '@findable/contracts'
import { DrawingSvg } from '../marks/drawing.tsx'
import classes from './brand.module.css'

/** The painted name on the fascia. */
export function Brand({ href, suffix }: { href: string; suffix?: string }) {
  return (
    <a className={classes['brand']} href={href}>
      <DrawingSvg drawing={brandMark()} width={36} className={classes['mark']} decorative />
      <span>
        {productName}
        {suffix && <span className={classes['suffix']}> {suffix}</span>}
      </span>
    </a>
  )
}
