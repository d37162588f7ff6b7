import { price } from '@findable/contracts/product'
import classes from './price-ticket.module.css'

/**
 * The price as a shop's hand-painted ticket. The small words have a white background: wattle is never used behind small
 * text.
 */
export function PriceTicket({ amount = price.label, note }: { amount?: string; note: string }) {
  return (
    <p className={classes['ticket']}>
      <strong className={classes['amount']}>{amount}</strong>
      <span className={classes['note']}>{note}</span>
    </p>
  )
}
