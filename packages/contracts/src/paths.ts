/** Addresses on the site that other parts of the product need too. */

/** The one page with a content security policy of its own, because it loads the card provider's script. */
export const checkoutPath = '/checkout'

/** A report's own address, in router notation; without the id, the screen after a payment. */
export const reportRoute = '/success/:reportId'
export const successPath = '/success'
export const reportPath = (reportId: string): string => `${successPath}/${encodeURIComponent(reportId)}`
