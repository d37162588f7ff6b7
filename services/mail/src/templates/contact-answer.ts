import { productName } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { drawPage, paragraphs, smallPrint } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'

/** What staff answered to a contact message. Replies go to staff. */
export function contactAnswer(text: string, publicUrl: string): MailContent {
  const subject = asSubject(`Our answer to your message to ${productName}`)
  const hint = `You wrote to us with the contact form of ${productName}. Reply to this mail to reach us.`
  return {
    subject,
    html: drawPage({ title: subject, preview: text, body: markup`${paragraphs(text)}${smallPrint(hint)}`, publicUrl }),
    text: asText(text, hint, publicUrl),
  }
}
