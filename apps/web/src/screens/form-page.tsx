import type { ReactNode } from 'react'
import classes from './form-page.module.css'

interface Props {
  title: string
  lead: string
  /** What to know first: pairs of dt and dd. */
  points: ReactNode
  /** The form. */
  children: ReactNode
}

/** A page for one form, with the explanation beside it; on a phone, above it. */
export function FormPage({ title, lead, points, children }: Props) {
  return (
    <div className={`wrap section ${classes['grid']}`}>
      <div className={classes['words']}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <dl className={classes['points']}>{points}</dl>
      </div>
      {children}
    </div>
  )
}
