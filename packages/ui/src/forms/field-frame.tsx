import { useId, type ReactNode } from 'react'
import classes from './field.module.css'

export interface Frame {
  label: string
  /** Shown under the label, before the field is filled in. */
  hint?: ReactNode
  error?: string | null | undefined
  /** Only needed when something else refers to the field. */
  id?: string | undefined
}

/** The props that link a control with its frame. */
interface Shared {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, hint and error around a control. */
export function FieldFrame({
  label,
  hint,
  error,
  id: ownId,
  children,
}: Frame & { children(shared: Shared): ReactNode }) {
  const madeId = useId()
  const id = ownId ?? madeId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes['field']}>
      <label className={classes['label']} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={classes['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: classes['control'],
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className={classes['error']} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
