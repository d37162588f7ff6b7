import { copyrightYear, productName } from '@findable/contracts/product'
import classes from './footer.module.css'
import { PageLink } from './page-link.tsx'

interface Props {
  links: readonly { label: string; to: string }[]
  /** One line about the business, under the name. */
  line: string
}

export function Footer({ links, line }: Props) {
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <div>
          <p className={classes['name']}>{productName}</p>
          <p className={classes['line']}>{line}</p>
        </div>
        <ul className={classes['links']}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
        </ul>
        <p className={classes['copyright']}>
          © {copyrightYear} {productName}. All rights reserved.
        </p>
      </div>
    </footer>
  )
}
