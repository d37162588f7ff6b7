import { productName } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { drawPage, heading, paragraph } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'

/** To staff, from the settings screen: its arrival proves that the mail settings work. */
export function testEmail(host: string, publicUrl: string): MailContent {
  const subject = asSubject(`${productName}: the mail settings work`)
  const line = `This test was sent over ${host}. Reports and answers to customers will go the same way.`
  return {
    subject,
    html: drawPage({
      title: subject,
      preview: line,
      body: markup`${heading('The mail settings work')}${paragraph(line)}`,
      publicUrl,
    }),
    text: asText('The mail settings work', line),
  }
}
