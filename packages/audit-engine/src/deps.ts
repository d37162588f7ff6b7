import { setImmediate } from 'node:timers/promises'
import { assess, type Thinking } from './assess.ts'
import { deriveFacts } from './facts/derive-facts.ts'
import { parsePage } from './page/parse-page.ts'
import type { Parse } from './sources/crawl/read-page.ts'
import { createServices, type OutsideServices } from './sources/outside/services.ts'
import { connectBrowser } from './sources/rendered/connect-browser.ts'
import { createRenderer, noRenderer, type Renderer } from './sources/rendered/renderer.ts'
import { openWeb, type Web, type WebDeps } from './sources/web/web.ts'

/** Milliseconds since 1970. */
export type Clock = () => number

/** How far the audit is. The five stages are those of `stages` in contracts; `share` is 0 to 1 within the stage. */
export interface Progress {
  stage: 1 | 2 | 3 | 4 | 5
  share: number
}

/**
 * Watches a part of an audit: calls `work` once and resolves as it does. `part` is a source's id as in the result, or
 * "facts", "assessment" or "competitors".
 */
export type Watch = <T>(part: string, work: () => Promise<T>) => Promise<T>

/** The part of a pino logger that the engine needs. */
export interface Log {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Everything an audit gets from outside, so that a recorded business can be replayed. */
export interface AuditDeps extends Thinking {
  /** Opens the web access of one audit. */
  openWeb(): Web
  parse: Parse
  /** Opens the renderer for one audit's script-built pages; everything they load is requested through `web`. */
  openRenderer(web: Web): Renderer
  /** Whether to look at the home page as a phone shows it, and to take a picture: for reports, not for free checks. */
  viewsHome?: boolean
  /** The only component to judge, by its id. */
  only?: string | undefined
  now: Clock
  /** The sources outside the website; for a source without access, the report says what it could not check. */
  services: OutsideServices
  log: Log
  /** Milliseconds for the whole audit. */
  deadline: number
  signal?: AbortSignal | undefined
  onProgress?: ((progress: Progress) => void) | undefined
  watch: Watch
}

const silent: Log = { warn: () => {}, error: () => {} }
const auditDeadline = 60_000

interface BrowserDeps {
  /**
   * The Chromium to use, as `connectBrowser` takes it. Without one, script-built content is not seen, and the report
   * says so.
   */
  browser?: string | undefined
}

/** Real clock, real web. Parsing and assessment run in this process unless a thread pool is given. */
export function createDeps({
  lookup,
  hostMap,
  browser,
  ...given
}: Partial<AuditDeps> & WebDeps & BrowserDeps = {}): AuditDeps {
  const now = given.now ?? Date.now
  const log = given.log ?? silent
  return {
    openWeb: () => openWeb({ lookup, hostMap, now }),
    parse: parseInTurns(),
    openRenderer: (web) =>
      browser
        ? createRenderer({ connect: () => connectBrowser(browser), web, log })
        : noRenderer('there is no browser to show them in'),
    derive: async (gathered) => deriveFacts(gathered),
    assess: async (gathered) => assess(gathered),
    services: createServices({}),
    deadline: auditDeadline,
    watch: (_part, work) => work(),
    ...given,
    log,
    now,
  }
}

/**
 * Parses one page per turn of the event loop: answers that arrived meanwhile free their connections for the next
 * addresses before the next page is parsed.
 */
function parseInTurns(): Parse {
  let last: Promise<unknown> = Promise.resolve()
  return (html, url) => {
    const page = last.then(() => setImmediate()).then(() => parsePage(html, url))
    last = page.catch(() => {})
    return page
  }
}
