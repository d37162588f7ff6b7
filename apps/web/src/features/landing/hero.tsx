import { expectedMinutes, price } from '@findable/contracts/customer'
import { ButtonLink } from '@findable/ui'
import { version } from '../../content/landing.ts'
import { sampleReports } from '../../content/sample-reports.ts'
import { formId, goToForm } from '../../order/go-to-form.ts'
import classes from './hero.module.css'
import { SampleSheet } from './sample-sheet.tsx'

export function Hero() {
  return (
    <section className={classes['hero']}>
      <div className={classes['awning']} aria-hidden="true" />
      <div className={`wrap ${classes['grid']}`}>
        <div className={classes['words']}>
          <p className={classes['badge']}>{version}</p>
          <h1>
            <span>People nearby are searching.</span> <span>Can they see your sign?</span>
          </h1>
          <p className="lead">
            Enter your website and pay {price.label} once. In about {expectedMinutes} minutes you get a plain-English
            report: how you show up in search, on maps, in reviews and on social media, beside businesses near you, and
            what to fix first.
          </p>
          <p className={classes['actions']}>
            <ButtonLink to={`/#${formId}`} onClick={goToForm}>
              Get My Report
            </ButtonLink>
            <a href="#samples">Look at two sample reports</a>
          </p>
        </div>
        <div className={classes['picture']}>
          <SampleSheet report={sampleReports[0]} />
        </div>
      </div>
    </section>
  )
}
