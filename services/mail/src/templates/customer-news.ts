import { reportPath, type News, type NewsKind } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { button, drawPage, heading, inOnePiece, paragraph, smallPrint } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'

export interface ToldNews extends News {
  kind: NewsKind
  reportId: string
  /** The order's reference. */
  reference: string
  /** As people type it: "example.com.au". */
  site: string
  publicUrl: string
}

const asked = 'You get this mail because you asked for this on the page of your report.'
/** What each is about, and why it came. */
const wordings: Record<NewsKind, { subject: string; reason: string }> = {
  're-audit': { subject: 'Before and after', reason: asked },
  correction: { subject: 'Your report is corrected', reason: asked },
  'objection-upheld': { subject: 'The answer to your objection', reason: asked },
  reminder: { subject: 'Your reminder', reason: 'You get this mail because you ticked the box for one reminder.' },
}

/** To the customer after delivery: a re-audit, the answer to an objection, or the one reminder. */
export function customerNews(news: ToldNews): MailContent {
  const { sentence, paragraphs, reference, site, publicUrl } = news
  const wording = wordings[news.kind]
  const subject = asSubject(`${wording.subject}: ${site}`)
  const address = publicUrl + reportPath(news.reportId)
  const body = markup`
${heading(wording.subject)}
${paragraph(sentence)}
${paragraphs.map(paragraph)}
${button(address, 'Open your report')}
${smallPrint(markup`Your order reference is ${inOnePiece(reference)}.`)}
${smallPrint(wording.reason)}`
  return {
    subject,
    html: drawPage({ title: subject, preview: sentence, body, publicUrl }),
    text: asText(
      wording.subject,
      sentence,
      ...paragraphs,
      `Open your report:\n${address}`,
      `Your order reference is ${reference}.`,
      wording.reason,
    ),
  }
}
