import { confidenceOf } from '@findable/contracts/product'
import classes from './status-word.module.css'

const tones = { high: 'done', medium: 'waiting', low: 'failed' } as const

/** How sure a finding is, in percent: high green, medium amber, low red, each with its own shape. */
export function ConfidenceWord({ percent }: { percent: number }) {
  const { id, title } = confidenceOf(percent)
  return (
    <span className={classes['status']} data-tone={tones[id]}>
      {title} confidence, {percent}%
    </span>
  )
}
