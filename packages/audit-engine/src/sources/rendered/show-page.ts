import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import type { Fulfilment, PageDocument } from './fulfil-requests.ts'
import { RenderingFailure } from './rendering-failure.ts'

/** A page as a browser shows it. */
export interface Shown {
  html: string
  /** Where its script redirects the visitor, if it does. */
  movedTo: string | null
}

/** Tall, so that most of a page is in view. */
const window = { width: 1_280, height: 2_400 }

/**
 * The page's own time in steps of milliseconds, and how far down the window is scrolled before each, so that content
 * that waits for a delay or for scrolling is there at the end. This is all the time a page gets; its clock stops while
 * it waits for an answer.
 */
const slices = [
  { time: 50, scroll: 0 },
  { time: 100, scroll: 0 },
  { time: 250, scroll: 0.25 },
  { time: 500, scroll: 0.5 },
  { time: 1_000, scroll: 0.75 },
  { time: 2_000, scroll: 1 },
  { time: 2_000, scroll: 0 },
]
const framesASlice = 2
/** Milliseconds within which a browser that draws by itself has drawn a frame. */
const ownFrame = 17

/** Milliseconds of real time: for a whole page, and for reading its content when its script never ends. */
const most = { page: 6_000, reading: 1_500 }
const mostDialogs = 5
/** Characters of HTML; the fetcher reads as many bytes. */
const mostHtml = 2 * 1_024 * 1_024

/**
 * Runs in an isolated world, where the page's scripts cannot change built-in functions. Open shadow roots are included.
 */
const readDocument = `(() => {
  const shadowRoots = []
  const collect = (root) => {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (!shadowRoot) continue
      shadowRoots.push(shadowRoot)
      collect(shadowRoot)
    }
  }
  collect(document)
  const { documentElement: root } = document
  const [start] = root.cloneNode(false).outerHTML.split('</html>')
  return ('<!doctype html>' + start + root.getHTML({ shadowRoots }) + '</html>').slice(0, ${mostHtml})
})()`

export interface BrowserWindow {
  devtools: Devtools
  fulfilment: Fulfilment
  /** Draws a frame of a page; null where the browser draws by itself. */
  drawFrame: ((sessionId: string) => Promise<void>) | null
}

/**
 * Shows one page in a tab of its own and reads its content once it has settled. Rejects when nothing can be read: the
 * tab crashed, or the browser does not answer.
 */
export async function showPage({ devtools, fulfilment, drawFrame }: BrowserWindow, page: PageDocument): Promise<Shown> {
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
  lost.promise.catch(() => {})
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

  async function pass(budget: number): Promise<void> {
    const passed = Promise.withResolvers<void>()
    timePassed = passed.resolve
    await tell('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget })
    await passed.promise
  }

  async function draw(): Promise<void> {
    if (!drawFrame) return sleep(ownFrame)
    for (let frame = 0; frame < framesASlice; frame++) await drawFrame(sessionId)
  }

  async function evaluate<Value>(expression: string): Promise<Value> {
    const { executionContextId } = await tell<{ executionContextId: number }>('Page.createIsolatedWorld', {
      frameId: targetId,
      worldName: 'reader',
    })
    const { result } = await tell<{ result: { value: Value } }>('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      returnByValue: true,
    })
    return result.value
  }

  async function settle(): Promise<void> {
    await Promise.all([
      tell('Page.enable'),
      tell('Inspector.enable'),
      tell('Emulation.setDeviceMetricsOverride', { ...window, deviceScaleFactor: 1, mobile: false }),
      tell('Emulation.setVirtualTimePolicy', { policy: 'pause' }),
    ])
    await tell('Page.navigate', { url: page.url })
    for (const { time, scroll } of slices) {
      await pass(time)
      await draw()
      if (visit.movedTo !== null) return
      await evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${scroll})`)
      await draw()
    }
  }

  const visit = fulfilment.visit(targetId, page)
  const within = <Value>(milliseconds: number, work: Promise<Value>, late: () => Promise<Value>): Promise<Value> => {
    const given = new AbortController()
    work.catch(() => {})
    const timer = sleep(milliseconds, undefined, { signal: given.signal }).then(late)
    timer.catch(() => {})
    return Promise.race([work, timer, lost.promise]).finally(() => given.abort())
  }
  try {
    await within(most.page, settle(), async () => {
      await tell('Runtime.terminateExecution')
    })
    const html = await within(most.reading, evaluate<string>(readDocument), () =>
      Promise.reject(new RenderingFailure('the scripts of one of them do not end')),
    )
    return { html, movedTo: visit.movedTo }
  } finally {
    stopListening()
    fulfilment.leave(targetId)
    send('Target.disposeBrowserContext', { browserContextId }).catch(() => {})
  }
}
