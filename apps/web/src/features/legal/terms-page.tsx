import { PageLink } from '@findable/ui'
import {
  deliveryDeadlineHours,
  expectedMinutes,
  guarantee,
  guaranteeDays,
  price,
  productName,
} from '@findable/contracts/customer'
import { LegalText } from './legal-text.tsx'

export default function TermsPage() {
  return (
    <LegalText
      title="Terms and Conditions"
      summary={`You pay ${price.label} once. We make one report on one website. ${guarantee}`}
    >
      <h2>What you buy</h2>
      <p>
        One online visibility report on the website you enter. It covers how that business shows up in search, on maps,
        in reviews and on social media, compared with businesses near it, and what to do about it. You read it online,
        download it as a file and receive it by email.
      </p>
      <h2>Price and payment</h2>
      <p>
        The price is {price.label} in Australian dollars, taxes included, paid once by card. There is no subscription. A
        valid promo code makes the report free. Card details are handled by our card payment provider and not stored by
        us.
      </p>
      <h2>Delivery</h2>
      <p>
        Most reports are ready about {expectedMinutes} minutes after payment. If we can’t read the website we try again.
        If there is still no report {deliveryDeadlineHours} hours after you paid, we refund you in full without being
        asked, and tell you why.
      </p>
      <h2>Satisfaction guarantee</h2>
      <p>
        You may claim within {guaranteeDays} days of receiving the report.{' '}
        <PageLink to="/contact">Write to us</PageLink>, quote your order reference and say what is wrong.
      </p>
      <ul>
        <li>First, we offer to run the report again.</li>
        <li>If your concerns are valid and a rerun does not settle them, we refund the full price to your card.</li>
        <li>After {guaranteeDays} days there is no refund unless the law requires one.</li>
      </ul>
      <p>
        Our services come with guarantees that cannot be excluded under the Australian Consumer Law. Nothing here takes
        them away.
      </p>
      <h2>What the report is, and is not</h2>
      <p>
        It says what we could see from outside, on the day we looked, and how we scored it. Scores are our judgement by
        published criteria. Search engines and platforms change, and we can’t promise a rank, a number of visitors or a
        number of customers. What we could not check is listed as not measured.
      </p>
      <h2>Using it fairly</h2>
      <ul>
        <li>You may share and print your report. You may not sell it or present it as your own product.</li>
        <li>
          Enter public websites of real businesses only, and don’t use the service to overload or attack a website.
        </li>
        <li>Promo codes are for the people we gave them to. We may end one at any time.</li>
      </ul>
      <h2>Liability</h2>
      <p>
        As far as the law allows, our liability for a report is limited to running it again or refunding what you paid
        for it.
      </p>
      <h2>Law and changes</h2>
      <p>
        Australian law applies. We may change these terms; the ones that counted when you paid are the ones that hold
        for your order. How {productName} handles personal information is in the{' '}
        <PageLink to="/privacy-policy">privacy policy</PageLink>.
      </p>
      <p>
        <PageLink to="/">Back to Home</PageLink>
      </p>
    </LegalText>
  )
}
