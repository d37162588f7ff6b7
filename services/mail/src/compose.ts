import { endpoints, internalEndpoints } from '@findable/contracts'
import { reportFileName } from '@findable/report-html'
import type { InternalClient, Kysely } from '@findable/service-kit'
import { findContactMessage } from './db/contact-messages.ts'
import type { Message } from './db/messages.ts'
import type { Database, ReportSubject } from './db/schema.ts'
import type { Mail } from './mail-server.ts'
import { contactAcknowledgement } from './templates/contact-acknowledgement.ts'
import { contactForward } from './templates/contact-forward.ts'
import { refund } from './templates/refund.ts'
import { reportCopy } from './templates/report-copy.ts'
import { reportReady } from './templates/report-ready.ts'

export interface ComposeDeps {
  db: Kysely<Database>
  internal: InternalClient
  publicUrl: string
}

/** The mail of a queued message. Rejects with an AppError when the report cannot be had. */
export async function compose(deps: ComposeDeps, message: Message): Promise<Mail> {
  const { kind, message_id: messageId, recipient: to } = message
  if (kind === 'report-ready' || kind === 'report-copy') {
    return { messageId, to, autoSubmitted: 'auto-generated', ...(await aboutReport(deps, message, message.report!)) }
  }
  if (kind === 'refund') {
    return {
      messageId,
      to,
      autoSubmitted: 'auto-generated',
      ...refund({ ...message.refund!, publicUrl: deps.publicUrl }),
    }
  }
  if (kind === 'contact-acknowledgement') {
    return { messageId, to, autoSubmitted: 'auto-replied', ...contactAcknowledgement(deps.publicUrl) }
  }
  const written = await findContactMessage(deps.db, message.contact_message_id!)
  return { messageId, to, replyTo: written.email, autoSubmitted: 'no', ...contactForward(written, deps.publicUrl) }
}

async function aboutReport(
  { internal, publicUrl }: ComposeDeps,
  { kind, request_id }: Message,
  subject: ReportSubject,
) {
  const params = { id: subject.reportId }
  const [report, document] = await Promise.all([
    internal(endpoints.businessReport, { params }, request_id),
    internal(internalEndpoints.reportDocument, { params }, request_id),
  ])
  const template = kind === 'report-ready' ? reportReady : reportCopy
  const content = template({
    reportId: subject.reportId,
    reference: subject.reference,
    businessName: report.businessName,
    score: report.visibilityScore,
    measured: report.measured,
    applicable: report.applicable,
    tips: report.tips.map(({ title }) => title),
    publicUrl,
  })
  return { ...content, attachment: { filename: reportFileName(subject.website), html: document } }
}
