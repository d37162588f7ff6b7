import { createTransport, type Transporter } from 'nodemailer'
import type { SmtpSettings } from './smtp-settings.ts'
import type { MailContent } from './templates/mail-content.ts'

/** One mail to one address. */
export interface Mail extends MailContent {
  messageId: string
  to: string
  replyTo?: string
  /** RFC 3834: stops vacation notices and other automatic replies. */
  autoSubmitted: 'auto-generated' | 'auto-replied' | 'no'
  attachment?: { filename: string; html: string }
}

/** How an attempt ended. `problem` is one line for the operator and contains no addresses. */
export type Outcome =
  | { kind: 'accepted' }
  /** A busy, silent or unreachable server: another attempt may work. */
  | { kind: 'later'; problem: string }
  /** The server will never take this mail. */
  | { kind: 'refused'; problem: string }
  /** The server rejects our login: no mail can go out. */
  | { kind: 'login-refused'; problem: string }

/** Milliseconds. Each phase of the conversation has its own limit, and the whole conversation has one too. */
export interface SmtpLimits {
  connection: number
  greeting: number
  /** Silence in the middle of a conversation. */
  silence: number
  total: number
}

/** The limits for attempts that may take `total` milliseconds. */
export const limitsFor = (total: number): SmtpLimits => ({
  connection: Math.min(10_000, total),
  greeting: Math.min(10_000, total),
  silence: Math.min(30_000, total),
  total,
})

export interface MailServerOptions {
  limits: SmtpLimits
  /** Whether our login may be sent to this server over an encrypted connection only. */
  requireTls(server: Pick<SmtpSettings, 'host' | 'port'>): boolean
}

/** Hands a mail to the server. Never rejects. */
export async function sendMail(
  settings: SmtpSettings,
  mail: Mail,
  options: MailServerOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  return talk(settings, options, (transport) =>
    transport.sendMail({
      messageId: `<${mail.messageId}>`,
      from: settings.from,
      // As an object, so that a comma in the address cannot add a second recipient.
      to: { name: '', address: mail.to },
      ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Auto-Submitted': mail.autoSubmitted },
      ...(mail.attachment && {
        attachments: [
          {
            filename: mail.attachment.filename,
            content: mail.attachment.html,
            contentType: 'text/html; charset=utf-8',
          },
        ],
      }),
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.any([signal, AbortSignal.timeout(options.limits.total)]),
    }),
  )
}

/** Connects and logs in without sending anything. Never rejects. */
export const probeServer = (settings: SmtpSettings, options: MailServerOptions): Promise<Outcome> =>
  talk(settings, options, (transport) => transport.verify())

async function talk(
  { host, port, login }: SmtpSettings,
  { limits, requireTls }: MailServerOptions,
  conversation: (transport: Transporter) => Promise<unknown>,
): Promise<Outcome> {
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: login !== undefined && port !== 465 && requireTls({ host, port }),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: limits.connection,
    dnsTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    socketCloseTimeout: 0,
  })
  try {
    await conversation(transport)
    return { kind: 'accepted' }
  } catch (error) {
    return outcomeOf(error as SmtpError)
  } finally {
    transport.close()
  }
}

interface SmtpError extends Error {
  code?: string
  /** The SMTP command in flight; 'CONN' while connecting, 'API' when nodemailer itself refused. */
  command?: string
  responseCode?: number
}

/** Replies that concern our login rather than the mail (RFC 4954, RFC 5321). */
const loginReplies = [530, 534, 535, 538]
const aboutTheMail = /^(?:MAIL FROM|RCPT TO|DATA|API)$/

function outcomeOf(error: SmtpError): Outcome {
  const { code = 'unknown', command = '', responseCode } = error
  const problem = `${code}${command && ` at ${command}`}: ${withoutAddresses(error.message)}`
  const temporary = responseCode !== undefined && responseCode < 500
  if (!temporary && (code === 'EAUTH' || code === 'ENOAUTH' || loginReplies.includes(responseCode ?? 0))) {
    return { kind: 'login-refused', problem }
  }
  const permanent =
    responseCode === undefined
      ? code === 'EENVELOPE' || code === 'EMESSAGE'
      : responseCode >= 500 && responseCode !== 503
  return { kind: permanent && aboutTheMail.test(command) ? 'refused' : 'later', problem }
}

/** One line of at most 300 characters with no addresses in it. */
export const withoutAddresses = (text: string): string =>
  text
    .replace(/[^\s<>]+@[^\s<>]+/g, '[address]')
    .replace(/\s+/g, ' ')
    .slice(0, 300)
