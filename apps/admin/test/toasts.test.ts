import {
  defaultSettings,
  endpoints,
  type Admin,
  type Answer,
  type Endpoint,
  type GoldStandardReport,
  type OrderRefund,
  type OrderView,
  type StaffObjection,
  type StaffReportDetails,
} from '@findable/contracts'
import { launchChromium } from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { toasts } from '../src/content/toasts.ts'
import { openPage } from './staff.ts'

// Each message by its name, whatever the services would say: what a call does is tested with its screen.

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

const at = '2026-05-04T03:02:01.000Z'
const uuid = '7d444840-9dc0-4f0b-8d5a-1b2c3d4e5f60'
const reference = 'FND-AAAA-BBBB'
const website = 'https://www.example.com.au'
const sam: Admin = { username: 'sam', role: 'admin', email: 'sam@example.com.au' }
const alex = { ...sam, username: 'alex', id: '2', lastLogin: null, createdAt: at, secondFactor: true }
const pillars = {
  searchPresence: 60,
  websiteOptimization: 61,
  socialMediaPresence: 62,
  reviewsRating: 63,
  localSeo: 64,
}
const values = { businessName: 'Quokka', industry: 'Technology', visibilityScore: 62, pillars }
const report: StaffReportDetails = {
  ...values,
  id: 'a-report',
  type: 'business_report',
  reference,
  businessWebsite: website,
  email: null,
  emailStatus: 'sent',
  status: 'completed',
  rerunning: false,
  refunded: false,
  adjusted: true,
  generatedAt: at,
  reportData: '{}',
  version: 2,
  measured: { ...values, visibilityScore: 60 },
  edit: { values: { visibilityScore: 62 }, by: 'alex', at, reason: null },
  versions: [],
}
const gold: GoldStandardReport = {
  id: 7,
  type: 'gold_standard_report',
  businessName: 'Bandicoot',
  businessWebsite: website,
  industry: 'Technology',
  location: null,
  notes: null,
  visibilityScore: 70,
  status: 'completed',
  reportType: 'standard',
  adminId: '1',
  adminName: 'sam',
  businessReportId: null,
  createdAt: at,
  generatedAt: at,
  engineVersion: '3.0.0',
  drift: null,
  failure: null,
}
const refund = { reference, amountCents: 2000, currency: 'aud', state: 'requested' } as const satisfies OrderRefund
const order: OrderView = {
  orderId: uuid,
  reference,
  state: 'delivered',
  website,
  businessName: 'Quokka',
  email: 'owner@example.com.au',
  emailCorrectedAt: [],
  paymentId: 'pi_1',
  byPromoCode: false,
  amountCents: 2000,
  currency: 'aud',
  createdAt: at,
  paidAt: at,
  deliveredAt: at,
  dispute: null,
  refund: {
    amountCents: 2000,
    currency: 'aud',
    state: 'refused',
    reason: 'requested',
    staffReason: null,
    attempts: 1,
    requestedAt: at,
    nextAttemptAt: at,
    endedAt: null,
    problem: null,
  },
  guaranteeUntil: at,
  refusals: { refund: null, rerun: null },
  reruns: [],
  events: [],
}
const mail = {
  id: uuid,
  kind: 'report-copy',
  createdAt: at,
  state: 'queued',
  attempts: 0,
  nextAttemptAt: at,
  problem: null,
  settledAt: null,
  reference,
  recipient: 'owner@example.com.au',
} as const
const verdict: StaffObjection['reported'] = {
  id: 'meta-tags',
  pillar: 'websiteOptimization',
  title: 'Page titles',
  criteria: 'By the titles.',
  weight: 0.1,
  outcome: 'scored',
  score: 40,
  maxScore: 100,
  confidence: 1,
  evidence: [],
  findings: [],
  reason: null,
}
const objection: StaffObjection = {
  id: uuid,
  component: 'meta-tags',
  title: 'Page titles',
  finding: null,
  choice: 'not-true',
  sentence: 'They are fine.',
  state: 'waiting',
  askedAt: at,
  answerBy: at,
  answeredAt: null,
  answer: null,
  correction: null,
  reportId: 'a-report',
  reference,
  businessName: 'Quokka',
  businessWebsite: website,
  engineVersion: '3.14.0',
  reported: verdict,
  checked: verdict,
  checkFailure: null,
  answeredBy: null,
  overdue: true,
}
const ok = { ok: true } as const

/** Answers a call, or has it fail without a word of the server. */
const answer = <E extends Endpoint>(endpoint: E, body: Answer<E> | 'failed') =>
  page.route(new RegExp(`${endpoint.path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`), (route) => {
    if (route.request().method() !== endpoint.method) return route.fallback()
    if (body === 'failed') return route.fulfill({ status: 500, body: 'no JSON' })
    return endpoint.answer === 'html' ? route.fulfill({ body: body as string }) : route.fulfill({ json: body })
  })

beforeEach(async () => {
  page = await openPage(browser)
  page.on('dialog', (question) => void question.accept())
  await answer(endpoints.me, sam)
  await answer(endpoints.auditLog, [])
  await answer(endpoints.settings, {
    email: { ...defaultSettings.email, smtpHost: 'mail', smtpUser: 'u', smtpPassword: '•', emailFrom: 'a@example.com' },
    app: defaultSettings.app,
  })
  await answer(endpoints.secondFactor, { on: false, recoveryCodesLeft: 0 })
  await answer(endpoints.reportStats, {
    totalGoldStandardReports: 1,
    recentGoldStandardReports: 1,
    averageVisibilityScore: 60,
    totalClientReports: 1,
    reportsByIndustry: [],
  })
  await answer(endpoints.goldStandardReports, [gold])
  await answer(endpoints.staffReports, [report])
  await answer(endpoints.staffReport, report)
  await answer(endpoints.orderView, order)
  await answer(endpoints.orderReport, 'failed')
  await answer(endpoints.orderMails, { mails: [] })
  await answer(endpoints.staffMails, { held: null, mails: [mail] })
  await answer(endpoints.staffObjections, [objection])
  await answer(endpoints.contactMessages, [
    { id: 1, name: 'Kim', email: 'kim@example.com.au', message: 'Hello.', at, answers: [] },
  ])
  await answer(endpoints.staffMembers, [{ ...alex, ...sam, id: '1' }, alex])
})
afterEach(() => page.context().close())

const open = (path: string) => page.goto(`/admin/${path}`)
const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click()
const fill = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}
/** Asks for it in the screen, and says yes in the dialog that follows. */
const confirmed = async (path: string, name: string | RegExp, yes: string, fields = {}) => {
  await open(path)
  await press(name)
  await fill(fields)
  await page.getByRole('alertdialog').getByRole('button', { name: yes }).click()
}

/** Something that staff do, and how to see it done and failed. */
function act<E extends Endpoint>(endpoint: E, body: Answer<E>, steps: () => Promise<unknown>) {
  const answered = (what: Answer<E> | 'failed') => async () => {
    await answer(endpoint, what)
    await steps()
  }
  return { done: answered(body), failed: answered('failed'), doneWith: answered }
}

const login = act(endpoints.login, sam, async () => {
  await page.route('**/api/admin/me', (route) =>
    route.fulfill({ status: 401, json: { error: 'Sign in.', code: 'not-signed-in', requestId: 'x' } }),
  )
  await open('login')
  await fill({ Username: 'sam', Password: 'password' })
  await press('Login')
})
const logout = act(endpoints.logout, ok, async () => {
  await open('settings')
  await press('sam')
  await page.getByRole('menuitem', { name: 'Logout' }).click()
})
const deleteReport = act(endpoints.deleteReport, ok, async () => {
  await open('reports')
  await press('Delete Quokka')
})
const deleteReports = act(endpoints.deleteReport, ok, async () => {
  await open('reports')
  await page.getByRole('checkbox', { name: /^Select all/ }).press('Space')
  await press('Delete Selected (1)')
})
const updateReport = act(endpoints.updateReport, report, async () => {
  await open('reports?open=a-report')
  await press('Edit Report')
  await fill({ Industry: 'Retail' })
  await press('Update Report')
})
const restoreReport = act(endpoints.restoreReport, report, async () => {
  await open('reports?open=a-report')
  await press('Take back to what was measured')
})
const createReport = act(endpoints.createGoldStandardReport, gold, async () => {
  await open('create-report')
  await fill({ 'Business Name*': 'Bandicoot', 'Business Website*': website })
  await page.getByLabel('Industry*').selectOption('Technology')
  await press('Generate Report')
})
const download = act(endpoints.downloadStaffReport, '<!doctype html>', async () => {
  await open('reports')
  await press('Download Quokka')
})
const saveEmail = act(endpoints.updateEmailSettings, ok, async () => {
  await open('settings?tab=email')
  await press('Save Settings')
})
const saveApp = act(endpoints.updateAppSettings, ok, async () => {
  await open('settings?tab=application')
  await press('Save Settings')
})
const testEmail = act(endpoints.sendTestEmail, { ok: true, to: 'sam@example.com.au' }, async () => {
  await open('settings?tab=email')
  await press('Test Connection')
})
const clearCache = act(endpoints.clearCache, ok, async () => {
  await open('settings?tab=application')
  await press('Clear Application Cache')
})
const saveAccount = act(endpoints.updateAccount, sam, async () => {
  await open('settings?tab=account')
  await press('Save Changes')
})
const newPassword = { 'New Password': 'a better password', 'Confirm Password': 'a better password' }
const changePassword = act(endpoints.changePassword, ok, async () => {
  await open('settings?tab=security')
  await fill({ 'Current Password': 'password', ...newPassword })
  await press('Change Password')
})
const resetPassword = act(endpoints.resetPassword, ok, async () => {
  await answer(endpoints.checkPasswordReset, { username: 'sam' })
  await open('new-password#token')
  await fill(newPassword)
  await press('Set the new password')
})
const enrolment = { secret: 'A'.repeat(32), address: 'otpauth://totp/Findable:sam?secret=A' }
const startFactor = act(endpoints.startSecondFactor, enrolment, async () => {
  await open('settings?tab=security')
  await press('Switch on...')
  await fill({ 'Your password': 'password' })
  await press('Continue')
})
const confirmFactor = act(endpoints.confirmSecondFactor, { recoveryCodes: ['a'] }, async () => {
  await startFactor.done()
  await fill({ Code: '123456' })
  await press('Switch on')
})
const endFactor = act(endpoints.endSecondFactor, ok, async () => {
  await answer(endpoints.secondFactor, { on: true, recoveryCodesLeft: 9 })
  await open('settings?tab=security')
  await press('Switch off...')
  await fill({ 'Your password': 'password', Code: '123456' })
  await press('Switch off')
})
const path = `orders/${reference}`
const refundOrder = act(endpoints.refundOrder, refund, () =>
  confirmed(path, 'Refund $20.00', 'Refund $20.00', { Reason: 'They asked' }),
)
const rerunOrder = act(
  endpoints.rerunOrder,
  { rerunId: uuid, state: 'running', reason: 'Wrong trade', requestedAt: at, endedAt: null },
  () => confirmed(path, 'Run the report again', 'Run it again', { Reason: 'Wrong trade' }),
)
const settleRefund = act(endpoints.settleRefund, { ...refund, state: 'done' }, () =>
  confirmed(path, 'The money was paid back another way', 'Record it'),
)
const pushOn = (what: { pushed: boolean } | 'failed') => async () => {
  for (const endpoint of [endpoints.replayOrder, endpoints.replayReport, endpoints.replayMails])
    await answer(endpoint, what)
  await open(path)
  await press('Push on')
}
const sendMail = act(endpoints.sendMailAgain, { pushed: true }, async () => {
  await open('mail')
  await press('Send now')
})
const answerObjection = act(endpoints.answerObjection, { ...objection, state: 'upheld' }, async () => {
  await open(`objections?objection=${uuid}`)
  await page.getByRole('radio', { name: /^The report is right/ }).check()
  await fill({ 'What we say to the customer': 'It is right.' })
  await press('Answer the customer')
})
const downloadCase = act(endpoints.objectionCase, {} as Answer<typeof endpoints.objectionCase>, async () => {
  await open(`objections?objection=${uuid}`)
  await press('Download as a case for developers')
})
const answerMessage = act(
  endpoints.answerContactMessage,
  { by: 'sam', at, text: 'Yes.', state: 'queued', problem: null },
  async () => {
    await open('messages')
    await press('Answer Kim')
    await fill({ 'Your answer': 'Yes.' })
    await press('Send the answer')
  },
)
const addStaff = act(endpoints.addStaffMember, { member: alex, password: 'shown-once' }, async () => {
  await open('staff')
  await press('Add a person')
  await fill({ Username: 'alex', Email: 'alex@example.com.au' })
  await press('Add and show the password')
})
const changeRole = act(endpoints.changeRole, alex, async () => {
  await open('staff')
  await page.getByLabel('Role of alex').selectOption('viewer')
  await press('Change to Viewer')
})
const givePassword = act(endpoints.givePassword, { member: alex, password: 'shown-once' }, () =>
  confirmed('staff', 'New password for alex', 'Give a new password'),
)
const endSessions = act(endpoints.endSessions, ok, () => confirmed('staff', 'End sessions of alex', 'End sessions'))
const removeFactor = act(endpoints.removeSecondFactor, alex, () =>
  confirmed('staff', 'Switch off second factor of alex', 'Switch it off'),
)

type Message = readonly [see: () => Promise<void>, title: string, message: string]
/** A message with several texts has a row for each. */
const messages: Record<keyof typeof toasts, Message | readonly Message[]> = {
  loggedIn: [login.done, 'Login successful', 'Welcome back, sam!'],
  loginFailed: [login.failed, 'Login failed', 'Login failed'],
  loggedOut: [logout.done, 'Logged out', 'You have been logged out successfully'],
  logoutFailed: [logout.failed, 'Logout failed', '500: no JSON'],
  reportDeleted: [deleteReport.done, 'Report deleted', 'It is gone from every list and link.'],
  deleteFailed: [deleteReport.failed, 'Delete failed', 'Failed to delete report'],
  reportsDeleted: [deleteReports.done, 'Reports deleted', 'Successfully deleted 1 reports'],
  bulkDeleteFailed: [deleteReports.failed, 'Bulk delete failed', 'Failed to delete 1 reports'],
  reportUpdated: [updateReport.done, 'Report updated', 'Its page, its file and its mails show the new values.'],
  reportRestored: [restoreReport.done, 'Report updated', 'It shows what was measured again.'],
  updateFailed: [
    [updateReport.failed, 'Update failed', 'Failed to update report'],
    [restoreReport.failed, 'Update failed', 'Failed to update report'],
  ],
  reportCreated: [createReport.done, 'Report created', 'The gold standard report is being generated'],
  reportCreationFailed: [createReport.failed, 'Report creation failed', 'Failed to create report'],
  downloadStarted: [download.done, 'Download started', 'The visibility report is being downloaded'],
  downloadFailed: [download.failed, 'Download failed', 'Failed to download report'],
  emailSettingsUpdated: [saveEmail.done, 'Email settings updated', 'Mail uses them within seconds.'],
  emailSettingsFailed: [saveEmail.failed, 'Email settings update failed', 'Failed to update email settings'],
  appSettingsUpdated: [saveApp.done, 'App settings updated', 'They apply everywhere within seconds.'],
  appSettingsFailed: [saveApp.failed, 'App settings update failed', 'Failed to update app settings'],
  testEmailSent: [testEmail.done, 'Test email sent', 'The mail server took it. Look for it at sam@example.com.au.'],
  testEmailFailed: [testEmail.failed, 'Test email failed', 'Failed to send test email'],
  cacheCleared: [clearCache.done, 'Cache cleared', 'The next answers and audits are fresh.'],
  cacheClearFailed: [clearCache.failed, 'Cache clear failed', 'Failed to clear cache'],
  accountUpdated: [saveAccount.done, 'Account updated', 'Your username and email are saved.'],
  accountFailed: [saveAccount.failed, 'Account update failed', 'Failed to update account'],
  passwordChanged: [changePassword.done, 'Password changed', 'All your other sessions have ended.'],
  passwordChangeFailed: [changePassword.failed, 'Password change failed', 'Failed to change password'],
  passwordReset: [
    resetPassword.done,
    'Password changed',
    'Log in with your new password. All your earlier sessions have ended.',
  ],
  passwordResetFailed: [resetPassword.failed, 'Password not changed', 'Failed to change password'],
  secondFactorStarted: [startFactor.done, 'Password accepted', 'Add the account to your app, then enter its code.'],
  secondFactorOn: [confirmFactor.done, 'Second factor switched on', 'From now on, logging in takes a code as well.'],
  secondFactorOff: [endFactor.done, 'Second factor switched off', 'Logging in takes your password alone.'],
  secondFactorFailed: [endFactor.failed, 'Second factor failed', 'Failed to change the second factor'],
  orderRefunded: [
    [
      refundOrder.done,
      'Order refunded',
      '$20.00 goes to the card provider within a minute. The timeline says when it has it.',
    ],
    [refundOrder.doneWith({ ...refund, state: 'done' }), 'Order refunded', '$20.00 is on its way to the customer.'],
    [
      refundOrder.doneWith({ ...refund, amountCents: 0 }),
      'Order refunded',
      'The order has ended. Nothing was paid, so no money moves.',
    ],
  ],
  orderRefundFailed: [refundOrder.failed, 'Refund failed', 'Failed to refund the order'],
  orderRerun: [rerunOrder.done, 'Report is being made again', 'The customer gets the new version when it is ready.'],
  orderRerunFailed: [rerunOrder.failed, 'Rerun failed', 'Failed to run the report again'],
  refundSettled: [settleRefund.done, 'Recorded', 'The refund counts as paid.'],
  refundSettleFailed: [settleRefund.failed, 'Recording failed', 'Failed to record it'],
  orderPushed: [
    [
      pushOn({ pushed: true }),
      'Order pushed on',
      'The next step was repeated, the report is tried now, its mails are tried now.',
    ],
    [pushOn({ pushed: false }), 'Order pushed on', 'There was nothing to do.'],
  ],
  orderPushFailed: [pushOn('failed'), 'Push failed', 'Failed to push the order on'],
  mailSentAgain: [
    [sendMail.done, 'Mail is sent now', 'To owner@example.com.au. This list shows whether it went out.'],
    [
      sendMail.doneWith({ pushed: false }),
      'Nothing to send',
      'This mail has gone out in the meantime, or its content is no longer kept.',
    ],
  ],
  mailSendAgainFailed: [sendMail.failed, 'Sending failed', 'Failed to send the mail again'],
  messageAnswered: [answerMessage.done, 'Answer sent', 'It goes to kim@example.com.au now.'],
  messageAnswerFailed: [answerMessage.failed, 'Answer failed', 'Failed to send the answer'],
  objectionAnswered: [
    [
      answerObjection.doneWith({ ...objection, state: 'corrected' }),
      'Report corrected',
      'The customer gets a mail that says why.',
    ],
    [answerObjection.done, 'Objection answered', 'The report stays as it is. The customer gets a mail that says why.'],
  ],
  objectionAnswerFailed: [answerObjection.failed, 'Answer failed', 'Failed to answer the objection'],
  caseDownloaded: [
    downloadCase.done,
    'Download started',
    'In the case, everything that names the customer is made up.',
  ],
  caseDownloadFailed: [downloadCase.failed, 'Download failed', 'Failed to download the case'],
  staffAdded: [addStaff.done, 'Account added', 'alex can sign in now.'],
  staffAddFailed: [addStaff.failed, 'Adding the account failed', 'Failed to add the account'],
  roleChanged: [changeRole.done, 'Role changed', 'alex is now: Viewer'],
  roleChangeFailed: [changeRole.failed, 'Role change failed', 'Failed to change the role'],
  passwordGiven: [givePassword.done, 'New password given', 'All sessions of alex have ended.'],
  passwordGiveFailed: [givePassword.failed, 'New password failed', 'Failed to give a new password'],
  sessionsEnded: [endSessions.done, 'Sessions ended', 'alex has to sign in again.'],
  sessionsEndFailed: [endSessions.failed, 'Ending sessions failed', 'Failed to end the sessions'],
  secondFactorRemoved: [
    removeFactor.done,
    'Second factor switched off',
    'alex has to sign in again, with the password alone.',
  ],
  secondFactorRemoveFailed: [removeFactor.failed, 'Switching off failed', 'Failed to switch off the second factor'],
}
const rows = Object.entries(messages).flatMap(([name, shown]) =>
  (isOne(shown) ? [shown] : shown).map(([see, title, message]) => ({ name, title, message, see })),
)
function isOne(shown: Message | readonly Message[]): shown is Message {
  return typeof shown[0] === 'function'
}

it.each(rows)('$name: “$title”, “$message”', async ({ see, title, message }) => {
  await see()
  const toast = page.locator('[class*=region]')
  await toast.getByText(message, { exact: true }).first().waitFor()
  expect(await toast.textContent()).toContain(title)
})
