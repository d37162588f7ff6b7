import type { ComponentProps } from 'react'
import classes from './choice.module.css'

interface Props extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox'
  title: string
  about: string
}

/** Something to choose, with its explanation: all of it can be pressed. */
export function Choice({ title, about, ...input }: Props) {
  return (
    <label className={classes['choice']}>
      <input {...input} />
      <span>
        <span className={classes['title']}>{title}</span>
        <span className={classes['about']}>{about}</span>
      </span>
    </label>
  )
}
