import { BandWord, ScorePlate } from '@findable/ui'
import { sampleReports, type SampleReport } from '../../content/sample-reports.ts'
import classes from './samples.module.css'

/**
 * Two excerpts from reports on demo businesses, labelled as samples. Customers' words will follow once there are some.
 */
export function Samples() {
  return (
    <section className={classes['ground']} id="samples">
      <div className="wrap section">
        <h2>Two sample reports</h2>
        <p className={`lead ${classes['lead']}`}>
          These are cut from reports on two demo businesses, whose websites we built to show the work. Every score and
          every sentence is what the report says about them.
        </p>
        <div className={classes['pair']}>
          {sampleReports.map((report) => (
            <Excerpt key={report.host} report={report} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Excerpt({ report }: { report: SampleReport }) {
  const {
    businessName,
    industry,
    suburb,
    overallScore,
    coverage,
    measured,
    applicable,
    pillars,
    strength,
    problem,
    advice,
  } = report
  return (
    <article className={classes['excerpt']}>
      <p className={classes['stamp']}>Sample</p>
      <header>
        <h3>{businessName}</h3>
        <p className="quiet">
          {industry}, {suburb}
        </p>
      </header>
      <ScorePlate score={overallScore} coverage={coverage} measured={measured} applicable={applicable} width={132} />
      <ul className={classes['pillars']}>
        {pillars.map(({ id, title, score, coverage: share }) => (
          <li key={id}>
            {title}
            <BandWord score={score} coverage={share} />
          </li>
        ))}
      </ul>
      <dl className={classes['findings']}>
        <dt>What works</dt>
        <dd>{strength}</dd>
        <dt>What costs customers</dt>
        <dd>{problem}</dd>
        <dt>What to do</dt>
        <dd>{advice}</dd>
      </dl>
    </article>
  )
}
