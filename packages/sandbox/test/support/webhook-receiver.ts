import { createServer, type IncomingHttpHeaders } from 'node:http'
import { closeServer, listen, portOf } from '../../src/http/listen.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
  at: number
}

export interface WebhookReceiver {
  url: string
  received: Received[]
  /** The types of the events so far, in order of arrival. */
  types(): string[]
  close(): Promise<void>
}

/** Receives webhooks and answers each with the status from `statusOf`. */
export async function startWebhookReceiver(statusOf: (count: number) => number = () => 200): Promise<WebhookReceiver> {
  const received: Received[] = []
  const server = createServer(async (message, response) => {
    let body = ''
    for await (const chunk of message) body += String(chunk)
    received.push({ headers: message.headers, body, at: Date.now() })
    const status = statusOf(received.length)
    response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end()
  })
  await listen(server, 'the webhook receiver', 0, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${portOf(server)}/webhook`,
    received,
    types: () => received.map(({ body }) => JSON.parse(body).type),
    close: () => closeServer(server),
  }
}
