import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import type { AskForPart, Fulfilment, Loads, PageDocument, Visit } from './fulfil-requests.ts'
import { RenderingFailure } from './rendering-failure.ts'

export interface BrowserWindow {
  devtools: Devtools
  fulfilment: Fulfilment
  /** Draws a frame of a page; null where the browser draws by itself. Gives its picture, base64, where one is asked. */
  drawFrame: ((sessionId: string, frame?: Frame) => Promise<string | undefined>) | null
  /** Called when a page took more than its time, crashed, or asked questions without end. */
  onStopped: () => void
}

interface Frame {
  /** Milliseconds since the frame before it, by which animations go; one frame's time if less. */
  after?: number
  screenshot?: PictureFormat
}

/** As the browser encodes a picture; quality is 1 to 100. */
interface PictureFormat {
  format: 'webp'
  quality: number
}

export interface TabOptions {
  /** CSS pixels; a mobile one lays pages out as phones do. */
  window: { width: number; height: number; mobile: boolean }
  loads: Loads
  ask: AskForPart
}

/** A page in a tab of its own, which has only the time it is given. */
export interface Tab {
  visit: Visit
  tell<Result>(method: string, params?: Record<string, unknown>): Promise<Result>
  /** Starts to load the page. */
  load(): Promise<void>
  /** Lets this many milliseconds of the page's own time pass; its clock stops while it waits for an answer. */
  pass(milliseconds: number): Promise<void>
  /** Animations move on by this many milliseconds. */
  draw(after?: number): Promise<void>
  /** Draws until the page has done what it puts off to its next two frames, within moments of real time. */
  drawTwoFrames(): Promise<void>
  /** What the window shows, base64. */
  picture(format: PictureFormat): Promise<string>
  /** Runs in an isolated world, where the page's scripts cannot change built-in functions. Rejects when it throws. */
  evaluate<Value>(expression: string): Promise<Value>
  /** The work's value, or `late()` after this many milliseconds of real time. Rejects when the tab is lost. */
  within<Value>(milliseconds: number, work: Promise<Value>, late: () => Promise<Value>): Promise<Value>
  close(): void
}

const framesASlice = 2
/** Milliseconds within which a browser that draws by itself has drawn a frame. */
const ownFrame = 17
/** A frame that was drawn before the page was ready for it does nothing, so a page may need more than it waits for. */
const mostDraws = 30
const twoFrames = 'new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown())))'
const mostDialogs = 5

/** Opens a tab for a page. Rejects when the browser does not answer. */
export async function openTab(
  { devtools, fulfilment, drawFrame, onStopped }: BrowserWindow,
  page: PageDocument,
  { window, loads, ask }: TabOptions,
): Promise<Tab> {
  const { send, listen } = devtools
  const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    ...(drawFrame ? { enableBeginFrameControl: true } : {}),
  })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const tell = <Result>(method: string, params: Record<string, unknown> = {}) => send<Result>(method, params, sessionId)
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(onStopped)
  let timePassed = () => {}
  let dialogs = 0
  const stopListening = listen(({ method, params, sessionId: of }) => {
    // A tab that the page opens has none of its content.
    if (method === 'Target.targetCreated') closeOpenedTab(params)
    if (of !== sessionId) return
    if (method === 'Emulation.virtualTimeBudgetExpired') timePassed()
    if (method === 'Inspector.targetCrashed') lost.reject(new RenderingFailure('the browser gave up on one of them'))
    if (method === 'Page.javascriptDialogOpening') {
      if (++dialogs > mostDialogs)
        lost.reject(new RenderingFailure('one of them asks its visitor questions without end'))
      else tell('Page.handleJavaScriptDialog', { accept: false }).catch(() => {})
    }
  })
  const closeOpenedTab = (params: Record<string, unknown>) => {
    const { targetId: opened, openerId } = params['targetInfo'] as { targetId: string; openerId?: string }
    if (openerId === targetId) send('Target.closeTarget', { targetId: opened }).catch(() => {})
  }
  const visit = fulfilment.visit(targetId, page, loads, ask)
  const draw = async (after = 0): Promise<void> => {
    if (!drawFrame) return sleep(ownFrame)
    for (let frame = 0; frame < framesASlice; frame++) await drawFrame(sessionId, { after: after / framesASlice })
  }
  const evaluate = async <Value>(expression: string, awaitPromise = false): Promise<Value> => {
    const { executionContextId } = await tell<{ executionContextId: number }>('Page.createIsolatedWorld', {
      frameId: targetId,
      worldName: 'reader',
    })
    const { result, exceptionDetails } = await tell<{ result: { value: Value }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      { expression, contextId: executionContextId, returnByValue: true, awaitPromise },
    )
    if (exceptionDetails) throw new RenderingFailure('one of them could not be looked at')
    return result.value
  }

  return {
    visit,
    tell,
    async load() {
      await Promise.all([
        tell('Page.enable'),
        tell('Inspector.enable'),
        tell('Emulation.setDeviceMetricsOverride', { ...window, deviceScaleFactor: 1 }),
        tell('Emulation.setVirtualTimePolicy', { policy: 'pause' }),
      ])
      await tell('Page.navigate', { url: page.url })
    },
    async pass(budget) {
      const passed = Promise.withResolvers<void>()
      timePassed = passed.resolve
      await tell('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget })
      await passed.promise
    },
    draw,
    async drawTwoFrames() {
      let isShown = false
      const shown = () => (isShown = true)
      // The page may go elsewhere meanwhile.
      evaluate(twoFrames, true).then(shown, shown)
      for (let draws = 0; !isShown && draws < mostDraws; draws++) {
        await draw()
        await sleep(1)
      }
    },
    async picture(format) {
      const data = drawFrame
        ? await drawFrame(sessionId, { screenshot: format })
        : (await tell<{ data: string }>('Page.captureScreenshot', { ...format })).data
      if (!data) throw new RenderingFailure('the browser drew nothing')
      return data
    },
    evaluate,
    within(milliseconds, work, late) {
      const given = new AbortController()
      work.catch(() => {})
      const timer = sleep(milliseconds, undefined, { signal: given.signal }).then(() => {
        onStopped()
        return late()
      })
      timer.catch(() => {})
      return Promise.race([work, timer, lost.promise]).finally(() => given.abort())
    },
    close() {
      stopListening()
      fulfilment.leave(targetId)
      send('Target.disposeBrowserContext', { browserContextId }).catch(() => {})
    },
  }
}
