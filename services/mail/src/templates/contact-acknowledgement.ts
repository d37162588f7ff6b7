import { consultationMinutes } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { drawPage, heading, paragraph } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'

/**
 * To the sender of a contact message. It repeats nothing they typed, not even the name: the form accepts any address,
 * and no one should be able to send their own words to a stranger through us.
 */
export function contactAcknowledgement(publicUrl: string): MailContent {
  const subject = asSubject('We have your message')
  const lines = [
    'Thank you for writing to us. A person reads every message and answers to this address.',
    `If you asked for the free ${consultationMinutes}-minute talk, we will suggest times in our answer.`,
    'If you did not write to us, somebody typed your address by mistake. You can delete this mail.',
  ]
  const body = markup`${heading('We have your message')}${lines.map(paragraph)}`
  return {
    subject,
    html: drawPage({ title: subject, preview: lines[0]!, body, publicUrl }),
    text: asText('We have your message', ...lines, publicUrl),
  }
}
