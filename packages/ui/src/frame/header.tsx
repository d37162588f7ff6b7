import type { MouseEventHandler } from 'react'
import { Brand } from './brand.tsx'
import classes from './header.module.css'

export interface HeaderLink {
  label: string
  href: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  /** The one that is painted as a sign. */
  primary?: boolean
}

interface Props {
  links: readonly HeaderLink[]
  /** Path of the page that is shown, to mark its link. */
  current: string
}

/** The fascia over the shop: name on the left, ways in on the right, two lines on a phone. */
export function Header({ links, current }: Props) {
  return (
    <header className={classes['fascia']}>
      <a className={classes['skip']} href="#main">
        Skip to the content
      </a>
      <div className={classes['inner']}>
        <Brand href="/" />
        <nav aria-label="Main">
          <ul className={classes['links']}>
            {links.map(({ label, href, onClick, primary }) => (
              <li key={href} className={primary ? classes['primary'] : undefined}>
                <a href={href} onClick={onClick} aria-current={href === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
