import {
  endpoints,
  internalEndpoints,
  newPasswordPath,
  newsKinds,
  reportFileName,
  websiteName,
  type NewsKind,
} from '@findable/contracts'
import type { InternalClient, Kysely } from '@findable/service-kit'
import { findAnswer, findContactMessage } from './db/contact-messages.ts'
import type { Message } from './db/messages.ts'
import type { Database, ReportMailKind, ReportSubject } from './db/schema.ts'
import type { Mail } from './mail-server.ts'
import { contactAcknowledgement } from './templates/contact-acknowledgement.ts'
import { contactAnswer } from './templates/contact-answer.ts'
import { contactForward } from './templates/contact-forward.ts'
import { customerNews } from './templates/customer-news.ts'
import type { MailContent } from './templates/mail-content.ts'
import { passwordReset } from './templates/password-reset.ts'
import { refund } from './templates/refund.ts'
import { refundRefused } from './templates/refund-refused.ts'
import { reportCopy } from './templates/report-copy.ts'
import type { MailedReport } from './templates/report-mail.ts'
import { reportReady } from './templates/report-ready.ts'
import { reportResend } from './templates/report-resend.ts'
import { reportUpdated } from './templates/report-updated.ts'

export interface ComposeDeps {
  db: Kysely<Database>
  internal: InternalClient
  publicUrl: string
  /** Where staff read contact messages. */
  contactAddress: string
}

const reportTemplates: Record<ReportMailKind, (report: MailedReport) => MailContent> = {
  'report-ready': reportReady,
  'report-copy': reportCopy,
  'report-resend': reportResend,
  'report-updated': reportUpdated,
}

/**
 * The mail for a queued message. Rejects with an AppError when the report is not available, or the password reset is
 * over.
 */
export async function compose(deps: ComposeDeps, message: Message): Promise<Mail> {
  const { kind, message_id: messageId, recipient: to } = message
  const generated = { messageId, to, autoSubmitted: 'auto-generated' as const }
  if (kind === 'refund' || kind === 'refund-refused') {
    const { reason, ...subject } = message.refund!
    const told = { ...subject, publicUrl: deps.publicUrl }
    return { ...generated, ...(kind === 'refund' ? refund({ ...told, reason: reason! }) : refundRefused(told)) }
  }
  if (kind === 'contact-acknowledgement') {
    return { messageId, to, autoSubmitted: 'auto-replied', ...contactAcknowledgement(deps.publicUrl) }
  }
  if (kind === 'contact-answer') {
    const { text } = await findAnswer(deps.db, message.cause_id!)
    return { messageId, to, replyTo: deps.contactAddress, autoSubmitted: 'no', ...contactAnswer(text, deps.publicUrl) }
  }
  if (kind === 'password-reset') return { ...generated, ...(await aboutPassword(deps, message)) }
  if (isNews(kind)) return { ...generated, ...(await aboutNews(deps, message, kind)) }
  if (kind !== 'contact-forward') return { ...generated, ...(await aboutReport(deps, message, kind)) }
  const written = await findContactMessage(deps.db, message.contact_message_id!)
  return { messageId, to, replyTo: written.email, autoSubmitted: 'no', ...contactForward(written, deps.publicUrl) }
}

async function aboutPassword({ internal, publicUrl }: ComposeDeps, { cause_id: id, request_id }: Message) {
  const { username, token } = await internal(internalEndpoints.passwordResetToken, { params: { id: id! } }, request_id)
  return passwordReset({ username, address: `${publicUrl}${newPasswordPath}#${token}`, publicUrl })
}

export const isNews = (kind: Message['kind']): kind is NewsKind => newsKinds.some((news) => news === kind)

async function aboutNews({ internal, publicUrl }: ComposeDeps, message: Message, kind: NewsKind) {
  const { reportId, reference, website } = message.report!
  const params = { id: message.cause_id! }
  const news = await internal(internalEndpoints.customerNews, { params }, message.request_id)
  return customerNews({ ...news, kind, reportId, reference, site: websiteName(website), publicUrl })
}

async function aboutReport(
  { internal, publicUrl }: ComposeDeps,
  { request_id, report: about }: Message,
  kind: ReportMailKind,
) {
  const subject: ReportSubject = about!
  const { edition = 'client' } = subject
  const params = { id: subject.reportId }
  const [report, document] = await Promise.all([
    internal(endpoints.businessReport, { params }, request_id),
    internal(internalEndpoints.reportDocument, { params, query: { edition } }, request_id),
  ])
  const content = reportTemplates[kind]({
    reportId: subject.reportId,
    reference: subject.reference,
    businessName: report.businessName,
    site: websiteName(subject.website),
    score: report.visibilityScore,
    coverage: report.coverage,
    measured: report.measured,
    applicable: report.applicable,
    adjustment: report.adjustment ?? null,
    tips: report.tips.map(({ title }) => title),
    publicUrl,
  })
  return { ...content, attachment: { filename: reportFileName(subject.website), html: document } }
}
