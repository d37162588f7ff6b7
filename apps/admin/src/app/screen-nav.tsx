import { Link } from 'react-router-dom'
import classes from './shell.module.css'

const buttons = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Reports', to: '/reports' },
  { label: 'Create Report', to: '/create-report' },
  { label: 'Settings', to: '/settings' },
]

const bringIntoSight = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The four buttons; on a phone, a bar that scrolls sideways with the current one in view. */
export function ScreenNav({ current }: { current: string | undefined }) {
  return (
    <nav className={classes['nav']} aria-label="Screens">
      {buttons.map(({ label, to }) => (
        <Link key={to} to={to} {...(label === current && { 'aria-current': 'page', ref: bringIntoSight })}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
