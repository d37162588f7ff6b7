import type { ReactNode } from 'react'
import classes from './disclosure.module.css'

interface Props {
  summary: ReactNode
  children: ReactNode
  /** Opening one disclosure closes the others of its group. */
  group?: string
  open?: boolean | undefined
  onToggle?(open: boolean): void
}

/** A row that opens to show what is behind it: the browser's own details element, which works before any script. */
export function Disclosure({ summary, children, group, open, onToggle }: Props) {
  return (
    <details
      className={classes['disclosure']}
      name={group}
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>
        <span>{summary}</span>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M9 2v14M2 9h14" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </summary>
      <div className={classes['content']}>{children}</div>
    </details>
  )
}
