/** Addresses on the site that other parts of the product need too. */

/** The one page with a content security policy of its own, because it loads the card provider's script. */
export const checkoutPath = '/checkout'

export const contactPath = '/contact'
/** Says what our crawler does and how to refuse it; its user agent leads here. */
export const crawlerPath = '/bot'
export const resendPath = '/resend-report'
/** Where a form that was posted without script leads when it was sent. */
export const sentPath = <Form extends string>(form: Form) => `${form}/sent` as const
/** The id of the place on a form's page where the gateway says why a post without script was refused. */
export const postProblemId = 'problem'

/** Where staff set a new password, in the admin app; the token follows as the fragment, which no server receives. */
export const newPasswordPath = '/admin/new-password'

/** A report's own address, in router notation; without the id, the screen after a payment. */
export const reportRoute = '/success/:reportId'
export const successPath = '/success'
export const reportPath = (reportId: string): string => `${successPath}/${encodeURIComponent(reportId)}`
/** A version beside the report: how it differs, and its own report. */
export const versionPath = (reportId: string, versionId: string): string =>
  `${reportPath(reportId)}?version=${encodeURIComponent(versionId)}`

/** The to-do list alone, made for paper; without the id it has nothing to show. */
export const toDoPath = '/to-do'
export const toDoRoute = `${toDoPath}/:reportId`
export const toDoPathOf = (reportId: string): string => `${toDoPath}/${encodeURIComponent(reportId)}`

/** A report as its owner's web designer sees it, in router notation. The token opens this page and nothing else. */
export const designerReportRoute = '/for-web-designers/:token'
export const designerReportPath = (token: string): string => designerReportRoute.replace(':token', token)
