import { confirmSecondFactorSchema } from '@findable/contracts/staff'
import { Button, useCheckedForm } from '@findable/ui'
import type { ReactNode } from 'react'
import { CodeField } from '../../parts/code-field.tsx'
import { WhosePassword } from '../../parts/whose-password.tsx'
import classes from './login.module.css'

interface Props {
  username: string
  busy: boolean
  onSend(code: string): void
  onStartAgain(): void
  /** Above the field. */
  children: ReactNode
}

/** The second step of a login, for those who switched a second factor on. */
export function CodeForm({ username, busy, onSend, onStartAgain, children }: Props) {
  const { field, submit } = useCheckedForm(confirmSecondFactorSchema)
  return (
    <form
      className={classes['form']}
      onSubmit={submit(({ code }) => onSend(code))}
      noValidate
      aria-label="Second factor"
    >
      <p>
        Your password is right. Now enter the code that your authenticator app shows for <b>{username}</b>.
      </p>
      {children}
      <WhosePassword username={username} />
      <CodeField autoFocus hint="Six digits. If you lost your phone, enter a recovery code." {...field('code')} />
      <Button type="submit" wide busy={busy}>
        {busy ? 'Logging in...' : 'Login'}
      </Button>
      <Button look="plain" onClick={onStartAgain}>
        Start again with the password
      </Button>
    </form>
  )
}
