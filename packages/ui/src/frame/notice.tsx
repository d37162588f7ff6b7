import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface Props {
  title: string
  text: ReactNode
  /** What to do next. */
  children?: ReactNode
}

/** A page that has one thing to say and one thing to do next. */
export function Notice({ title, text, children }: Props) {
  return (
    <section className={`wrap section ${classes['notice']}`}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children && <div className={classes['next']}>{children}</div>}
    </section>
  )
}
