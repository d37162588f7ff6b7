import type { MouseEventHandler } from 'react'
import { useLocation } from 'react-router-dom'
import { Brand } from './brand.tsx'
import classes from './header.module.css'
import { PageLink } from './page-link.tsx'

export interface HeaderLink {
  label: string
  to: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  /** The link painted as a sign. */
  primary?: boolean
  /** Leads out of this app. */
  reloadDocument?: boolean
}

interface Props {
  links: readonly HeaderLink[]
  /** The next page is loading. */
  loading: boolean
}

/** The fascia over the shop: name on the left, links on the right, two lines on a phone. */
export function Header({ links, loading }: Props) {
  const { pathname } = useLocation()
  return (
    <header className={classes['fascia']} data-loading={loading}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <div className={classes['inner']}>
        <Brand to="/" />
        <nav aria-label="Main">
          <ul className={classes['links']}>
            {links.map(({ label, primary, ...link }) => (
              <li key={link.to} className={primary ? classes['primary'] : undefined}>
                <PageLink {...link} aria-current={link.to === pathname ? 'page' : undefined}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
