import { launchChromium } from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { expectAccessible, openPage, signIn, type Session } from './staff.ts'

/** A browser page of a signed-in member of staff, a fresh one for each test. */
export function useStaff() {
  let browser: Browser
  let session: Session
  /** Another window of the same person. */
  const open = () => openPage(browser, session)
  const staff = {
    page: undefined as unknown as Page,
    open,
    expectAccessible: () => expectAccessible(staff.page),
  }

  beforeAll(async () => {
    browser = await launchChromium()
    const page = await openPage(browser)
    await signIn(page)
    session = await page.context().storageState()
    await page.context().close()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    staff.page = await open()
  })
  afterEach(() => staff.page.context().close())
  return staff
}
