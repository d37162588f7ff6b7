import type { ReactNode } from 'react'
import classes from './success.module.css'

/** Heading and column of every state of this page. */
export function SuccessFrame({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <div className={`wrap section ${classes['page']}`}>
      <div className={classes['head']}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
      <p>
        <a href="/">Return to Home</a>
      </p>
    </div>
  )
}
