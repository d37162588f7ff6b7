import { howItWorks } from '../../content/landing.ts'
import classes from './how-it-works.module.css'

/** The three steps, numbered like houses in a street. */
export function HowItWorks() {
  return (
    <section className={classes['street']}>
      <div className="wrap section">
        <h2>How it works</h2>
        <ol className={classes['steps']}>
          {howItWorks.map(({ title, text }, index) => (
            <li key={title}>
              <span className={classes['number']} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
