import { connectBrowser } from './connect-browser.ts'
import { openBrowser, type OpenBrowser } from './open-browser.ts'

/** Where audits get their browsers. No two have the same one at a time, so a page that ends its browser costs only its own audit. */
export interface Browsers {
  /** Rejects when none starts. */
  take(): Promise<OpenBrowser>
  /** Ends the browser, or keeps it for the next audit. */
  giveBack(browser: OpenBrowser): Promise<void>
}

/** Starts a browser for each audit and ends it afterwards. `browser` is as `connectBrowser` takes it. */
export const freshBrowsers = (browser: string): Browsers => ({
  take: async () => openBrowser(await connectBrowser(browser)),
  giveBack: ({ close }) => close(),
})

/** Audits that one browser serves, as its memory grows; and milliseconds that it waits for the next. */
const most = { audits: 20, idle: 10_000 }

export interface BrowserPool extends Browsers {
  /** Ends the browsers that wait for an audit, and from now on each one that is given back. */
  close(): Promise<void>
}

/** Keeps browsers for the next audit: starting one for each, and showing its first page, took a third of an order's CPU. */
export function createBrowserPool({ take, giveBack }: Browsers): BrowserPool {
  const idle = new Map<OpenBrowser, NodeJS.Timeout>()
  const audits = new WeakMap<OpenBrowser, number>()
  let closed = false

  function stopWaiting(browser: OpenBrowser): void {
    clearTimeout(idle.get(browser))
    idle.delete(browser)
  }

  async function end(browser: OpenBrowser): Promise<void> {
    stopWaiting(browser)
    await giveBack(browser)
  }

  return {
    async take() {
      // The last one first, so that those that are not needed time out.
      for (const browser of [...idle.keys()].toReversed()) {
        stopWaiting(browser)
        if (browser.isFit()) return browser
        void giveBack(browser)
      }
      return take()
    },
    async giveBack(browser) {
      const served = (audits.get(browser) ?? 0) + 1
      audits.set(browser, served)
      if (closed || served >= most.audits || !browser.isFit()) return end(browser)
      idle.set(
        browser,
        setTimeout(() => void end(browser), most.idle),
      )
    },
    async close() {
      closed = true
      await Promise.all([...idle.keys()].map(end))
    },
  }
}
