import { consultationMinutes, guaranteeDays } from '@findable/contracts'
import { NeedsScript } from '../../screens/needs-script.tsx'
import classes from './contact.module.css'
import { ContactForm } from './contact-form.tsx'

export default function ContactPage() {
  return (
    <div className={`wrap section ${classes['grid']}`}>
      <div className={classes['words']}>
        <h1>Contact</h1>
        <p className="lead">A person reads every message and answers by email.</p>
        <dl className={classes['reasons']}>
          <dt>Book a free {consultationMinutes}-minute chat</dt>
          <dd>Talk your report through with a visibility expert. Tell us two or three times that suit you.</dd>
          <dt>Claim the guarantee</dt>
          <dd>
            Within {guaranteeDays} days of receiving your report. Quote your order reference: it is on the report and in
            our email.
          </dd>
          <dt>Anything else</dt>
          <dd>A question before you buy, a mistake we made, something you would like us to check.</dd>
        </dl>
        <NeedsScript what="The form on this page" />
      </div>
      <ContactForm />
    </div>
  )
}
