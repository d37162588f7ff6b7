import { PageLink } from '@findable/ui'
import { productName, retentionDays } from '@findable/contracts/customer'
import { LegalText } from './legal-text.tsx'

/** "24 months" for periods that people count in months, "30 days" for the rest. */
const period = (days: number) => (days >= 365 ? `${Math.round(days / 365) * 12} months` : `${days} days`)

const kept = [
  ['Your order, your report, its later versions, and what you objected to', period(retentionDays.reportsAndOrders)],
  ['Messages from the contact form', period(retentionDays.contactMessages)],
  ['Emails we sent you', period(retentionDays.mailBodies)],
  ['Records of what our staff did', period(retentionDays.auditLog)],
  ['Technical logs', period(retentionDays.logs)],
  ['Encrypted backups, which may still hold what was deleted since', period(retentionDays.backups)],
] as const

export default function PrivacyPage() {
  return (
    <LegalText
      title="Privacy Policy"
      summary="We ask for a website address and an email address. We use them to make your report and send it to you, and for nothing else."
    >
      <h2>What we collect</h2>
      <ul>
        <li>The website address you enter, and the business name and industry we find on that website.</li>
        <li>The email address you give us to send the report to. With a promo code you may leave it out.</li>
        <li>What you write to us through the contact form: your name, your email address and your message.</li>
        <li>Your rating of the report, if you give one.</li>
        <li>Technical logs of requests to our servers, to keep the service running and safe from misuse.</li>
      </ul>
      <h2>What we look at to make your report</h2>
      <p>
        We read the public pages of your website and public sources about your business: search results, map and
        directory entries, public social profiles. We look at the home pages of competing businesses in the same way. We
        don’t log in anywhere and we don’t ask for any of your passwords.
      </p>
      <h2>Your card</h2>
      <p>
        Card payments are handled by our card payment provider. Your card number goes from your browser straight to
        them; we never see it and never store it. We keep the payment’s reference, its amount and its state, so that we
        can deliver the report or refund you.
      </p>
      <h2>Who else gets your details</h2>
      <p>
        The card payment provider, for the payment, and the mail provider that carries our email to you. We don’t sell
        your details, and we don’t share them for advertising. Some of these providers keep data outside Australia. We
        hand details over where the law requires it.
      </p>
      <h2>What stays in your browser</h2>
      <p>
        While you order, the page keeps your website address and the number of your report in your browser’s session
        storage, which is emptied when you close the tab. The boxes you tick in a guide stay in your browser until you
        clear its data; we never see them. We set no advertising or tracking cookies.
      </p>
      <h2>How long we keep it</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(([what, time]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Your report has a private link</h2>
      <p>
        Anyone who has the link to your report can read it. Nobody can guess it, but share it as carefully as you would
        share the report itself.
      </p>
      <h2>See it, correct it, have it removed</h2>
      <p>
        You can ask what we hold about you, have it corrected, or have it deleted.{' '}
        <PageLink to="/contact">Write to us</PageLink> and quote your order reference if you have one. If you are not
        happy with how we handled it, you can complain to the Office of the Australian Information Commissioner.
      </p>
      <p className="quiet">{productName} follows the Australian Privacy Principles.</p>
    </LegalText>
  )
}
