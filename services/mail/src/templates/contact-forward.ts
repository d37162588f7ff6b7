import type { ContactMessage } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { drawPage, heading, paragraphs, smallPrint } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'

/** To staff: a message from the contact form. Replies go to its sender. */
export function contactForward({ name, email, message }: ContactMessage, publicUrl: string): MailContent {
  const subject = asSubject(`Message from ${name}`)
  const hint = `Sent from the contact form. Answer this mail to reach ${email}.`
  const body = markup`
${heading(markup`Message from ${name}`)}
${paragraphs(message)}
${smallPrint(hint)}`
  return {
    subject,
    html: drawPage({ title: subject, preview: hint, body, publicUrl }),
    text: asText(`Message from ${name} <${email}>`, message, hint),
  }
}
