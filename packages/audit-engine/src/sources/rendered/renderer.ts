import { createSlots } from '../web/slots.ts'
import type { Answer, NoAnswer, Web } from '../web/web.ts'
import type { BrowserPipe } from './browser-pipe.ts'
import type { PageDocument } from './fulfil-requests.ts'
import { openBrowser, type OpenBrowser } from './open-browser.ts'
import { RenderingFailure } from './rendering-failure.ts'
import type { Shown } from './show-page.ts'

/** How rendering a page ended; a failure's reason is worded to follow "because". */
export type Rendering = ({ outcome: 'rendered' } & Shown) | { outcome: 'failed'; reason: string }

/** Shows a page in a browser. Never rejects. */
export type Render = (page: PageDocument, signal: AbortSignal) => Promise<Rendering>

/** The browser of one audit, started for the first page that needs it. */
export interface Renderer {
  render: Render
  close(): Promise<void>
}

/** Pages shown at the same time. */
const tabs = 2
/** A browser that ends is replaced until this many were used; one that does not start is not tried again. */
const mostBrowsers = 3
const partDeadline = 5_000
/** Bytes of scripts and answers kept for the audit's other pages, which mostly load the same ones. */
const mostKept = 16 * 1_024 * 1_024

/** Renders nothing, always for the same reason. */
export const noRenderer = (reason: string): Renderer => ({
  render: async () => ({ outcome: 'failed', reason }),
  close: async () => {},
})

interface RendererDeps {
  connect: () => Promise<BrowserPipe>
  web: Pick<Web, 'ask'>
  log: { warn(details: object, message: string): void }
}

/** Renders in browsers from `connect`, with everything the pages load requested through `web`. */
export function createRenderer({ connect, web, log }: RendererDeps): Renderer {
  const slots = createSlots(tabs)
  const ending = new AbortController()
  const ask = keepAnswers((url) =>
    web.ask(url, { follows: () => false, deadline: partDeadline, signal: ending.signal }),
  )
  let browser: Promise<OpenBrowser | null> = Promise.resolve(null)
  let browsers = 0

  /** The running browser. Calls wait for earlier ones, so that a browser that ended is replaced only once. */
  async function current(): Promise<OpenBrowser> {
    const next = browser.then((running) => (running?.alive() ? running : open(running)))
    browser = next
    return next
  }

  async function open(ended: OpenBrowser | null): Promise<OpenBrowser> {
    void ended?.close()
    if (++browsers > mostBrowsers) throw new RenderingFailure('the browser ended again and again')
    try {
      return await openBrowser(await connect(), ask)
    } catch (error) {
      throw new RenderingFailure('the browser did not start', { cause: error })
    }
  }

  async function show(page: PageDocument): Promise<Rendering> {
    const free = await slots.take('tabs', ending.signal)
    try {
      return { outcome: 'rendered', ...(await (await current()).show(page)) }
    } finally {
      free()
    }
  }

  return {
    async render(page, signal) {
      const { promise: late, resolve } = Promise.withResolvers<Rendering>()
      const stop = () => resolve({ outcome: 'failed', reason: 'reading reached its time limit' })
      signal.addEventListener('abort', stop, { once: true })
      if (signal.aborted) stop()
      const shown = show(page).catch((error: unknown): Rendering => {
        const { cause } = error as Error
        const because = cause instanceof Error ? { cause: cause.message } : {}
        log.warn({ url: page.url, error: String(error), ...because }, 'a page could not be rendered')
        return { outcome: 'failed', reason: RenderingFailure.reasonOf(error) }
      })
      return Promise.race([shown, late]).finally(() => signal.removeEventListener('abort', stop))
    },
    async close() {
      ending.abort(new Error('the audit has ended'))
      await browser.then((running) => running?.close()).catch(() => {})
    },
  }
}

/** Requests each address once, until the answers take up too much room. */
function keepAnswers(ask: (url: string) => Promise<Answer | NoAnswer>): (url: string) => Promise<Answer | NoAnswer> {
  const kept = new Map<string, Promise<Answer | NoAnswer>>()
  let bytes = 0
  return async (url) => {
    const known = kept.get(url)
    if (known) return known
    const asked = ask(url)
    if (bytes < mostKept) kept.set(url, asked)
    const answer = await asked
    if (answer.outcome === 'answered') bytes += answer.body?.length ?? 0
    return answer
  }
}
