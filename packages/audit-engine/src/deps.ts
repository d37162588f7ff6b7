import { readHere, type Reader } from './reader.ts'
import { createServices, type OutsideServices } from './sources/outside/services.ts'
import { freshBrowsers, type Browsers } from './sources/rendered/browser-pool.ts'
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
export interface AuditDeps {
  /** Opens the web access of one audit. */
  openWeb(): Web
  /** Opens what reads the pages of one audit. */
  openReader(): Reader
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
   * The Chromium to use, as `connectBrowser` takes it, or browsers that audits share. Without one, script-built content is
   * not seen, and the report says so.
   */
  browser?: string | Browsers | undefined
}

/** Real clock, real web. Pages are read and assessed in this process unless a thread pool is given. */
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
    openReader: readHere,
    openRenderer: (web) =>
      browser
        ? createRenderer({ browsers: typeof browser === 'string' ? freshBrowsers(browser) : browser, web, log })
        : noRenderer('there is no browser to show them in'),
    services: createServices({}),
    deadline: auditDeadline,
    watch: (_part, work) => work(),
    ...given,
    log,
    now,
  }
}
