import { adjustmentInWords, guaranteeDays, guaranteeOutcome, reportPath, type Adjustment } from '@findable/contracts'
import { bandLook } from '@findable/look'
import { markup, plainText, type Markup } from '@findable/report-html'
import { asText, type MailContent } from './mail-content.ts'
import {
  button,
  drawPage,
  heading,
  inOnePiece,
  link,
  numbered,
  paragraph,
  plate,
  smallPrint,
  subheading,
} from './layout.ts'

/** What a mail says about a finished report. */
export interface MailedReport {
  reportId: string
  /** The order's reference. */
  reference: string
  businessName: string
  /**
   * As people type it: "example.com.au". Subjects contain nothing else of the customer's, as business names are other
   * people's words.
   */
  site: string
  score: number | null
  /** Share of the checks, by weight, that could be measured. */
  coverage: number
  measured: number
  applicable: number
  /** What staff adjusted, if anything. */
  adjustment: Adjustment | null
  /** Titles of the first tips, in order of effect. */
  tips: readonly string[]
  publicUrl: string
}

export interface Wording {
  subject: string
  opening: string
  /** Why this mail came, for a reader who did not expect it. */
  reason: string
}

const shownTips = 3

/** The mail around a report: score, where to start, link, attached file, guarantee. */
export function reportMail(report: MailedReport, { subject, opening, reason }: Wording): MailContent {
  const { reference, businessName, score, measured, applicable, publicUrl } = report
  const inWords = scoreInWords(report)
  const address = publicUrl + reportPath(report.reportId)
  const contact = `${publicUrl}/contact`
  const checks = `${measured} of ${applicable} checks`
  const adjusted = report.adjustment && adjustmentInWords(report.adjustment)
  const tips = report.tips.slice(0, shownTips)
  const guarantee = `Not happy? Tell us within ${guaranteeDays} days of delivery and quote your order reference. ${guaranteeOutcome}`

  const body: Markup = markup`
${heading(markup`Your report on ${businessName}`)}
${paragraph(opening)}
${plate(score, bandLook(score, report.coverage).title, checks)}
${adjusted && smallPrint(adjusted)}
${button(address, 'Read your report')}
${paragraph('The whole report is attached to this mail as a file. It opens in any browser, without the internet, and prints well.')}
${tips.length > 0 && markup`${subheading('Where to begin')}${numbered(tips)}`}
${subheading('Our guarantee')}
${paragraph(markup`Your order reference is ${inOnePiece(reference)}. ${guarantee} ${link(contact, 'Contact us')}.`)}
${smallPrint(reason)}`

  return {
    subject,
    html: drawPage({ title: subject, preview: `${inWords}, ${checks}.`, body, publicUrl }),
    text: asText(
      `Your report on ${plainText(businessName)}`,
      opening,
      `Score: ${inWords} (${checks})`,
      adjusted,
      `Read your report:\n${address}`,
      'The whole report is attached to this mail as a file. It opens in any browser, without the internet, and prints well.',
      tips.length > 0 && `Where to begin\n${tips.map((tip, index) => `${index + 1}. ${tip}`).join('\n')}`,
      `Our guarantee\nYour order reference is ${reference}. ${guarantee}\n${contact}`,
      reason,
    ),
  }
}

/** "61 out of 100, Average". */
export function scoreInWords({ score, coverage }: Pick<MailedReport, 'score' | 'coverage'>): string {
  const { title } = bandLook(score, coverage)
  return score === null ? title : `${score} out of 100, ${title}`
}
