import { PageLink } from '@findable/ui'
import type { ReactNode } from 'react'
import classes from './success.module.css'

interface Props {
  title: string
  lead: ReactNode
  children?: ReactNode
  /** The report itself uses the full width: what comes next is beside it. */
  wide?: boolean
}

/** Heading and column for every state of this page. */
export function SuccessFrame({ title, lead, children, wide }: Props) {
  return (
    <div className={`wrap section ${classes['page']}`} data-wide={wide}>
      <div className={classes['head']}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
      <p>
        <PageLink to="/">Return to Home</PageLink>
      </p>
    </div>
  )
}
