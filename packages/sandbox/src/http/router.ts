import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export interface Request {
  method: string
  url: URL
  /** Named parts of the route's path, decoded. */
  params: Record<string, string>
  headers: IncomingMessage['headers']
  body: string
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export interface Route {
  method: string
  /** A path such as `/api/messages/:id`; each `:name` matches one part. */
  path: string
  handle: (request: Request) => Answer | Promise<Answer>
}

const maxBodyBytes = 5 * 1024 * 1024

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value, null, 2),
  }
}

export function html(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body }
}

export function redirect(location: string): Answer {
  return { status: 303, headers: { location } }
}

/** The first route that matches the method and path, with the named parts of the path. */
export function findRoute(routes: Route[], method: string, path: string) {
  for (const route of routes) {
    if (route.method !== method && !(method === 'HEAD' && route.method === 'GET')) continue
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return undefined
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return params
}

export async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBodyBytes) throw new Error(`the body is larger than ${maxBodyBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Headers may come from the description of a demo site; invalid ones cause a 500 and stop nothing else. */
export function send(response: ServerResponse, answer: Answer, withBody = true): void {
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : (answer.body ?? Buffer.alloc(0))
  try {
    response.writeHead(answer.status, { 'content-length': body.length, ...answer.headers })
    response.end(withBody ? body : undefined)
  } catch (error) {
    const text = `This answer cannot be sent: ${String(error)}\n`
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
  }
}

/** An HTTP server for the given routes; a request without a route gets a JSON 404. */
export function serveRoutes(routes: Route[]): Server {
  return createServer((message, response) => {
    answerFrom(routes, message).then(
      (answer) => send(response, answer, message.method !== 'HEAD'),
      (error: unknown) => send(response, json(500, { error: String(error) })),
    )
  })
}

async function answerFrom(routes: Route[], message: IncomingMessage): Promise<Answer> {
  const url = new URL(message.url ?? '/', 'http://sandbox')
  const method = message.method ?? 'GET'
  const found = findRoute(routes, method, url.pathname)
  if (!found) return json(404, { error: `the sandbox has no ${method} ${url.pathname}` })
  const request = { method, url, params: found.params, headers: message.headers, body: await readBody(message) }
  return found.route.handle(request)
}
