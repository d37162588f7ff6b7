import { useId, type ComponentProps } from 'react'
import classes from './settings.module.css'

interface Props extends ComponentProps<'input'> {
  label: string
  hint: string
  error?: string | undefined
}

/** A setting that is on or off. */
export function Switch({ label, hint, error: _never, ...input }: Props) {
  const id = useId()
  return (
    <div className={classes['switch']}>
      <input type="checkbox" id={id} aria-describedby={`${id}-hint`} {...input} />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  )
}
