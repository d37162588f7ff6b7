import { PageLink } from '@findable/ui'
import { resendIntervalMinutes } from '@findable/contracts/customer'
import { FormPage } from '../../screens/form-page.tsx'
import { ResendForm } from './resend-form.tsx'

export default function ResendPage() {
  return (
    <FormPage
      title="Resend Business Report"
      lead="Lost the email with your report? We send it again, free, with the file attached."
      points={<Points />}
    >
      <ResendForm />
    </FormPage>
  )
}

const Points = () => (
  <>
    <dt>Where it goes</dt>
    <dd>To the email address you ordered with, and no other. That way nobody else can have your report sent.</dd>
    <dt>Nothing in your inbox?</dt>
    <dd>Look into your spam folder first. You can have it sent again after {resendIntervalMinutes} minutes.</dd>
    <dt>Ordered with another address, or none?</dt>
    <dd>
      <PageLink to="/contact">Write to us</PageLink> and quote your order reference.
    </dd>
  </>
)
