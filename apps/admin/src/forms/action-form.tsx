import { Alert } from '@chakra-ui/react'
import { Button } from '@findable/ui'
import type { ComponentProps, ReactNode } from 'react'
import classes from './form.module.css'

interface Props extends Pick<ComponentProps<'form'>, 'onSubmit'> {
  title: string
  /** Labels of its button, and of the button while it works. */
  save: readonly [string, string]
  busy: boolean
  /** Why the last attempt failed. */
  problem: string | null
  /** Stands beside the button. */
  beside?: ReactNode
  children: ReactNode
}

/** A form that does one thing: its fields, what went wrong, its button. */
export function ActionForm({ title, save, busy, problem, beside, children, onSubmit }: Props) {
  return (
    <form className={classes['form']} onSubmit={onSubmit} noValidate aria-label={title}>
      {children}
      {problem && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Title>{problem}</Alert.Title>
        </Alert.Root>
      )}
      <div className={classes['actions']}>
        <Button type="submit" busy={busy}>
          {busy ? save[1] : save[0]}
        </Button>
        {beside}
      </div>
    </form>
  )
}
