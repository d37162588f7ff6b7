import { ApiError } from '@findable/api-client'
import { contactMessages, resendMessages } from '@findable/contracts/customer'
import type { Toast } from '@findable/ui'

const error = (title: string, message: string): Toast => ({ kind: 'error', title, message })
const success = (title: string, message: string): Toast => ({ kind: 'success', title, message })

const reportNotReady = 'Your report is still being generated. Please wait a few minutes and try again.'

/** The server's own words when a limit was reached: the input itself is fine. */
export const limitToast = (failure: unknown): Toast | null =>
  failure instanceof ApiError && failure.body?.code === 'too-many-requests'
    ? error('Too many tries', failure.body.error)
    : null

/** Every message that appears over a page of the site, in one table; those of the free tools are in the next one. */
export const toasts = {
  invalidUrl: error('Invalid URL', 'Please enter a valid website address (e.g., yourbusiness.com.au)'),
  somethingWrong: error('Error', 'Something went wrong. Please try again.'),
  unexpected: error('Error', 'An unexpected error occurred. Please try again.'),

  storageBlocked: {
    ...error(
      'Error',
      'Your browser does not let us keep your order. Allow cookies for this website and try again, or use another browser.',
    ),
    duration: 10_000,
  },
  noBusinessData: error('No business data', 'Please enter your business details first'),
  paymentNotPrepared: error('Error', 'Could not initialize payment. Please try again.'),
  websiteRefused: (text: string) => error('Error', text),
  termsRequired: error('Terms and Conditions Required', 'Please accept the Terms and Conditions to proceed'),
  promoInvalid: error('Invalid Promo Code', 'Please check your promo code and try again'),
  promoApplied: success('Promo Code Applied', 'Your report will be generated for free'),
  promoSuccess: success('Success', 'Promo code applied. Your report is being generated'),
  paymentFailed: (text = 'An error occurred with your payment') => error('Payment Failed', text),
  paymentException: error('Payment Failed', 'An unexpected error occurred'),
  paymentSuccess: success('Payment Successful', 'Your report is being generated'),
  reportImpossible: error(
    'Report Generation Failed',
    'There was an error generating your report. Whatever you paid is refunded in full.',
  ),
  reportFailed: error('Report Generation Failed', 'There was an error generating your report. Please try again.'),

  progressError: error('Progress Error', 'Error checking report progress. Please try refreshing the page.'),

  noReportId: error('No Report ID', 'No report ID found. Please try generating a new report.'),
  reportNotFound: error('Report Not Found', 'The report could not be found. Please contact support if this continues.'),
  reportNotReady: (text = reportNotReady) => error('Report Not Ready', text),
  downloadFailed: (status: number) => error('Download Failed', `Server error: ${status}`),
  invalidReport: error('Invalid Report', 'The file arrived incomplete. Please try again in a minute.'),
  downloadError: error('Download Error', 'Unable to download report. Please try again or contact support.'),
  reportDownloaded: {
    ...success('Report Downloaded', 'Your report has been downloaded successfully!'),
    duration: 3_000,
  },

  reportResent: (text: string) => success('Success', text),
  reportNotResent: (text: string = resendMessages.failed) => error('Error', text),

  messageSent: success(contactMessages.sent.title, contactMessages.sent.text),
  messageNotSent: error('Error', contactMessages.failed),
} as const

export const toolToasts = {
  searchTermRequired: error('Search term required', 'Please enter a business name to search for'),
  missingInformation: error('Missing information', 'Please provide both business name and website'),
  missingUrl: error('Error', 'Please enter a website URL'),
  toolFailed: (text: string) => error('Error', text),
  industryDetected: (industry: string | null) => success('Success', `Detected industry: ${industry ?? 'Unknown'}`),
  addressCopied: success('Address copied', 'Opening it asks the same question again.'),
  addressNotCopied: error('Error', 'Your browser did not let us copy. Please copy the address from its address bar.'),
} as const
