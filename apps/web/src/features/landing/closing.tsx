import { Button, PriceTicket } from '@findable/ui'
import { goToForm } from '../../order/go-to-form.ts'
import classes from './closing.module.css'

export function Closing() {
  return (
    <section className={`wrap section ${classes['closing']}`}>
      <PriceTicket note="once, taxes included" />
      <div className={classes['words']}>
        <h2>Find out what people see when they look for you</h2>
        <p className="lead">
          About 5 minutes from now you could be reading it. If it’s no use to you, you have 7 days to say so.
        </p>
        <p>
          <Button onClick={goToForm}>Get My Report</Button>
        </p>
      </div>
    </section>
  )
}
