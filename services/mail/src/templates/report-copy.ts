import { asSubject, type MailContent } from './mail-content.ts'
import { reportMail, type MailedReport } from './report-mail.ts'

/** To the address that somebody with the report asked us to send a copy to. */
export const reportCopy = (report: MailedReport): MailContent =>
  // It may go to a stranger, so it contains nothing written by the person who asked.
  reportMail(
    { ...report, businessName: report.site },
    {
      subject: asSubject(`A copy of the visibility report on ${report.site}`),
      opening:
        'Here is the copy you asked for. It says how easily people find the business online, what holds it back, and what to do about it, most useful job first.',
      reason:
        'You get this mail because somebody who holds the report asked for a copy to this address. If that was not you, you can delete it.',
    },
  )
