import { Alert } from '@chakra-ui/react'
import { Button } from '@findable/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useAdminAuth } from '../auth/admin-auth.tsx'
import classes from './staff-form.module.css'

interface Props extends Pick<ComponentProps<'form'>, 'onSubmit'> {
  title: string
  /** Labels of its button, and of the button while it works. */
  save: readonly [string, string]
  busy: boolean
  /** Why the last attempt failed. */
  problem: string | null
  /** Beside the button. */
  beside?: ReactNode
  /** Only changes the account of the person who fills it in, so viewers may too. */
  ownAccount?: boolean
  children: ReactNode
}

/** A form of the back office. A viewer reads what is in it. */
export function StaffForm({ title, save, busy, problem, beside, ownAccount, children, onSubmit }: Props) {
  const { mayChange } = useAdminAuth()
  const open = mayChange || ownAccount
  return (
    <form className={classes['form']} onSubmit={onSubmit} noValidate aria-label={title}>
      <fieldset disabled={!open}>{children}</fieldset>
      {problem && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Title>{problem}</Alert.Title>
        </Alert.Root>
      )}
      {open && (
        <div className={classes['actions']}>
          <Button type="submit" busy={busy}>
            {busy ? save[1] : save[0]}
          </Button>
          {beside}
        </div>
      )}
    </form>
  )
}
