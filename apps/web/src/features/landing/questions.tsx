import { consultationMinutes } from '@findable/contracts/customer'
import { Disclosure, PageLink } from '@findable/ui'
import { faq } from '../../content/faq.ts'
import classes from './questions.module.css'

export function Questions() {
  return (
    <section className={`wrap section ${classes['grid']}`}>
      <div>
        <h2>Questions people ask</h2>
        <p className={classes['more']}>
          Something else? <PageLink to="/contact">Ask us</PageLink>, or book a free {consultationMinutes}-minute chat
          with a visibility expert.
        </p>
      </div>
      <div className={classes['list']}>
        {faq.map(({ question, answer }) => (
          <Disclosure key={question} summary={<h3 className={classes['question']}>{question}</h3>} group="questions">
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
