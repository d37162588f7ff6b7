import { passwordResetMinutes, productName } from '@findable/contracts'
import { markup } from '@findable/report-html'
import { button, drawPage, heading, paragraph, smallPrint } from './layout.ts'
import { asSubject, asText, type MailContent } from './mail-content.ts'

interface PasswordReset {
  username: string
  /** Where the new password is set. */
  address: string
  publicUrl: string
}

/** To a member of staff who forgot their password. */
export function passwordReset({ username, address, publicUrl }: PasswordReset): MailContent {
  const title = 'Set a new password'
  const subject = asSubject(`Your new password for ${productName} Admin`)
  const what = `Somebody, most likely you, asked for a new password for the account ${username} in ${productName} Admin.`
  const limits = `The link works once, for ${passwordResetMinutes} minutes after we sent this mail.`
  const otherwise = 'If it was not you, do nothing: your password stays as it is.'
  return {
    subject,
    html: drawPage({
      title: subject,
      preview: limits,
      body: markup`${heading(title)}${paragraph(what)}${button(address, 'Set a new password')}${paragraph(limits)}${smallPrint(otherwise)}`,
      publicUrl,
    }),
    text: asText(title, what, address, limits, otherwise),
  }
}
