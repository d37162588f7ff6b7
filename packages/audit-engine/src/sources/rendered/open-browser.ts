import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserPipe } from './browser-pipe.ts'
import { openDevtools, type Devtools } from './devtools.ts'
import { fulfilRequests, type AskForPart, type PageDocument } from './fulfil-requests.ts'
import type { BrowserWindow } from './open-tab.ts'
import { RenderingFailure } from './rendering-failure.ts'
import { showPage, type Shown } from './show-page.ts'
import { viewOnPhone, type PhoneView } from './view-on-phone.ts'

/** In milliseconds: a browser slower than this to start or answer counts as missing. */
const deadlines = { start: 8_000, page: 12_000 }

export interface OpenBrowser {
  /** Shows a page whose requests are answered by `ask`. Rejects when the page could not be read. */
  show(page: PageDocument, ask: AskForPart): Promise<Shown>
  /** Rejects when the page did not load as it would on a visitor's phone. */
  view(page: PageDocument, ask: AskForPart): Promise<PhoneView>
  /** False when it has ended or no longer answers. */
  alive(): boolean
  /** Whether another audit can use it: it is alive, no page is open, and none had to be stopped. */
  isFit(): boolean
  close(): Promise<void>
}

/** Prepares a browser to show pages. Rejects when it does not start. */
export async function openBrowser(pipe: BrowserPipe): Promise<OpenBrowser> {
  const devtools = openDevtools(pipe)
  let alive = true
  let openPages = 0
  let hadToStop = false
  void devtools.closed.then(() => (alive = false))

  async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      alive = false
      reject(new RenderingFailure('the browser did not answer'))
    }, milliseconds)
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }

  const prepare = async (): Promise<BrowserWindow> => {
    const { product } = await devtools.send<{ product: string }>('Browser.getVersion')
    const fulfilment = await fulfilRequests(devtools)
    await devtools.send('Target.setDiscoverTargets', { discover: true })
    await devtools.send('Browser.setDownloadBehavior', { behavior: 'deny' })
    // Only the headless shell lets us draw its frames; a full Chromium draws by itself.
    const drawFrame = product.startsWith('Headless') ? frameDrawer(devtools) : null
    return { devtools, fulfilment, drawFrame, onStopped: () => (hadToStop = true) }
  }
  const whileOpen = async <Seen>(see: () => Promise<Seen>): Promise<Seen> => {
    openPages++
    return see().finally(() => openPages--)
  }
  try {
    const window = await within(deadlines.start, prepare())
    return {
      show: (page, ask) => whileOpen(() => within(deadlines.page, showPage(window, page, ask))),
      view: (page, ask) => whileOpen(() => viewOnPhone(window, page, ask)),
      alive: () => alive,
      isFit: () => alive && openPages === 0 && !hadToStop,
      close: pipe.close,
    }
  } catch (error) {
    await pipe.close()
    throw error
  }
}

const machineTime = (): number => Number(process.hrtime.bigint()) / 1e6

/** Milliseconds between two frames, and how long other pages wait when one page's script blocks drawing. */
const frame = { interval: 1_000 / 60, deadline: 2_000 }

/**
 * Draws frames one at a time for all pages: their times must rise, and two at once crash the browser. They begin with the
 * clock of the machine, which the browser's is, because a page counts from when it was opened.
 */
function frameDrawer({ send }: Devtools): NonNullable<BrowserWindow['drawFrame']> {
  let last: Promise<unknown> = Promise.resolve()
  let time = 0
  return async (sessionId, { after = 0, screenshot } = {}) => {
    const drawn = last.then(() =>
      send<{ screenshotData?: string }>(
        'HeadlessExperimental.beginFrame',
        {
          frameTimeTicks: (time = Math.max(time + Math.max(after, frame.interval), machineTime())),
          // Animations begin with a frame that is displayed.
          noDisplayUpdates: after === 0 && !screenshot,
          ...(screenshot && { screenshot }),
        },
        sessionId,
      ),
    )
    last = Promise.race([drawn, sleep(frame.deadline)]).catch(() => {})
    return (await drawn).screenshotData
  }
}
