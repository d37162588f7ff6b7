import type { ReactNode } from 'react'
import classes from './progress.module.css'

export function ProgressFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`wrap section ${classes['page']}`}>
      <h1>Generating Your Visibility Report</h1>
      {children}
    </div>
  )
}
