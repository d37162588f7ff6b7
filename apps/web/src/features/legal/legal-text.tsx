import type { ReactNode } from 'react'
import classes from './legal-text.module.css'

interface Props {
  title: string
  /** The gist, before the details. */
  summary: string
  children: ReactNode
}

/** A legal page: one column to read, with headings to jump to. */
export function LegalText({ title, summary, children }: Props) {
  return (
    <article className={`wrap section ${classes['text']}`}>
      <h1>{title}</h1>
      <p className="lead">{summary}</p>
      {children}
    </article>
  )
}
