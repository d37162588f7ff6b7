import type { ComponentProps } from 'react'
import { PageLink } from '../frame/page-link.tsx'
import classes from './button.module.css'

interface Look {
  /** One `primary` a screen. `plain` looks like a link. */
  look?: 'primary' | 'secondary' | 'plain' | undefined
  /** As wide as its column. */
  wide?: boolean | undefined
}

interface State {
  /** At work: presses do nothing, but the focus stays, which `disabled` would throw away. */
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
      // Also what Enter in a field of the form presses.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function ButtonLink({ look, wide, className, ...props }: ComponentProps<typeof PageLink> & Look) {
  return <PageLink {...props} className={classNames({ look, wide }, className)} />
}
