import { websiteName } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { button, drawPage, heading, inOnePiece, paragraph, smallPrint } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'
import { inWords, type RefundMail } from './refund.ts'

/**
 * To the customer, when the bank sent the refund back: the money is still theirs, and we need to know where to send it.
 */
export function refundRefused(refund: Omit<RefundMail, 'reason'>): MailContent {
  const { reference, website, amountCents, currency, publicUrl } = refund
  const name = websiteName(website)
  const amount = inWords(amountCents, currency)
  const contact = `${publicUrl}/contact`
  const title = `Your bank sent your ${amount} back to us`
  const subject = asSubject(`Your refund of ${amount} did not reach you (order ${reference})`)
  const what = `We refunded your order for ${name}, but your bank did not take the money. That happens when a card has expired or an account was closed.`
  const ask = `The ${amount} is yours. Write to us, and we will agree on another way to pay you.`
  const care = 'Please do not send us a card number. We never need one to pay you back.'

  const body = markup`
${heading(title)}
${paragraph(what)}
${paragraph(ask)}
${paragraph(markup`Please quote your order reference, ${inOnePiece(reference)}.`)}
${button(contact, 'Contact us')}
${paragraph(care)}
${smallPrint('You get this mail because this address was given when the report was ordered.')}`

  return {
    subject,
    html: drawPage({ title: subject, preview: ask, body, publicUrl }),
    text: asText(title, what, ask, `Please quote your order reference, ${reference}.\n${contact}`, care),
  }
}
