import type { ComponentProps } from 'react'
import classes from './button.module.css'

interface Look {
  /** One `primary` a screen. `plain` looks like a link. */
  look?: 'primary' | 'secondary' | 'plain' | undefined
  /** As wide as its column. */
  wide?: boolean | undefined
}

const classNames = ({ look = 'primary', wide }: Look, className?: string) =>
  [classes['button'], classes[look], wide && classes['wide'], className].filter(Boolean).join(' ')

export function Button({ look, wide, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button {...props} type={type} className={classNames({ look, wide }, className)} />
}

export function ButtonLink({ look, wide, className, ...props }: ComponentProps<'a'> & Look) {
  return <a {...props} className={classNames({ look, wide }, className)} />
}
