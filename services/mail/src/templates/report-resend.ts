import { asSubject, type MailContent } from './mail-content.ts'
import { reportMail, type MailedReport } from './report-mail.ts'

/** To the order's address, when somebody who knows it and the website has asked for the report again. */
export const reportResend = (report: MailedReport): MailContent =>
  reportMail(report, {
    subject: asSubject(`Your visibility report again: ${report.site}`),
    opening:
      'Here is your report again, as you asked. It says how easily people find you online, what holds you back, and what to do about it, most useful job first.',
    reason:
      'You get this mail because somebody asked for your report on our website and named this address. It goes to no other. If that was not you, you can delete it.',
  })
