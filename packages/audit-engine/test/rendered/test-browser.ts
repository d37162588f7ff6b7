import { findHeadlessChromium } from '@findable/local-servers'
import type { PageDocument } from '../../src/sources/rendered/fulfil-requests.ts'
import { openBrowser } from '../../src/sources/rendered/open-browser.ts'
import { startBrowser } from '../../src/sources/rendered/start-browser.ts'
import type { Answer, NoAnswer } from '../../src/sources/web/web.ts'

interface Options {
  ask?: (url: string) => Promise<Answer | NoAnswer>
  confinement?: readonly string[] | undefined
}

/** This machine's browser; `npm test` makes sure that there is one. */
export function testChromium(): string {
  const program = findHeadlessChromium()
  if (!program)
    throw new Error('Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH')
  return program
}

const noParts = async (url: string): Promise<NoAnswer> => ({
  outcome: 'failed',
  url,
  redirects: [],
  reason: 'connection',
  detail: 'Not in this test.',
})

export async function openTestBrowser({ ask = noParts, confinement }: Options = {}) {
  const browser = await openBrowser(await startBrowser(testChromium(), confinement))
  return {
    ...browser,
    show: (page: PageDocument) => browser.show(page, ask),
    view: (page: PageDocument) => browser.view(page, ask),
  }
}

export type TestBrowser = Awaited<ReturnType<typeof openTestBrowser>>
