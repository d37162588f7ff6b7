import { PageLink } from '@findable/ui'
import { consultationMinutes, guaranteeDays } from '@findable/contracts/customer'
import { FormPage } from '../../screens/form-page.tsx'
import { ContactForm } from './contact-form.tsx'

export default function ContactPage() {
  return (
    <FormPage title="Contact" lead="A person reads every message and answers by email." points={<Reasons />}>
      <ContactForm />
    </FormPage>
  )
}

const Reasons = () => (
  <>
    <dt>Book a free {consultationMinutes}-minute chat</dt>
    <dd>Talk your report through with a visibility expert. Tell us two or three times that suit you.</dd>
    <dt>Claim the guarantee</dt>
    <dd>
      Within {guaranteeDays} days of receiving your report. Quote your order reference: it is on the report and in our
      email.
    </dd>
    <dt>Lost your report?</dt>
    <dd>
      No need to wait for us: <PageLink to="/resend-report">have it sent again</PageLink>.
    </dd>
    <dt>Anything else</dt>
    <dd>A question before you buy, a mistake we made, something you would like us to check.</dd>
  </>
)
