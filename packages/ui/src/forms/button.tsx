import type { ComponentProps } from 'react'
import { PageLink } from '../frame/page-link.tsx'
import classes from './button.module.css'

interface Look {
  /** One `primary` per screen. `plain` looks like a link. */
  look?: 'primary' | 'secondary' | 'plain' | undefined
  /** As wide as its column. */
  wide?: boolean | undefined
}

interface State {
  /** Working: presses do nothing, but the button keeps the focus, which `disabled` would lose. */
  busy?: boolean | undefined
  /** Looks disabled, but a press explains what is missing. */
  unready?: boolean | undefined
}

const classNames = ({ look = 'primary', wide }: Look, className?: string) =>
  [classes['button'], classes[look], wide && classes['wide'], className].filter(Boolean).join(' ')

type ButtonProps = ComponentProps<'button'> & Look & State

export function Button({ look, wide, className, type = 'button', busy, unready, onClick, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={classNames({ look, wide }, className)}
      aria-disabled={busy || unready || undefined}
      // Enter in one of the form's fields also clicks this button.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function ButtonLink({ look, wide, className, ...props }: ComponentProps<typeof PageLink> & Look) {
  return <PageLink {...props} className={classNames({ look, wide }, className)} />
}
