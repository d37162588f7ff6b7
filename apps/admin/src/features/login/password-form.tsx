import { loginSchema, type Login } from '@findable/contracts/staff'
import { Button, Field, useCheckedForm } from '@findable/ui'
import type { ReactNode } from 'react'
import classes from './login.module.css'

interface Props {
  busy: boolean
  onSend(login: Login): void
  /** Above the fields. */
  children: ReactNode
}

export function PasswordForm({ busy, onSend, children }: Props) {
  const { field, submit } = useCheckedForm(loginSchema)
  return (
    <form className={classes['form']} onSubmit={submit(onSend)} noValidate>
      {children}
      <Field label="Username" autoComplete="username" autoCapitalize="none" required {...field('username')} />
      <Field label="Password" type="password" autoComplete="current-password" required {...field('password')} />
      <Button type="submit" wide busy={busy}>
        {busy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  )
}
