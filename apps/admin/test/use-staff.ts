import { expectAccessible, launchChromium } from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openPage, signIn, type Session } from './staff.ts'

/** A fresh browser page for each test: of somebody who is not signed in, or of the first administrator. */
export function usePage({ signedIn }: { signedIn: boolean }) {
  let browser: Browser
  let session: Session | undefined
  /** Another window of the same person. */
  const open = () => openPage(browser, session)
  const own = {
    page: undefined as unknown as Page,
    open,
    expectAccessible: () => expectAccessible(own.page),
  }

  beforeAll(async () => {
    browser = await launchChromium()
    if (!signedIn) return
    // Once for all tests of a file, as only a few logins a minute are allowed.
    const page = await open()
    await signIn(page)
    session = await page.context().storageState()
    await page.context().close()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    own.page = await open()
  })
  afterEach(() => own.page.context().close())
  return own
}

export const useStaff = () => usePage({ signedIn: true })
