import { copyrightYear, productName } from '@findable/contracts'
import classes from './footer.module.css'

interface Props {
  links: readonly { label: string; href: string }[]
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
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
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
