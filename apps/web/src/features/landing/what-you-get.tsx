import { whatYouGet } from '../../content/landing.ts'
import { sampleReports } from '../../content/sample-reports.ts'
import classes from './what-you-get.module.css'

export function WhatYouGet() {
  return (
    <section className={`wrap section ${classes['grid']}`}>
      <div className={classes['side']}>
        <h2>What you get</h2>
        <figure className={classes['note']}>
          <figcaption>From a sample report</figcaption>
          <ul>
            {sampleReports[0].tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </figure>
      </div>
      <ul className={classes['list']}>
        {whatYouGet.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
