import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import { connectionsPerHost, createConnections, type SeenCertificate } from './connections.ts'
import { collect, decodeBody } from './decode-body.ts'
import { bareHost } from './host-names.ts'
import { createRoutes, type RoutesDeps } from './routes.ts'
import { createSlots } from './slots.ts'
import { userAgent } from './user-agent.ts'
import { asWebFailure, WebFailure, type FailureReason } from './web-failure.ts'

/** The only access to untrusted websites. One `Web` serves one audit and is closed after it. */
export interface Web {
  /** Requests an address and follows its redirects, checking every hop. Never rejects. */
  ask(url: string, options?: AskOptions): Promise<Answer | NoAnswer>
  /** What a host presented in its first TLS handshake; null when there was none. */
  certificateOf(host: string): SeenCertificate | null
  close(): Promise<void>
}

export interface AskOptions {
  method?: 'GET' | 'HEAD'
  /** Milliseconds for the whole exchange: name lookup, connection, every redirect, last byte. */
  deadline?: number
  /** Limit on the body, both as sent and decoded. */
  maxBytes?: number
  /** Whether a body of this content type should be read; '' when the answer gives none. */
  reads?: (contentType: string) => boolean
  /** Whether to follow a redirect to this address; all are followed when left out. */
  follows?: (to: URL) => boolean
  signal?: AbortSignal | undefined
  /** Close the connection after the answer. */
  once?: boolean
  /** Wait while any other request of this audit waits for the host. */
  yields?: boolean
}

interface Hop {
  from: string
  status: number
  to: string
}

export interface Answer {
  outcome: 'answered'
  url: string
  /** Where the answer came from, after redirects. */
  finalUrl: string
  redirects: Hop[]
  status: number
  /** Lower-case names; repeated headers are joined, cookies left out. */
  headers: Record<string, string>
  contentType: string
  /** Decoded; null when it was not read: not 2xx, HEAD, or a type refused by `reads`. */
  body: Buffer | null
  truncated: boolean
  at: string
  took: number
}

export interface NoAnswer {
  outcome: 'failed'
  url: string
  redirects: Hop[]
  reason: FailureReason
  /** One plain sentence. */
  detail: string
}

export interface WebDeps extends RoutesDeps {
  /** Milliseconds since 1970. */
  now?: () => number
}

export const pageBytes = 2 * 1_024 * 1_024
const defaultDeadline = 10_000
const maxHops = 8
/** An unwanted body below this size is read to its end, since a new connection costs more. */
const dumpBelow = 16 * 1_024
const dumpDeadline = 1_000

export function openWeb({ lookup, hostMap, now = Date.now }: WebDeps = {}): Web {
  const routeTo = createRoutes({ lookup, hostMap })
  const connections = createConnections(routeTo)
  const slots = createSlots(connectionsPerHost)

  async function send(url: URL, options: AskOptions, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    // Refuses a bad address before a pool exists for it; the connector asks again and gets the same pinned answer.
    await routeTo(url)
    signal.throwIfAborted()
    const request = () =>
      connections.pool(url.origin).request({
        method: options.method ?? 'GET',
        path: url.pathname + url.search,
        headers: {
          'user-agent': userAgent,
          accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
          'accept-language': 'en-AU,en;q=0.9',
          'accept-encoding': 'gzip, br, zstd, deflate',
        },
        signal,
        ...(options.once ? { reset: true } : {}),
      })
    return request().catch((error: unknown) => (isStaleConnection(error) ? request() : Promise.reject(error)))
  }

  async function exchange(
    url: URL,
    hops: Hop[],
    options: AskOptions,
    signal: AbortSignal,
  ): Promise<Omit<Answer, 'url' | 'at' | 'took'>> {
    const free = await slots.take(bareHost(url.hostname), signal, options.yields)
    try {
      const { statusCode: status, headers: rawHeaders, body: stream } = await send(url, options, signal)
      const headers = flatten(rawHeaders)
      const contentType = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
      const answer = { outcome: 'answered' as const, finalUrl: url.href, redirects: hops, status, headers, contentType }
      const wanted =
        options.method !== 'HEAD' && status >= 200 && status < 300 && (options.reads?.(contentType) ?? true)
      if (!wanted) {
        leave(stream, headers)
        return { ...answer, body: null, truncated: false }
      }
      const max = options.maxBytes ?? pageBytes
      const decoded = await decodeBody(await collect(stream, max), headers['content-encoding'] ?? '', max)
      return { ...answer, ...decoded }
    } finally {
      free()
    }
  }

  async function follow(start: string, hops: Hop[], options: AskOptions, signal: AbortSignal) {
    let url = URL.parse(start)
    if (!url) throw new WebFailure('refused-address', 'This is not an address of the web.')
    for (;;) {
      const answer = await exchange(url, [...hops], options, signal)
      const to = redirectTarget(answer.status, answer.headers['location'], url)
      if (!to || options.follows?.(to) === false) return answer
      hops.push({ from: url.href, status: answer.status, to: to.href })
      if (hops.length > maxHops || hops.some((hop) => hop.from === to.href)) {
        throw new WebFailure('too-many-redirects', `${bareHost(url.hostname)} redirects without end.`)
      }
      url = to
    }
  }

  return {
    async ask(url, options = {}) {
      const started = now()
      const hops: Hop[] = []
      const host = () => URL.parse(hops.at(-1)?.to ?? url)?.hostname ?? url
      const stop = new AbortController()
      const tooSlow = () => stop.abort(new WebFailure('timeout', `${host()} did not answer in time.`))
      const notWanted = () =>
        stop.abort(new WebFailure('budget', `Reading ${host()} was stopped before the answer came.`))
      const timer = setTimeout(tooSlow, options.deadline ?? defaultDeadline)
      options.signal?.addEventListener('abort', notWanted, { once: true })
      if (options.signal?.aborted) notWanted()
      try {
        const answer = await orAbort(follow(url, hops, options, stop.signal), stop.signal)
        return { url, ...answer, at: new Date(started).toISOString(), took: now() - started }
      } catch (error) {
        const { reason, message } = asWebFailure(stop.signal.aborted ? stop.signal.reason : error, host())
        return { outcome: 'failed', url, redirects: hops, reason, detail: message }
      } finally {
        clearTimeout(timer)
        options.signal?.removeEventListener('abort', notWanted)
      }
    },
    certificateOf: connections.certificateOf,
    close: connections.close,
  }
}

/** Whether the server had just closed the kept connection: the request was not read, so it may be sent again. */
function isStaleConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE'
}

function redirectTarget(status: number, location: string | undefined, base: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(status) || !location) return null
  // Header bytes arrive as latin1; addresses are UTF-8.
  const to = URL.parse(Buffer.from(location, 'latin1').toString('utf8'), base)
  if (!to) throw new WebFailure('unreadable', `${bareHost(base.hostname)} redirects to something that is no address.`)
  to.hash = ''
  return to
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== 'set-cookie') flat[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return flat
}

/** Disposes of a body: a small one is read to its end to keep the connection, otherwise both are cut off. */
function leave(stream: Dispatcher.ResponseData['body'], headers: Record<string, string>): void {
  stream.on('error', () => {})
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? 0 : dumpBelow))
  if (length < dumpBelow)
    void stream.dump({ limit: dumpBelow, signal: AbortSignal.timeout(dumpDeadline) }).catch(() => {})
  else stream.destroy()
}

/** Rejects as soon as the signal fires, since neither a name lookup nor a pending undici connection can be stopped. */
async function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {})
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  return Promise.race([work, aborted])
}
