import { expectedMinutes, guarantee } from '@findable/contracts/customer'
import { ButtonLink, PriceTicket } from '@findable/ui'
import { formId, goToForm } from '../../order/go-to-form.ts'
import classes from './closing.module.css'

export function Closing() {
  return (
    <section className={`wrap section ${classes['closing']}`}>
      <PriceTicket note="once, taxes included" />
      <div className={classes['words']}>
        <h2>Find out what people see when they look for you</h2>
        <p className="lead">
          About {expectedMinutes} minutes from now you could be reading it. {guarantee}
        </p>
        <p>
          <ButtonLink to={`/#${formId}`} onClick={goToForm}>
            Get My Report
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
