/** Addresses of the site that more than the site itself must know. */

/** The one page with a content security policy of its own: it loads the card provider's script. */
export const checkoutPath = '/checkout'

/** A report's own address, as routers write it; without the id, the screen after a payment. */
export const reportRoute = '/success/:reportId'
export const successPath = '/success'
export const reportPath = (reportId: string): string => `${successPath}/${encodeURIComponent(reportId)}`
