import { asSubject, type MailContent } from './mail-content.ts'
import { reportMail, scoreInWords, type MailedReport } from './report-mail.ts'

/** To the customer, once a rerun is finished: the same link now shows the new report. */
export const reportUpdated = (report: MailedReport): MailContent =>
  reportMail(report, {
    subject: asSubject(`Your updated visibility report: ${report.site}, ${scoreInWords(report)}`),
    opening:
      'We have run your report again. The new one takes the place of the one before: your link stays the same, and the guarantee starts again today.',
    reason: 'You get this mail because this address was given when the report was ordered.',
  })
