import { asSubject, type MailContent } from './mail-content.ts'
import { reportMail, scoreInWords, type MailedReport } from './report-mail.ts'

/** To the customer, once their report is finished. */
export const reportReady = (report: MailedReport): MailContent =>
  reportMail(report, {
    subject: asSubject(`Your visibility report is ready: ${report.site}, ${scoreInWords(report)}`),
    opening:
      'Your report is ready. It says how easily people find you online, what holds you back, and what to do about it, most useful job first.',
    reason: 'You get this mail because this address was given for the report.',
  })
