import type { endpoints } from './endpoints.ts'

/**
 * What each call does, grouped for readers of the API reference. Apart from the endpoints, so that the apps' bundles do
 * not carry it.
 */
export const endpointGroups = {
  Orders: {
    checkoutConfig: 'What the card form needs before a payment.',
    checkSite: 'Whether a website can be read now, as a warning before payment.',
    createPaymentIntent: 'Opens an order and its card payment. The same `Idempotency-Key` means the same order.',
    checkPromoCode: 'Whether a promo code is valid.',
    startReport: 'Starts the report of a paid order, or of a promo code. Repeating it returns the same report.',
    stripeWebhook: "The card provider's events, signed in `Stripe-Signature`.",
  },
  Reports: {
    businessReport: 'A report: its state, and its scores once it is completed.',
    reportProgress: 'How far the making of a report is.',
    downloadReport: 'A completed report as one HTML file.',
    reportResult: 'A completed report as data: the result of the audit, in the format of the command line.',
    reportStatus: "The report of a payment, by the payment's id.",
    sendReportCopy: 'Mails a copy of a completed report.',
    correctEmail: 'Gives an order another address when our mail to its own could not be delivered.',
    rateReport: 'Rates a report.',
    resendReport: 'Mails a report again, when website and email match an order.',
  },
  'Free tools': {
    pillarScores: 'The scores of the newest completed report on the business with that whole name.',
    technicalReport: 'Audits a website and returns the technical report as one HTML file.',
    freeCheck: 'One check of an audit, on any website.',
    socialProfiles: 'The social profiles of a business by its name, from websites that were read before.',
    testBusinessIdentity: 'Which business a website belongs to.',
    testSocialDetection: 'The social profiles that a website leads to.',
    enhancedSocialTest: 'The same profiles, each with a title and a description.',
    extractBusinessIdentity: 'The name and industry that a website gives.',
    generateTestReport: 'What most measured businesses of an industry do well.',
    toolProgress: "How far the audit behind a tool's answer is.",
    sampleWebsites: 'Websites to try the tools on.',
  },
  'Contact and state': {
    contact: 'Sends a message to us.',
    mailEvents: "The mail provider's signed news about mails that it accepted but could not deliver.",
    health: 'Whether every service is ready. Each service is named to callers with the service credential only.',
  },
  'Staff: signing in': {
    login: 'Signs in, with the code of the second factor where one is on, and sets the session cookie.',
    logout: 'Ends the session.',
    me: 'Who is signed in.',
    askPasswordReset: 'Mails a link to the address of the account. The answer is the same whether there is one or not.',
    checkPasswordReset: 'Whose link it is. A POST, so that the token is in no address.',
    resetPassword: 'Sets the password and ends all sessions. Does not sign in.',
  },
  'Staff: own account': {
    updateAccount: 'Changes the own name or address. Another address takes the password.',
    changePassword: 'Changes the own password, and ends all other sessions.',
    secondFactor: 'Whether the own second factor is on.',
    startSecondFactor: 'A new secret for an authenticator app. Nothing changes until a code made with it is confirmed.',
    confirmSecondFactor: 'Switches the second factor on, and answers the recovery codes.',
    endSecondFactor: 'Switches the own second factor off.',
  },
  'Staff: members': {
    staffMembers: 'All accounts.',
    addStaffMember: 'Adds an account. Its first password is in this answer only.',
    changeRole: 'Changes a role. Takes effect at once, also in sessions that are open.',
    givePassword: 'A new password for somebody who forgot theirs. Ends their sessions.',
    endSessions: 'Ends the sessions of somebody.',
    removeSecondFactor: 'For somebody who lost their phone and their recovery codes. Ends their sessions.',
    auditLog: 'What staff did, newest first.',
  },
  'Staff: orders': {
    orders: 'Orders, newest first.',
    orderView: 'One order with its payment, refund, reruns and events.',
    refundOrder:
      'Refunds an order in full: at any time while it waits for its report, and within the guarantee once delivered. Repeating it returns the existing refund, whose reason stays.',
    settleRefund: 'Records that a refused refund was paid another way. Repeating it changes nothing.',
    rerunOrder:
      'Has the report of a delivered order made again, within the guarantee. The same `Idempotency-Key` means the same rerun; without one, or with another, it is an error while a rerun is running.',
    replayOrder: 'Does immediately what the sweepers would do next for an order.',
    orderReport: "The state of an order's report.",
    replayReport: 'Starts the next generation of a report, or of its rerun, when no worker is on it.',
    orderMails: "An order's mails.",
    replayMails: 'Retries the mails of an order immediately, including those that failed for good.',
    orderConcerns: 'Orders that somebody should look at.',
  },
  'Staff: mail': {
    staffMails: 'Mails that wait or failed.',
    sendMailAgain:
      'Sends a mail that waits or failed now, with a full set of attempts. `pushed` is false when there is none to send.',
    mailConcerns: 'Mails that somebody should look at.',
    contactMessages: 'Messages of the contact form, newest first.',
    answerContactMessage: 'Answers a message by mail, once for each `Idempotency-Key`.',
  },
  'Staff: reports': {
    reportStats: "Figures of clients' reports.",
    staffReports: "Clients' reports.",
    staffReport: 'A report with its evidence and versions. Its `ETag` is for `If-Match`.',
    updateReport: 'Adjusts a report beside what was measured. With `If-Match`, only the version that was read.',
    restoreReport: 'Takes every adjustment back, so that the report shows what was measured.',
    deleteReport: 'Takes a report out of every list and link.',
    downloadStaffReport: 'A business report or a gold-standard one, whose ids are numbers, as one HTML file.',
    goldStandardReports: 'Gold-standard reports.',
    createGoldStandardReport: 'Makes a gold-standard report.',
    goldStandardReport: 'One gold-standard report.',
    repeatGoldStandardReport:
      'Tries a failed one again, or makes a new report on the business of a completed one. Answers what is being made.',
    deleteGoldStandardReport: 'Deletes a gold-standard report.',
  },
  'Staff: settings and health': {
    settings: 'All settings. The password of the mail server is masked.',
    updateEmailSettings: 'Saves the mail server.',
    updateAppSettings: 'Saves the settings of the application.',
    sendTestEmail: 'Sends a mail through the saved mail server.',
    clearCache: 'Deletes every cached answer and audit.',
    serviceStates: 'Each service as it describes itself.',
    reportHealth: 'The queue of reports, their durations, and what each source gave.',
    mailHealth: 'The queue of mails.',
  },
} as const satisfies Record<string, Partial<Record<keyof typeof endpoints, string>>>
