/** What people are told about their messages, copies and checks. No schema here: every page of the site loads these. */

export const contactMessages = {
  sent: { title: 'Message Sent', text: "Thank you for reaching out. We'll get back to you soon!" },
  failed: 'Failed to send message. Please try again.',
} as const

export const resendMessages = {
  sent: 'Report has been sent successfully!',
  failed: 'Failed to send the report. Please try again.',
  unknown:
    'We found no finished report for this website and email address. Please check both, or contact us with your order reference.',
  tooSoon: 'This report was sent a few minutes ago. Please look into your inbox and your spam folder first.',
} as const
/** What a person who asks for a copy may be told instead of receiving one. */
export const copyMessages = {
  tooSoon: 'A copy went to this address a few minutes ago. Please look into its inbox and its spam folder first.',
  tooMany: 'Copies of reports were sent often today. Please download the report and send the file yourself.',
} as const

/** Messages of the public tools. */
export const toolMessages = {
  scoresFailed: 'Failed to fetch scores',
  technicalReportFailed: 'Failed to generate the enhanced technical report',
  freeCheckFailed: 'The check did not run. Please try again.',
  socialProfilesFailed: 'Failed to search for social profiles',
  identityFailed: 'Failed to extract business identity',
  detectionFailed: 'Failed to detect social profiles',
  testReportFailed: 'Failed to generate test report',
  unknownBusiness:
    'We hold no finished report of a business with this name. Please enter the whole name, as the report gives it.',
  busy: 'Our free tools are busy right now. Please try again in a minute.',
  tooManyToday: 'That is as often as our free tools can be used in a day. Please come back tomorrow.',
} as const
