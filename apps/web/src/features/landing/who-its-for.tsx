import { whoItsFor } from '../../content/landing.ts'
import classes from './who-its-for.module.css'

/** The categories, drawn as the directory board in a building's entrance. */
export function WhoItsFor() {
  return (
    <section className={`wrap section ${classes['grid']}`}>
      <div className={classes['words']}>
        <h2>Who it’s for</h2>
        <p className="lead">
          Small businesses in Australia that live on people nearby. If customers look you up before they call, walk in
          or book, this is for you.
        </p>
      </div>
      <dl className={classes['board']}>
        {whoItsFor.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
