import { afterDelivery, reportPath, type News, type NewsKind } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { button, drawPage, heading, inOnePiece, link, paragraph, smallPrint } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'

interface ToldNews extends News {
  reportId: string
  /** The order's reference. */
  reference: string
  /** As people type it. Subjects contain nothing else of the customer's. */
  site: string
  publicUrl: string
}

interface Wording {
  subject(site: string): string
  title(businessName: string): string
  /** After what has happened: what the reader can do now. */
  next: string | null
  button: string
  /** Why this mail came. */
  reason: string
}

const wordings: Record<NewsKind, Wording> = {
  're-audit': {
    subject: (site) => `Before and after: we have read ${site} again`,
    title: (name) => `${name}, before and after`,
    next: 'Your first report stays as it was. The new one is beside it, under the same link.',
    button: 'See before and after',
    reason: 'You get this mail because the whole website was read again at your request.',
  },
  correction: {
    subject: (site) => `You were right: we corrected your report on ${site}`,
    title: (name) => `We corrected your report on ${name}`,
    next: 'Your link stays the same and now shows the corrected report.',
    button: 'Read the corrected report',
    reason: 'You get this mail because you told us that something in your report was not right.',
  },
  'objection-upheld': {
    subject: (site) => `Our answer about your report on ${site}`,
    title: (name) => `Our answer about your report on ${name}`,
    next: null,
    button: 'See it in your report',
    reason: 'You get this mail because you told us that something in your report was not right.',
  },
  reminder: {
    subject: (site) => `The reminder you asked for: what is left to do for ${site}`,
    title: (name) => `What is left to do for ${name}`,
    next: 'Have you done something since? Open your report and press “I have done this” beside it. We read that part of your website again, and you see what moved in your score.',
    button: 'Open your report',
    reason: `You ticked the box for this reminder in your report, to be reminded ${afterDelivery.reminderDays} days after it came. It is the only one: no other follows, so there is nothing to unsubscribe from.`,
  },
}

/** To the customer, about what has happened to a delivered report. Reports says what; this says it in a mail. */
export function news(kind: NewsKind, told: ToldNews): MailContent {
  const { businessName, sentence, paragraphs, reference, publicUrl } = told
  const wording = wordings[kind]
  const subject = asSubject(wording.subject(told.site))
  const title = wording.title(businessName)
  const address = publicUrl + reportPath(told.reportId)
  const contact = `${publicUrl}/contact`
  const said = [sentence, ...paragraphs, ...(wording.next ? [wording.next] : [])]
  const question = 'If you have a question about it, write to us and quote it.'

  const body = markup`
${heading(title)}
${said.map(paragraph)}
${button(address, wording.button)}
${paragraph(markup`Your order reference is ${inOnePiece(reference)}. ${question} ${link(contact, 'Contact us')}.`)}
${smallPrint(wording.reason)}`

  return {
    subject,
    html: drawPage({ title: subject, preview: sentence, body, publicUrl }),
    text: asText(
      title,
      ...said,
      `${wording.button}:\n${address}`,
      `Your order reference is ${reference}. ${question}\n${contact}`,
      wording.reason,
    ),
  }
}
