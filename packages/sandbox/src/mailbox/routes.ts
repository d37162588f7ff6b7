import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withJson } from '../http/json-body.ts'
import { html, json, redirect, type Answer, type Request, type Route } from '../http/router.ts'
import { smtpFault, type SmtpFaultSwitch } from './faults.ts'
import type { Mailbox, Message } from './messages.ts'
import { framedHtml, listPage, messagePage } from './pages.ts'

const stylesheet = join(import.meta.dirname, '../http/pages.css')
const script = join(import.meta.dirname, 'new-mail.js')

/** A mail on display may do nothing but look like itself. */
const frameRules =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'"

export function mailboxRoutes(mailbox: Mailbox, faults: SmtpFaultSwitch): Route[] {
  return [...apiRoutes(mailbox, faults), ...pageRoutes(mailbox)]
}

function apiRoutes(mailbox: Mailbox, faults: SmtpFaultSwitch): Route[] {
  return [
    get('/api/messages', () => json(200, mailbox.list())),
    get('/api/messages/newest', () => json(200, { id: mailbox.newest()?.id ?? '' })),
    {
      method: 'DELETE',
      path: '/api/messages',
      handle: () => {
        mailbox.clear()
        return { status: 204 }
      },
    },
    {
      method: 'POST',
      path: '/api/faults/smtp',
      handle: withJson(smtpFault, (fault) => {
        faults.set(fault)
        return json(200, fault)
      }),
    },
  ]
}

function pageRoutes(mailbox: Mailbox): Route[] {
  /** Handles the message named in the path, or answers 404. */
  const ofMessage =
    (handle: (message: Message, request: Request) => Answer | Promise<Answer>) => (request: Request) => {
      const message = mailbox.get(request.params['id'] ?? '')
      return message ? handle(message, request) : json(404, { error: 'no such message' })
    }
  return [
    get('/', () => html(200, listPage(mailbox.list()))),
    get('/new-mail.js', async () => file('text/javascript', await readFile(script))),
    get('/sandbox/pages.css', async () => file('text/css', await readFile(stylesheet))),
    {
      method: 'POST',
      path: '/messages/delete',
      handle: () => {
        mailbox.clear()
        return redirect('/')
      },
    },
    get(
      '/messages/:id',
      ofMessage((message) => html(200, messagePage(message, mailbox.list()))),
    ),
    get(
      '/messages/:id/html',
      ofMessage(async (message) => {
        const content = framedHtml(message.html, await embeddedPictures(mailbox, message))
        return html(200, content, { 'content-security-policy': frameRules })
      }),
    ),
    get(
      '/messages/:id/source',
      ofMessage((message) => download('message/rfc822', `${message.id}.eml`, mailbox.source(message.id))),
    ),
    get(
      '/messages/:id/attachments/:index',
      ofMessage(async (message, { params }) => {
        const index = Number(params['index'])
        const attachment = message.attachments[index]
        if (!attachment) return json(404, { error: 'no such attachment' })
        return download(attachment.contentType, attachment.filename, await mailbox.attachmentContent(message.id, index))
      }),
    ),
  ]
}

function get(path: string, handle: Route['handle']): Route {
  return { method: 'GET', path, handle }
}

function file(type: string, body: Uint8Array): Answer {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body }
}

/** Always a download, never shown inline: an attachment can be anything. */
function download(contentType: string, filename: string, body: Uint8Array = new Uint8Array()): Answer {
  const headers = {
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'x-content-type-options': 'nosniff',
  }
  return { status: 200, headers, body }
}

/** Pictures embedded in the mail, by content id, as data URLs. */
async function embeddedPictures(mailbox: Mailbox, message: Message): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  for (const [index, { contentId, contentType }] of message.attachments.entries()) {
    if (contentId === null) continue
    const content = await mailbox.attachmentContent(message.id, index)
    if (content) pictures.set(contentId, `data:${contentType};base64,${content.toString('base64')}`)
  }
  return pictures
}
