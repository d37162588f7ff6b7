import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { componentIds, type BusinessReport, type News, type EmailSettings, type StepPayload } from '@findable/contracts'
import { startSandbox, type Sandbox } from '@findable/sandbox'
import {
  createInternalClient,
  createLogger,
  createOutboxWatch,
  migrate,
  openDatabase,
  sql,
} from '@findable/service-kit'
import { freshDatabase } from '@findable/test-kit'
import { buildApp } from '../src/app.ts'
import { migrations } from '../src/db/migrations/index.ts'
import type { Database } from '../src/db/schema.ts'
import { deliver } from '../src/delivery.ts'
import type { ReadBounces } from '../src/mail-events.ts'
import { limitsFor, type SmtpLimits } from '../src/mail-server.ts'
import { startPostman } from '../src/postman.ts'
import { queueRefundMail, queueRefusalMail } from '../src/refund-mails.ts'
import {
  queueNews,
  queueReportAgain,
  queueReportCopy,
  queueReportMail,
  queueReportUpdate,
} from '../src/report-mails.ts'
import { createSettingsSource } from '../src/smtp-settings.ts'

export const internalToken = 'a-service-credential'
export const reportId = 'aB3_x-9QmPz0LkVwYt7RsA'
export const document = `<!doctype html><title>The report</title>${'<p>Evidence.</p>'.repeat(200)}`
export const technicalDocument = document.replace('The report', 'The technical report')

export const deliveredOrder = (over: Partial<StepPayload<'orderDelivered'>> = {}): StepPayload<'orderDelivered'> => ({
  orderId: randomUUID(),
  reportId,
  requestId: 'request-1',
  reference: 'FND-K7QM-3XRT',
  businessName: 'example.com.au',
  website: 'https://www.example.com.au',
  email: 'owner@example.com.au',
  ...over,
})

const report: Partial<BusinessReport> = {
  businessName: 'Example Electrical',
  visibilityScore: 61,
  coverage: 0.7,
  measured: 18,
  applicable: componentIds.length,
  tips: [{ components: ['meta-tags'], title: 'Give every page its own title', text: '', steps: [], gain: 6, ease: 3 }],
}

const news: News = {
  businessName: 'Example Electrical',
  version: null,
  sentence: 'Your score went from 61 to 74.',
  todos: [],
  paragraphs: ['You can check again until 12 March 2027.'],
}

/**
 * What reports and admin answer. `missing` reports do not exist; `away` services answer 503. Password resets get the
 * tokens in turn, and are over when there are none left. News that is null may not be sent.
 */
export interface Neighbours {
  tokens: string[]
  report: Partial<BusinessReport>
  missing: boolean
  news: News | null
  away: boolean
  settings: EmailSettings | null | 'unreadable'
  calls: string[]
}

/** Reports and admin, as far as mail calls them, over real HTTP. */
export async function startNeighbours(): Promise<{ url: string; state: Neighbours; close(): Promise<void> }> {
  const state: Neighbours = { report, news, missing: false, away: false, settings: null, calls: [], tokens: [] }
  const server: Server = createServer((request, response) => {
    state.calls.push(`${request.method} ${request.url} ${String(request.headers['x-request-id'])}`)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers['x-internal-token'] !== internalToken) return json(403, { error: 'no', code: 'internal-only' })
    if (request.url === '/internal/settings/email') {
      if (state.settings === 'unreadable') return json(500, { error: 'our fault', code: 'internal-error' })
      return json(200, { settings: state.settings })
    }
    if (state.away) return json(503, { error: 'away', code: 'service-unavailable' })
    if (request.url!.startsWith('/internal/password-resets/')) {
      const token = state.tokens.shift()
      return token ? json(200, { username: 'Owner', token }) : json(410, { error: 'over', code: 'reset-over' })
    }
    if (request.url!.startsWith('/internal/customer-news/')) {
      return state.news ? json(200, state.news) : json(404, { error: 'gone', code: 'report-not-found' })
    }
    if (state.missing) return json(404, { error: 'gone', code: 'report-not-found' })
    if (request.url === `/api/business-reports/${reportId}`) return json(200, state.report)
    const [path, query] = request.url!.split('?')
    if (path === `/internal/reports/${reportId}/document`) {
      const edition = new URLSearchParams(query).get('edition')
      const body = edition === 'technical' ? technicalDocument : document
      return response.writeHead(200, { 'content-type': 'text/html' }).end(body)
    }
    return json(404, { error: 'nothing', code: 'not-found' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export interface ReceivedMail {
  from: string
  to: string[]
  replyTo: string[]
  subject: string
  messageId: string
  text: string
  html: string
  headers: { name: string; value: string }[]
  attachments: { filename: string; contentType: string; url: string }[]
}

/** The mailbox behind the real SMTP server of a sandbox. */
export const mailboxOf = (sandbox: Sandbox) => ({
  mails: async () => (await (await fetch(`${sandbox.url}/api/messages`)).json()) as ReceivedMail[],
  fault: (mode: string, count?: number) =>
    fetch(`${sandbox.url}/api/faults/smtp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, ...(count && { count }) }),
    }),
})

/** For servers that stall. A busy machine may miss it for one that does not, so other tests are more patient. */
export const shortPatience: SmtpLimits = { connection: 1_000, greeting: 1_000, silence: 1_000, total: 3_000 }

interface MailOptions {
  retryDelays?: number[]
  probeEvery?: number
  limits?: SmtpLimits
  readBounces?: ReadBounces
}

/** The mail service with its own database and mail server, and its postman running. */
export async function openMail({
  retryDelays = [50, 50, 50],
  probeEvery = 300,
  limits = limitsFor(20_000),
  readBounces,
}: MailOptions = {}) {
  const log = createLogger('mail', 'silent')
  const alerts: string[] = []
  const hear = (fields: unknown) => {
    const alert = (fields as { alert?: string }).alert
    if (alert) alerts.push(alert)
  }
  log.error = hear
  log.child = () => log as never

  const database = await freshDatabase()
  const db = openDatabase<Database>(database.urls.mail, log)
  await migrate(db, migrations, log)
  const sandbox = await startSandbox()
  const neighbours = await startNeighbours()
  const internal = createInternalClient({ urls: { reports: neighbours.url, admin: neighbours.url }, internalToken })
  const fallback = {
    ...sandbox.info.smtp,
    login: { user: 'findable', password: 'secret' },
    from: { name: 'Findable', address: 'reports@findable.example' },
    enabled: true,
  }
  // What a test saves applies at once.
  const settings = createSettingsSource(internal, fallback).current
  const deps = {
    db,
    log,
    health: { readiness: {} },
    outbox: createOutboxWatch({ db, service: 'mail', log, waitingIn: async () => 0 }),
    internal,
    internalToken,
    settings,
    currentSettings: settings,
    retryDelays,
    probeEvery,
    mailServer: { limits, requireTls: () => false },
    digestKey: internalToken,
    readBounces,
    lease: 30_000,
    poll: 50,
    publicUrl: 'https://findable.example',
    messageIdHost: 'findable.example',
    contactAddress: 'staff@findable.example',
  }
  const postman = startPostman({
    ...deps,
    deliver: (message, smtp, mailLog, signal) => deliver(deps, message, smtp, mailLog, signal),
  })
  const app = buildApp({ ...deps, wakePostman: postman.wake })

  return {
    db,
    deps,
    neighbours: neighbours.state,
    alerts,
    sandbox,
    ...mailboxOf(sandbox),
    deliverOrder: (order = deliveredOrder()) => queueReportMail(deps, order, log),
    refundOrder: (refund: StepPayload<'refundMade'>) => queueRefundMail(deps, refund, log),
    refuseRefund: (refund: StepPayload<'refundRefused'>) => queueRefusalMail(deps, refund, log),
    updateReport: (rerun: StepPayload<'reportUpdated'>) => queueReportUpdate(deps, rerun, log),
    tellNews: (told: StepPayload<'customerNews'>) => queueNews(deps, told, log),
    sendAgain: (asked: StepPayload<'resendRequested'>) => queueReportAgain(deps, asked, log),
    requestCopy: (copy: StepPayload<'copyRequested'>) => queueReportCopy(deps, copy, log),
    async call(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) {
      const response = await app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: { 'x-internal-token': internalToken, ...headers },
      })
      return { status: response.statusCode, body: response.json() }
    },
    /** A call that a member of staff makes. */
    staffCall(method: 'GET' | 'POST', url: string) {
      return this.call(method, url, undefined, { 'x-staff-id': '7', 'x-staff-name': 'Owner' })
    },
    /** A call of the mail provider, byte for byte. */
    async mailEvent(payload: string, headers: Record<string, string> = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/mail-events',
        payload,
        headers: { 'x-internal-token': internalToken, 'content-type': 'application/json', ...headers },
      })
      return { status: response.statusCode, code: response.json().code as string | undefined }
    },
    /** What staff did, as the audit log will be told; oldest first. */
    acts: async () => (await db.selectFrom('staff_acts').select('act').orderBy('at').execute()).map(({ act }) => act),
    messages: () => db.selectFrom('messages').selectAll().orderBy('created_at').execute(),
    news: async () =>
      (await db.selectFrom('outbox').select(['step', 'payload']).orderBy('id').execute()) as {
        step: string
        payload: Record<string, string>
      }[],
    held: async () => (await sql`select from holds`.execute(db)).rows.length > 0,
    async close() {
      await postman.stop(500)
      await app.close()
      await Promise.all([neighbours.close(), sandbox.close()])
      await db.destroy()
      await database.drop()
    },
  }
}
export type Mail = Awaited<ReturnType<typeof openMail>>
