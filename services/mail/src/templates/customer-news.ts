import { afterDelivery, reportPath, versionPath, type News, type NewsKind } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { button, drawPage, heading, inOnePiece, link, numbered, paragraph, smallPrint } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'

interface ToldNews extends News {
  kind: NewsKind
  reportId: string
  /** The order's reference. */
  reference: string
  /** As people type it: "example.com.au". Subjects contain nothing else of the customer's. */
  site: string
  publicUrl: string
}

interface Wording {
  subject(site: string): string
  title(businessName: string): string
  /** What the reader finds behind the button, or can do there. */
  next: string
  button: string
  /** Why this mail came. */
  reason: string
}

const objected = 'You get this mail because you told us that something in your report is not right.'
const wordings: Record<NewsKind, Wording> = {
  're-audit': {
    subject: (site) => `Before and after: we have read ${site} again`,
    title: (name) => `${name}, before and after`,
    next: 'Your first report stays as it was, at its own link.',
    button: 'See before and after',
    reason: 'You get this mail because you asked us to read your whole website again.',
  },
  correction: {
    subject: (site) => `We have corrected your report on ${site}`,
    title: (name) => `We have corrected your report on ${name}`,
    next: 'Your link stays the same and shows the corrected report.',
    button: 'Read the corrected report',
    reason: objected,
  },
  'objection-upheld': {
    subject: (site) => `Our answer about your report on ${site}`,
    title: (name) => `Our answer about your report on ${name}`,
    next: 'Your objection and this answer are on the page of your report, too.',
    button: 'Open your report',
    reason: objected,
  },
  reminder: {
    subject: (site) => `The reminder you asked for: ${site}`,
    title: (name) => `What is left to do for ${name}`,
    next: 'Have you done one of them? Open your report and press “I have done this” beside it. We read that part of your website again and show you what moved in your score.',
    button: 'Open your report',
    reason: `You get this mail because you ticked the box for one reminder, ${afterDelivery.reminderDays} days after your report came. It is the only one: nothing follows, so there is nothing to stop.`,
  },
}

const shownTodos = 3

/** To the customer after delivery: a re-audit, the answer to an objection, or the one reminder. */
export function customerNews(news: ToldNews): MailContent {
  const { reportId, version, sentence, reference, publicUrl } = news
  const wording = wordings[news.kind]
  const subject = asSubject(wording.subject(news.site))
  const title = wording.title(news.businessName)
  const address = publicUrl + (version ? versionPath(reportId, version) : reportPath(reportId))
  const contact = `${publicUrl}/contact`
  const todos = news.todos.slice(0, shownTodos)
  const more = news.todos.length > shownTodos ? `And ${news.todos.length - shownTodos} more in your report.` : null
  const rest = [...news.paragraphs, wording.next]
  const question = 'If you have a question about this, write to us and quote it.'

  const body = markup`
${heading(title)}
${paragraph(sentence)}
${todos.length > 0 && numbered(todos)}
${more && paragraph(more)}
${rest.map(paragraph)}
${button(address, wording.button)}
${paragraph(markup`Your order reference is ${inOnePiece(reference)}. ${question} ${link(contact, 'Contact us')}.`)}
${smallPrint(wording.reason)}`

  return {
    subject,
    html: drawPage({ title: subject, preview: sentence, body, publicUrl }),
    text: asText(
      title,
      sentence,
      todos.length > 0 && todos.map((todo, index) => `${index + 1}. ${todo}`).join('\n'),
      more,
      ...rest,
      `${wording.button}:\n${address}`,
      `Your order reference is ${reference}. ${question}\n${contact}`,
      wording.reason,
    ),
  }
}
