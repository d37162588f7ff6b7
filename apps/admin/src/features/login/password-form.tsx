import { loginSchema, type Login } from '@findable/contracts/staff'
import { Button, Field, useCheckedForm } from '@findable/ui'
import classes from './login.module.css'

export function PasswordForm({ busy, onSend }: { busy: boolean; onSend(login: Login): void }) {
  const { field, submit } = useCheckedForm(loginSchema)
  return (
    <form className={classes['form']} onSubmit={submit(onSend)} noValidate>
      <Field label="Username" autoComplete="username" autoCapitalize="none" required {...field('username')} />
      <Field label="Password" type="password" autoComplete="current-password" required {...field('password')} />
      <Button type="submit" wide busy={busy}>
        {busy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  )
}
