import { deliveryDeadlineHours, refundBusinessDays, websiteName, type RefundReason } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { drawPage, heading, inOnePiece, link, paragraph, smallPrint } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'

export interface RefundMail {
  /** The order's reference. */
  reference: string
  website: string
  /** 0 when there was nothing to pay. */
  amountCents: number
  /** Three letters, as the card provider writes them. */
  currency: string
  reason: RefundReason
  publicUrl: string
}

const why: Record<RefundReason, (website: string) => string> = {
  'website-unreadable': (website) =>
    `We could not read ${website}. We tried again and again for almost ${deliveryDeadlineHours} hours, and without reading a website we cannot report on it.`,
  'report-impossible': (website) =>
    `We could not finish the report on ${website}. Every try broke off, and we do not send half a report.`,
  'deadline-passed': (website) =>
    `Your report on ${website} was not ready within ${deliveryDeadlineHours} hours of your order. That is longer than we let anybody wait.`,
  'on-request': (website) => `You asked for your money back for the report on ${website}.`,
  'wrong-payment': (website) =>
    `What was paid for the report on ${website} is not its price, so we did not begin. You are welcome to order again.`,
  disputed: (website) =>
    `Your bank disputed your payment for the report on ${website}, so we stopped. It has now decided in our favour, and as you have no report, you get your money back.`,
}

/** To the customer, once the card provider has the refund: why, how much, and when the money arrives. */
export function refund({ reference, website, amountCents, currency, reason, publicUrl }: RefundMail): MailContent {
  const name = websiteName(website)
  const contact = `${publicUrl}/contact`
  const free = amountCents === 0
  const amount = inWords(amountCents, currency)
  const title = free ? 'There will be no report' : `You get ${amount} back`
  const subject = asSubject(
    free ? `No report on ${name} (order ${reference})` : `Your refund of ${amount} (order ${reference})`,
  )
  const { least, most } = refundBusinessDays
  const money = free
    ? 'You used a promo code, so you paid nothing and there is nothing to give back.'
    : `The whole ${amount} is on its way to the card or account you paid with. Banks take ${least} to ${most} business days to show it. You do not have to do anything.`
  const question = 'If anything about this is not right, write to us and quote it.'

  const body = markup`
${heading(title)}
${paragraph(why[reason](name))}
${paragraph(money)}
${paragraph(markup`Your order reference is ${inOnePiece(reference)}. ${question} ${link(contact, 'Contact us')}.`)}
${smallPrint('You get this mail because this address was given when the report was ordered.')}`

  return {
    subject,
    html: drawPage({ title: subject, preview: money, body, publicUrl }),
    text: asText(title, why[reason](name), money, `Your order reference is ${reference}. ${question}\n${contact}`),
  }
}

/** "$20.00" in Australia, "USD 20.00" for money from elsewhere. */
export const inWords = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: currency === 'aud' ? 'narrowSymbol' : 'code',
  })
    .format(cents / 100)
    .replace('\u00a0', ' ')
