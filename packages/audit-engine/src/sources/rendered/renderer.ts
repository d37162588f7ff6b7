import { createSlots } from '../web/slots.ts'
import type { AskOptions, Web } from '../web/web.ts'
import type { Browsers } from './browser-pool.ts'
import type { AskForPart, Loads, PageDocument } from './fulfil-requests.ts'
import type { OpenBrowser } from './open-browser.ts'
import { RenderingFailure } from './rendering-failure.ts'
import type { Shown } from './show-page.ts'
import type { PhoneView } from './view-on-phone.ts'

/** How rendering a page ended; a failure's reason is worded to follow "because". */
export type Rendering = ({ outcome: 'rendered' } & Shown) | { outcome: 'failed'; reason: string }

/** Shows a page in a browser. Never rejects. */
export type Render = (page: PageDocument, signal: AbortSignal) => Promise<Rendering>

/** How viewing a page on a phone ended. */
export type Viewing = ({ outcome: 'viewed' } & PhoneView) | { outcome: 'failed'; reason: string }

/** The browser of one audit, taken for the first page that needs it. */
export interface Renderer {
  render: Render
  /** Shows a page as a phone does. Never rejects. */
  view(page: PageDocument, signal: AbortSignal): Promise<Viewing>
  close(): Promise<void>
}

/** Pages shown at the same time. */
const tabs = 2
/** A browser that ends is replaced until this many were used; one that does not start is not tried again. */
const mostBrowsers = 3
/**
 * How parts of pages are requested. What only makes them look right lets the crawl go first, and photographs are heavy.
 */
const partOptions: Record<Loads, AskOptions> = {
  content: { deadline: 5_000 },
  looks: { deadline: 10_000, maxBytes: 3 * 1_024 * 1_024, yields: true },
}
/** Bytes of scripts and answers kept for the audit's other pages, which mostly load the same ones. */
const mostKept = 16 * 1_024 * 1_024

/** Renders nothing, always for the same reason. */
export const noRenderer = (reason: string): Renderer => ({
  render: async () => ({ outcome: 'failed', reason }),
  view: async () => ({ outcome: 'failed', reason }),
  close: async () => {},
})

interface RendererDeps {
  browsers: Browsers
  web: Pick<Web, 'ask'>
  log: { warn(details: object, message: string): void }
}

/** Renders in one of the browsers at a time, with everything the pages load requested through `web`. */
export function createRenderer({ browsers, web, log }: RendererDeps): Renderer {
  const slots = createSlots(tabs)
  const ending = new AbortController()
  const ask = keepAnswers((url, loads) =>
    web.ask(url, { ...partOptions[loads], follows: () => false, signal: ending.signal }),
  )
  let browser: Promise<OpenBrowser | null> = Promise.resolve(null)
  let taken = 0

  /** The running browser. Calls wait for earlier ones, so that a browser that ended is replaced only once. */
  async function current(): Promise<OpenBrowser> {
    const next = browser.then((running) => (running?.alive() ? running : open(running)))
    browser = next
    return next
  }

  async function open(ended: OpenBrowser | null): Promise<OpenBrowser> {
    if (ended) void browsers.giveBack(ended)
    if (++taken > mostBrowsers) throw new RenderingFailure('the browser ended again and again')
    try {
      return await browsers.take()
    } catch (error) {
      throw new RenderingFailure('the browser did not start', { cause: error })
    }
  }

  async function show(page: PageDocument): Promise<Rendering> {
    const free = await slots.take('tabs', ending.signal)
    try {
      return { outcome: 'rendered', ...(await (await current()).show(page, ask)) }
    } finally {
      free()
    }
  }

  /** In a tab beside those of `show`, so that none waits for it. */
  const view = async (page: PageDocument): Promise<Viewing> => ({
    outcome: 'viewed',
    ...(await (await current()).view(page, ask)),
  })

  /** How the work ends, or that there was no time for it. */
  async function outcomeOf<Done>(
    { url }: PageDocument,
    work: Promise<Done>,
    signal: AbortSignal,
    complaint: string,
  ): Promise<Done | { outcome: 'failed'; reason: string }> {
    const { promise: late, resolve } = Promise.withResolvers<{ outcome: 'failed'; reason: string }>()
    const stop = () => resolve({ outcome: 'failed', reason: 'reading reached its time limit' })
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    const done = work.catch((error: unknown) => {
      const { cause } = error as Error
      const because = cause instanceof Error ? { cause: cause.message } : {}
      // Closing the browser ends what nobody waits for any longer.
      if (!signal.aborted) log.warn({ url, error: String(error), ...because }, complaint)
      return { outcome: 'failed' as const, reason: RenderingFailure.reasonOf(error) }
    })
    return Promise.race([done, late]).finally(() => signal.removeEventListener('abort', stop))
  }

  return {
    render: (page, signal) => outcomeOf(page, show(page), signal, 'a page could not be rendered'),
    view: (page, signal) => outcomeOf(page, view(page), signal, 'the home page was not seen as on a phone'),
    async close() {
      ending.abort(new Error('the audit has ended'))
      await browser.then((running) => running && browsers.giveBack(running)).catch(() => {})
    },
  }
}

/** Requests each address once, until the answers take up too much room. */
function keepAnswers(ask: AskForPart): AskForPart {
  const kept = new Map<string, ReturnType<AskForPart>>()
  let bytes = 0
  return async (url, loads) => {
    const known = kept.get(url)
    if (known) return known
    const asked = ask(url, loads)
    if (bytes < mostKept) kept.set(url, asked)
    const answer = await asked
    if (answer.outcome === 'answered') bytes += answer.body?.length ?? 0
    return answer
  }
}
