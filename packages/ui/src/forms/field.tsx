import { useId, type ComponentProps, type ReactNode } from 'react'
import classes from './field.module.css'

interface Frame {
  label: string
  /** Shown under the label, before the field is filled in. */
  hint?: ReactNode
  error?: string | null | undefined
  /** Only needed when something else refers to the field. */
  id?: string
}

type InputProps = Frame & ComponentProps<'input'> & { multiline?: false }
type TextAreaProps = Frame & ComponentProps<'textarea'> & { multiline: true }

/** A labelled text field with hint and error, linked for screen readers. */
export function Field({ label, hint, error, id: ownId, ...control }: InputProps | TextAreaProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    className: classes['control'],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
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
      <Control {...control} {...shared} />
      {error && (
        <p className={classes['error']} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

type ControlProps = Omit<InputProps, keyof Frame> | Omit<TextAreaProps, keyof Frame>

function Control({ multiline, ...props }: ControlProps) {
  if (multiline) return <textarea rows={6} {...(props as ComponentProps<'textarea'>)} />
  return <input type="text" {...(props as ComponentProps<'input'>)} />
}
