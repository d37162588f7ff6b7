import { randomBytes } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import type { Store } from '../store.ts'

export interface Message {
  id: string
  /** As written in the mail itself, such as `Findable <reports@findable.com.au>`. */
  from: string
  /** The addresses it was delivered to. */
  to: string[]
  replyTo: string[]
  subject: string
  messageId: string
  receivedAt: string
  text: string
  html: string
  headers: { name: string; value: string }[]
  attachments: Attachment[]
}

export interface Attachment {
  filename: string
  contentType: string
  size: number
  contentId: string | null
  /** Where its content is served, on the mailbox's own port. */
  url: string
}

export interface Mailbox {
  receive(source: Buffer, recipients: string[]): Promise<Message>
  /** Newest first. */
  list(): Message[]
  newest(): Message | undefined
  get(id: string): Message | undefined
  source(id: string): Buffer | undefined
  attachmentContent(id: string, index: number): Promise<Buffer | undefined>
  clear(): void
}

export function openMailbox(store: Store): Mailbox {
  const source = (id: string) => {
    const base64 = store.get<string>('mail_source', id)
    return base64 === undefined ? undefined : Buffer.from(base64, 'base64')
  }
  return {
    receive: async (raw, recipients) => {
      const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
      const message = toMessage(email, recipients)
      store.together(() => {
        store.put('mail_source', message.id, raw.toString('base64'))
        store.put('mail', message.id, message)
      })
      return message
    },
    list: () => store.list<Message>('mail'),
    newest: () => store.newest<Message>('mail'),
    get: (id) => store.get<Message>('mail', id),
    source,
    attachmentContent: async (id, index) => {
      const raw = source(id)
      if (!raw) return undefined
      const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
      const content = email.attachments[index]?.content
      return content instanceof ArrayBuffer ? Buffer.from(content) : undefined
    },
    clear: () => {
      store.together(() => {
        store.clear('mail')
        store.clear('mail_source')
      })
    },
  }
}

function toMessage(email: Email, recipients: string[]): Message {
  const id = randomBytes(9).toString('base64url')
  return {
    id,
    from: email.from ? written(email.from) : '',
    to: recipients,
    replyTo: (email.replyTo ?? []).map(written),
    subject: email.subject ?? '',
    messageId: email.messageId ?? '',
    receivedAt: new Date().toISOString(),
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map((attachment, index) => ({
      filename: attachment.filename ?? `attachment-${index + 1}`,
      contentType: attachment.mimeType,
      size: sizeOf(attachment.content),
      contentId: attachment.contentId?.replace(/^<|>$/g, '') ?? null,
      url: `/messages/${id}/attachments/${index}`,
    })),
  }
}

function written(address: Address): string {
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '')
}

function sizeOf(content: string | ArrayBuffer | Uint8Array): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
}
