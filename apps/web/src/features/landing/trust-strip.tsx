import { BookOpenText, CreditCard, Lock, Undo2 } from 'lucide-react'
import { trust } from '../../content/landing.ts'
import classes from './trust-strip.module.css'

const icons = { payment: CreditCard, english: BookOpenText, data: Lock, guarantee: Undo2 }

export function TrustStrip() {
  return (
    <section className={classes['strip']} aria-label="What you can rely on">
      <ul className={`wrap ${classes['list']}`}>
        {trust.map(({ id, title, text }) => {
          const Icon = icons[id]
          return (
            <li key={id}>
              <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
              <p>
                <b>{title}</b>
                {text}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
