import { Buffer } from 'node:buffer'
import { createSlots } from '../web/slots.ts'
import type { Answer, NoAnswer } from '../web/web.ts'
import { websiteOf } from '../outside/own-website.ts'
import type { Devtools } from './devtools.ts'

/** Limits for one page. Our judgement: several times what the pages we have seen need. */
const most = {
  requests: 120,
  bytes: 12 * 1_024 * 1_024,
  /** Requested at the same time, so that little more than those bytes arrives. */
  atOnce: 6,
  /** Times a page may load itself. */
  documents: 3,
}

/** What a page is shown for: to read its content, or to look at it, which needs its pictures and fonts as well. */
export type Loads = 'content' | 'looks'

/** A page's document as our fetcher read it. */
export interface PageDocument {
  url: string
  html: string
}

/** What a displayed page has tried to do. */
export interface Visit {
  /** Where the page tried to redirect its visitor, if it did. Not followed here: the crawl checks every hop. */
  movedTo: string | null
  /** What it asked for and did not get, though a visitor might have. */
  missed: Missed[]
}

export interface Missed {
  type: string
  url: string
}

interface OpenVisit extends Visit {
  document: PageDocument
  ask: AskForPart
  loads: Loads
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

export type AskForPart = (url: string, loads: Loads) => Promise<Answer | NoAnswer>

/** Resource types that can change what a page is shown for; frames, media and reports are never loaded. */
const content = ['Script', 'Stylesheet', 'XHR', 'Fetch']
const wanted: Record<Loads, ReadonlySet<string>> = {
  content: new Set(content),
  looks: new Set([...content, 'Image', 'Font']),
}

/** Pages may remove pictures that fail to load, so each gets this transparent one instead. */
const emptyPicture = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Answers every browser request through the `ask` of its page, the audit's own fetcher: GET only, no cookies, none of
 * the page's policies, no unchecked redirects. Requests from anything but a page opened with `visit` are refused.
 */
export async function fulfilRequests({ send, listen }: Pick<Devtools, 'send' | 'listen'>) {
  const visits = new Map<string, OpenVisit>()
  const slots = createSlots(most.atOnce)
  const { signal: ending } = new AbortController()

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
    const isWanted = wanted[visit.loads].has(resourceType)
    const miss = () => {
      if (isWanted) visit.missed.push({ type: resourceType, url })
      return refuse(requestId)
    }
    if (resourceType === 'Document') return method === 'GET' ? load(requestId, url, visit) : refuse(requestId)
    if (++visit.requests > most.requests) return miss()
    if (method === 'OPTIONS') return answer(requestId, 204, openTo(headers))
    if (method !== 'GET') return asksForContent(url, headers, visit) ? miss() : refuse(requestId)
    if (resourceType === 'Image' && !isWanted)
      return answer(requestId, 200, { 'content-type': 'image/gif' }, emptyPicture)
    if (!isWanted) return refuse(requestId)
    const free = await slots.take(frameId, ending)
    const part = visit.bytes > most.bytes ? null : await visit.ask(url, visit.loads)
    if (part?.outcome === 'answered') visit.bytes += part.body?.length ?? 0
    free()
    if (part?.outcome !== 'answered') return miss()
    if (part.truncated || isWithheld(part.status)) visit.missed.push({ type: resourceType, url })
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
    visit(frameId: string, document: PageDocument, loads: Loads, ask: AskForPart): Visit {
      const visit: OpenVisit = { document, loads, ask, movedTo: null, missed: [], requests: 0, bytes: 0, documents: 0 }
      visits.set(frameId, visit)
      return visit
    },
    leave: (frameId: string): boolean => visits.delete(frameId),
  }
}

export type Fulfilment = Awaited<ReturnType<typeof fulfilRequests>>

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** Whether others might get another answer than our fetcher: a refusal or a server's trouble, not a page that is gone. */
const isWithheld = (status: number): boolean => [401, 403, 407, 429, 451].includes(status) || status >= 500

/**
 * Whether a request that sends something is for content: a query in JSON to the page's own website. Forms and other
 * websites get counts of visits, as a rule.
 */
const asksForContent = (url: string, headers: Record<string, string>, { document }: OpenVisit): boolean =>
  websiteOf(url) === websiteOf(document.url) &&
  Object.entries(headers).some(([name, value]) => /^content-type$/i.test(name) && value.startsWith('application/json'))

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
