import { Brand, useArrival } from '@findable/ui'
import type { ReactNode } from 'react'
import { usePage } from '../../app/page.ts'
import classes from './login.module.css'

/** The frame of the screens in front of the login. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  const main = useArrival(usePage())
  return (
    <main className={classes['page']} ref={main} tabIndex={-1}>
      <div className={classes['sign']}>
        <Brand to="/login" suffix="Admin" />
      </div>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
