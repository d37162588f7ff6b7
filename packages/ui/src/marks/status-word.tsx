import type { EmailStatus, PaymentStatus } from '@findable/contracts/product'
import classes from './status-word.module.css'

type Status = EmailStatus | PaymentStatus

const tones: Record<Status, 'done' | 'waiting' | 'failed'> = {
  completed: 'done',
  sent: 'done',
  pending: 'waiting',
  processing: 'waiting',
  failed: 'failed',
}

/** A state as a word: done green, waiting amber, failed red; each also has its own shape. */
export function StatusWord({ status }: { status: Status }) {
  return (
    <span className={classes['status']} data-tone={tones[status]}>
      {status.charAt(0).toUpperCase() + status.slice(1)}
    </span>
  )
}
