import { Buffer } from 'node:buffer'
import type { Answer, NoAnswer } from '../web/web.ts'
import type { Devtools } from './devtools.ts'

/** Limits for one page. Our judgement: several times what the pages we have seen need. */
const most = { requests: 120, bytes: 12 * 1_024 * 1_024, /** Times a page may load itself. */ documents: 3 }

/** A page's document as our fetcher read it. */
export interface PageDocument {
  url: string
  html: string
}

/** What a displayed page has tried to do. */
export interface Visit {
  /** Where the page tried to redirect its visitor, if it did. Not followed here: the crawl checks every hop. */
  movedTo: string | null
}

interface OpenVisit extends Visit {
  document: PageDocument
  requests: number
  bytes: number
  documents: number
}

interface Paused {
  requestId: string
  frameId: string
  resourceType: string
  request: { url: string; method: string; headers: Record<string, string> }
}

type AskForPart = (url: string) => Promise<Answer | NoAnswer>

/** Resource types that can change the page's content; pictures, fonts, frames, media and reports are left out. */
const readable = new Set(['Script', 'Stylesheet', 'XHR', 'Fetch'])

/** Pages may remove pictures that fail to load, so each gets this transparent one instead. */
const emptyPicture = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Answers every browser request through `ask`, the audit's own fetcher: GET only, no cookies, none of the page's
 * policies, no unchecked redirects. Requests from anything but a page opened with `visit` are refused.
 */
export async function fulfilRequests({ send, listen }: Pick<Devtools, 'send' | 'listen'>, ask: AskForPart) {
  const visits = new Map<string, OpenVisit>()

  const refuse = (requestId: string) => send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
  const answer = (requestId: string, status: number, headers: Record<string, string>, body?: string) =>
    send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      ...(body === undefined ? {} : { body }),
    })

  async function fulfil({ requestId, frameId, resourceType, request }: Paused): Promise<unknown> {
    const { url, method, headers } = request
    const visit = visits.get(frameId)
    if (!visit || !/^https?:/.test(url)) return refuse(requestId)
    if (resourceType === 'Document') return method === 'GET' ? load(requestId, url, visit) : refuse(requestId)
    if (++visit.requests > most.requests) return refuse(requestId)
    if (method === 'OPTIONS') return answer(requestId, 204, openTo(headers))
    if (method !== 'GET') return refuse(requestId)
    if (resourceType === 'Image') return answer(requestId, 200, { 'content-type': 'image/gif' }, emptyPicture)
    if (!readable.has(resourceType) || visit.bytes > most.bytes) return refuse(requestId)
    const part = await ask(url)
    if (part.outcome === 'failed') return refuse(requestId)
    visit.bytes += part.body?.length ?? 0
    const { 'content-type': type = '', location } = part.headers
    return answer(
      requestId,
      part.status,
      { 'content-type': type, ...openTo(headers), ...(location === undefined ? {} : { location }) },
      part.body?.toString('base64'),
    )
  }

  /** Serves the page itself from what was already read. Any other document is where its script sends the visitor. */
  function load(requestId: string, url: string, visit: OpenVisit): Promise<unknown> {
    const { document } = visit
    if (url === document.url && ++visit.documents <= most.documents)
      return answer(requestId, 200, { 'content-type': 'text/html; charset=utf-8' }, base64(document.html))
    if (url !== document.url) visit.movedTo ??= url
    return send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
  }

  listen(({ method, params }) => {
    // The browser may end, or the page be closed, before the answer arrives.
    if (method === 'Fetch.requestPaused') fulfil(params as unknown as Paused).catch(() => {})
  })
  await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })

  return {
    /** Answers the page's requests from now on. */
    visit(frameId: string, document: PageDocument): Visit {
      const visit: OpenVisit = { document, movedTo: null, requests: 0, bytes: 0, documents: 0 }
      visits.set(frameId, visit)
      return visit
    },
    leave: (frameId: string): boolean => visits.delete(frameId),
  }
}

export type Fulfilment = Awaited<ReturnType<typeof fulfilRequests>>

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** The page may read whatever we fetch for it: that contains nothing private to us or to visitors. */
const openTo = (headers: Record<string, string>): Record<string, string> => {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    'access-control-allow-origin': lower['origin'] ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': lower['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': '*',
  }
}
