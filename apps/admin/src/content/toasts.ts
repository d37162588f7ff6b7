import { ApiError } from '@findable/api-client'
import type { OrderRefund } from '@findable/contracts/staff'
import type { Toast } from '@findable/ui'
import { money } from './order-words.ts'

const success = (title: string, message: string): Toast => ({ kind: 'success', title, message })

/** The server's own words for a failure, if any. */
export const serverText = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? failure.body?.error : undefined

/** Why something could not be read: the server's own words, if it answered. */
export const messageOf = (failure: Error): string =>
  serverText(failure) ?? (failure instanceof ApiError ? failure.message : 'The server did not answer.')

const error = (title: string, failure: unknown, fallback: string): Toast => ({
  kind: 'error',
  title,
  message: serverText(failure) ?? fallback,
})

/** Asked before a report is deleted. */
export const deleteQuestion = 'Are you sure you want to delete this report?'

/** Every message that appears over a screen, in one table. */
export const toasts = {
  loggedIn: (username: string) => success('Login successful', `Welcome back, ${username}!`),
  loginFailed: (failure: unknown) => error('Login failed', failure, 'Login failed'),
  loggedOut: success('Logged out', 'You have been logged out successfully'),
  logoutFailed: (failure: Error) => error('Logout failed', failure, failure.message),
  reportDeleted: success('Report deleted', 'It is gone from every list and link.'),
  deleteFailed: (failure: unknown) => error('Delete failed', failure, 'Failed to delete report'),
  reportsDeleted: (count: number) => success('Reports deleted', `Successfully deleted ${count} reports`),
  bulkDeleteFailed: (failed: number, deleted: number): Toast => ({
    kind: 'error',
    title: 'Bulk delete failed',
    message: `Failed to delete ${failed} reports${deleted > 0 ? `. Successfully deleted ${deleted} reports` : ''}`,
  }),
  reportUpdated: success('Report updated', 'Its page, its file and its mails show the new values.'),
  reportRestored: success('Report updated', 'It shows what was measured again.'),
  updateFailed: (failure: unknown) => error('Update failed', failure, 'Failed to update report'),
  reportCreated: success('Report created', 'The gold standard report is being generated'),
  reportCreationFailed: (failure: unknown) => error('Report creation failed', failure, 'Failed to create report'),
  downloadStarted: success('Download started', 'The visibility report is being downloaded'),
  downloadFailed: (failure: unknown) => error('Download failed', failure, 'Failed to download report'),
  emailSettingsUpdated: success('Email settings updated', 'Mail uses them within seconds.'),
  emailSettingsFailed: (failure: unknown) =>
    error('Email settings update failed', failure, 'Failed to update email settings'),
  appSettingsUpdated: success('App settings updated', 'They apply everywhere within seconds.'),
  appSettingsFailed: (failure: unknown) =>
    error('App settings update failed', failure, 'Failed to update app settings'),
  testEmailSent: (to: string) => success('Test email sent', `The mail server took it. Look for it at ${to}.`),
  testEmailFailed: (failure: unknown) => error('Test email failed', failure, 'Failed to send test email'),
  cacheCleared: success('Cache cleared', 'The next answers and audits are fresh.'),
  accountUpdated: success('Account updated', 'Your username and email are saved.'),
  accountFailed: (failure: unknown) => error('Account update failed', failure, 'Failed to update account'),
  passwordChanged: success('Password changed', 'All your other sessions have ended.'),
  passwordChangeFailed: (failure: unknown) => error('Password change failed', failure, 'Failed to change password'),
  passwordReset: success('Password changed', 'Log in with your new password. All your earlier sessions have ended.'),
  passwordResetFailed: (failure: unknown) => error('Password not changed', failure, 'Failed to change password'),
  secondFactorFailed: (failure: unknown) =>
    error('Second factor failed', failure, 'Failed to change the second factor'),
  secondFactorStarted: success('Password accepted', 'Add the account to your app, then enter its code.'),
  secondFactorOn: success('Second factor switched on', 'From now on, logging in takes a code as well.'),
  secondFactorOff: success('Second factor switched off', 'Logging in takes your password alone.'),
  orderRefunded: ({ amountCents, currency, state }: OrderRefund) =>
    success(
      'Order refunded',
      amountCents === 0
        ? 'The order has ended. Nothing was paid, so no money moves.'
        : `${money(amountCents, currency)} ${state === 'done' ? 'is on its way to the customer.' : 'goes to the card provider within a minute. The timeline says when it has it.'}`,
    ),
  orderRefundFailed: (failure: unknown) => error('Refund failed', failure, 'Failed to refund the order'),
  orderRerun: success('Report is being made again', 'The customer gets the new version when it is ready.'),
  orderRerunFailed: (failure: unknown) => error('Rerun failed', failure, 'Failed to run the report again'),
  refundSettled: success('Recorded', 'The refund counts as paid.'),
  refundSettleFailed: (failure: unknown) => error('Recording failed', failure, 'Failed to record it'),
  orderPushed: (said: string) => success('Order pushed on', said),
  orderPushFailed: (failure: unknown) => error('Push failed', failure, 'Failed to push the order on'),
  mailSentAgain: (pushed: boolean, recipient: string) =>
    pushed
      ? success('Mail is sent now', `To ${recipient}. This list shows whether it went out.`)
      : success('Nothing to send', 'This mail has gone out in the meantime, or its content is no longer kept.'),
  mailSendAgainFailed: (failure: unknown) => error('Sending failed', failure, 'Failed to send the mail again'),
  messageAnswered: (email: string) => success('Answer sent', `It goes to ${email} now.`),
  messageAnswerFailed: (failure: unknown) => error('Answer failed', failure, 'Failed to send the answer'),
  objectionAnswered: (corrected: boolean) =>
    corrected
      ? success('Report corrected', 'The customer gets a mail that says why.')
      : success('Objection answered', 'The report stays as it is. The customer gets a mail that says why.'),
  objectionAnswerFailed: (failure: unknown) => error('Answer failed', failure, 'Failed to answer the objection'),
  caseDownloaded: success('Download started', 'In the case, everything that names the customer is made up.'),
  caseDownloadFailed: (failure: unknown) => error('Download failed', failure, 'Failed to download the case'),
  staffAdded: (username: string) => success('Account added', `${username} can sign in now.`),
  staffAddFailed: (failure: unknown) => error('Adding the account failed', failure, 'Failed to add the account'),
  roleChanged: (username: string, role: string) => success('Role changed', `${username} is now: ${role}`),
  roleChangeFailed: (failure: unknown) => error('Role change failed', failure, 'Failed to change the role'),
  passwordGiven: (username: string) => success('New password given', `All sessions of ${username} have ended.`),
  passwordGiveFailed: (failure: unknown) => error('New password failed', failure, 'Failed to give a new password'),
  sessionsEnded: (username: string) => success('Sessions ended', `${username} has to sign in again.`),
  sessionsEndFailed: (failure: unknown) => error('Ending sessions failed', failure, 'Failed to end the sessions'),
  secondFactorRemoved: (username: string) =>
    success('Second factor switched off', `${username} has to sign in again, with the password alone.`),
  secondFactorRemoveFailed: (failure: unknown) =>
    error('Switching off failed', failure, 'Failed to switch off the second factor'),
  cacheClearFailed: (failure: unknown) => error('Cache clear failed', failure, 'Failed to clear cache'),
} as const
