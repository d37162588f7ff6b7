import { Menu, Portal } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import classes from './shell.module.css'

const buttons = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Reports', to: '/reports' },
  { label: 'Create Report', to: '/create-report' },
  { label: 'Settings', to: '/settings' },
]
const others = [
  { label: 'Orders', to: '/orders' },
  { label: 'Objections', to: '/objections' },
  { label: 'Figures', to: '/figures' },
  { label: 'Mail', to: '/mail' },
  { label: 'Messages', to: '/messages' },
  { label: 'Health', to: '/health' },
  { label: 'Staff', to: '/staff' },
  { label: 'Audit Log', to: '/audit-log' },
]

const bringIntoSight = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
const marked = { 'aria-current': 'page', ref: bringIntoSight } as const

/** The four buttons and a menu; on a phone, a bar that scrolls sideways with the current one in view. */
export function ScreenNav({ current }: { current: string | undefined }) {
  const other = others.find(({ label }) => label === current)
  return (
    <nav className={classes['nav']} aria-label="Screens">
      {buttons.map(({ label, to }) => (
        <Link key={to} to={to} {...(label === current && marked)}>
          {label}
        </Link>
      ))}
      <Menu.Root>
        <Menu.Trigger className={classes['more']} {...(other && marked)}>
          {other ? `More: ${other.label}` : 'More'}
          <ChevronDown size={16} aria-hidden="true" />
        </Menu.Trigger>
        {/* Outside the bar, which would cut it off. */}
        <Portal>
          <Menu.Positioner>
            <Menu.Content minWidth="180px">
              {others.map(({ label, to }) => (
                <Menu.Item key={to} value={to} cursor="pointer" minHeight="40px" asChild>
                  <Link to={to}>{label}</Link>
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </nav>
  )
}
