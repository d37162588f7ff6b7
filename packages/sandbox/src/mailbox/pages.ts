import { escapeHtml, htmlPage } from '../http/html.ts'
import type { Attachment, Message } from './messages.ts'

const time = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** All mail and, where there is room beside the list, the newest message. */
export function listPage(messages: Message[]): string {
  const [newest] = messages
  const content = newest ? panes('list', newest, messages) : `<main>${emptyText}</main>`
  return mailboxPage('Mailbox', messages, content)
}

export function messagePage(message: Message, messages: Message[]): string {
  return mailboxPage(message.subject || 'No subject', messages, panes('mail', message, messages))
}

function panes(inFront: 'list' | 'mail', message: Message, messages: Message[]): string {
  return `<div class="panes panes--${inFront}">
      ${mailList(messages, message)}
      <main class="mail">
        <a class="back" href="/">All mail</a>
        <h1>${escapeHtml(message.subject) || 'No subject'}</h1>
        <dl class="facts">
          ${fact('From', message.from)}
          ${fact('To', message.to.join(', '))}
          ${message.replyTo.length > 0 ? fact('Reply to', message.replyTo.join(', ')) : ''}
          ${fact('Received', time.format(new Date(message.receivedAt)))}
        </dl>
        ${attachmentList(message.attachments)}
        ${body(message)}
        <details>
          <summary>Headers</summary>
          <pre>${escapeHtml(message.headers.map(({ name, value }) => `${name}: ${value}`).join('\n'))}</pre>
        </details>
        <p><a href="/messages/${message.id}/source">Download the mail as it was sent</a></p>
      </main>
    </div>`
}

/** The mail's own HTML for its frame: links open outside the frame, embedded pictures are inlined. */
export function framedHtml(html: string, pictures: Map<string, string>): string {
  const withPictures = html.replaceAll(/cid:([^"'\s)>]+)/g, (reference, id: string) => pictures.get(id) ?? reference)
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(withPictures)
    ? withPictures.replace(/<head[^>]*>/i, (head) => head + base)
    : base + withPictures
}

const emptyText = `<div class="empty">
  <h1>No mail yet</h1>
  <p>Every mail that the product sends lands here, whatever its recipient. Place an order and its report arrives on this page.</p>
</div>`

function mailboxPage(title: string, messages: Message[], main: string): string {
  const clear = `<form method="post" action="/messages/delete"><button>Delete all</button></form>`
  return htmlPage(
    title,
    `<header class="bar"><a href="/">Mailbox</a>${messages.length > 0 ? clear : ''}</header>
    ${main}
    <script src="/new-mail.js" defer></script>`,
    { 'data-newest': messages[0]?.id ?? '' },
  )
}

function mailList(messages: Message[], current?: Message): string {
  const items = messages.map((message) => {
    const here = message.id === current?.id ? ' aria-current="page"' : ''
    return `<li><a href="/messages/${message.id}"${here}>
        <span>${escapeHtml(message.to.join(', '))}</span>
        <time datetime="${message.receivedAt}">${time.format(new Date(message.receivedAt))}</time>
        <strong>${escapeHtml(message.subject) || 'No subject'}</strong>
      </a></li>`
  })
  return `<nav class="mails" aria-label="All mail"><ul>${items.join('\n')}</ul></nav>`
}

function fact(name: string, value: string): string {
  return `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`
}

function attachmentList(attachments: Attachment[]): string {
  if (attachments.length === 0) return ''
  const items = attachments.map(
    ({ filename, size, url }) =>
      `<li><a class="button" href="${url}" download>${escapeHtml(filename)} <small>${sizeText(size)}</small></a></li>`,
  )
  return `<ul class="attachments" aria-label="Attachments">${items.join('\n')}</ul>`
}

/** The HTML part in a frame that cannot run scripts, and below it the text part, or the text part alone. */
function body({ id, html, text }: Message): string {
  const plain = `<pre>${escapeHtml(text)}</pre>`
  if (!html) return plain
  return `<iframe title="The mail" src="/messages/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
        <details><summary>Text part</summary>${plain}</details>`
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
