import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserPipe } from './browser-pipe.ts'
import { openDevtools, type Devtools } from './devtools.ts'
import type { Answer, NoAnswer } from '../web/web.ts'
import { fulfilRequests, type PageDocument } from './fulfil-requests.ts'
import { RenderingFailure } from './rendering-failure.ts'
import { showPage, type Shown } from './show-page.ts'

/** In milliseconds: a browser slower than this to start or answer counts as missing. */
const deadlines = { start: 8_000, page: 12_000 }

export interface OpenBrowser {
  /** Rejects when the page could not be read. */
  show(page: PageDocument): Promise<Shown>
  /** False when it has ended or no longer answers. */
  alive(): boolean
  close(): Promise<void>
}

/** Prepares a browser to show pages, with all their requests answered by `ask`. Rejects when it does not start. */
export async function openBrowser(
  pipe: BrowserPipe,
  ask: (url: string) => Promise<Answer | NoAnswer>,
): Promise<OpenBrowser> {
  const devtools = openDevtools(pipe)
  let alive = true
  void devtools.closed.then(() => (alive = false))

  async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      alive = false
      reject(new RenderingFailure('the browser did not answer'))
    }, milliseconds)
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }

  const prepare = async () => {
    const { product } = await devtools.send<{ product: string }>('Browser.getVersion')
    const fulfilment = await fulfilRequests(devtools, ask)
    await devtools.send('Target.setDiscoverTargets', { discover: true })
    await devtools.send('Browser.setDownloadBehavior', { behavior: 'deny' })
    // Only the headless shell lets us draw its frames; a full Chromium draws by itself.
    return { devtools, fulfilment, drawFrame: product.startsWith('Headless') ? frameDrawer(devtools) : null }
  }
  try {
    const window = await within(deadlines.start, prepare())
    return {
      show: (page) => within(deadlines.page, showPage(window, page)),
      alive: () => alive,
      close: pipe.close,
    }
  } catch (error) {
    await pipe.close()
    throw error
  }
}

/** Milliseconds between two frames, and how long other pages wait when one page's script blocks drawing. */
const frame = { interval: 1_000 / 60, deadline: 500 }

/** Draws frames one at a time for all pages: their numbers must rise, and two at once crash the browser. */
function frameDrawer({ send }: Devtools): (sessionId: string) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let frames = 0
  return async (sessionId) => {
    const drawn = last.then(() =>
      send(
        'HeadlessExperimental.beginFrame',
        { frameTimeTicks: ++frames * frame.interval, noDisplayUpdates: true },
        sessionId,
      ),
    )
    last = Promise.race([drawn, sleep(frame.deadline)]).catch(() => {})
    await drawn
  }
}
