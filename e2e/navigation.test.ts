import { untilInteractive } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterWebsite, useVisitor } from './visitor.ts'

const visitor = useVisitor()

const contact = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
/** A mark that a new document would not have. */
const mark = (page: Page) => page.evaluate("document.documentElement.dataset.visit = 'same'")
const isSameDocument = (page: Page) => page.evaluate("document.documentElement.dataset.visit === 'same'")

describe('a prerendered page', () => {
  it.each(['/', '/contact', '/resources', '/ssl-guide', '/terms-and-conditions', '/no-such-page'])(
    '%s is brought to life as it came, without a flash, and stays where its visitor has scrolled to',
    async (path) => {
      const { page, complaints } = visitor()
      let release = () => {}
      const marked = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/index-*.js', async (route) => {
        await marked
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('main > *').first().waitFor()
      await page.evaluate("for (const part of document.querySelectorAll('#root *')) part.dataset.visit = 'same'")
      const scrolled = await page.evaluate('scrollTo(0, 150), scrollY')
      release()
      await untilInteractive(page)
      expect(await page.locator('#root :not([data-visit])').count()).toBe(0)
      expect(await page.evaluate('scrollY')).toBe(scrolled)
      expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
    },
  )

  it.each(['/', '/ssl-guide', '/scores', '/contact'])(
    '%s is painted before its scripts are asked for',
    async (path) => {
      const { page } = visitor()
      await page.goto(path)
      await untilInteractive(page)
      const early = await page.evaluate<string[]>(`
      const [{ startTime: painted }] = performance.getEntriesByName('first-contentful-paint')
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      scripts.filter(({ startTime }) => startTime < painted).map(({ name }) => name.replace(/.*\\/|-[^-]*$/g, ''))
    `)
      expect(early).toEqual(['after-paint'])
    },
  )

  it('gets its scripts where the browser reports no paint', async () => {
    const { page } = visitor()
    await page.addInitScript('PerformanceObserver.prototype.observe = () => {}')
    await page.goto('/scores')
    await page.getByRole('tab', { name: 'Component Details' }).focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter')
        return page.getByRole('tab', { name: 'Component Details' }).getAttribute('aria-selected')
      })
      .toBe('true')
  })

  it.each([
    '/',
    '/scores',
    '/ssl-guide',
    '/checkout',
    '/report-progress',
    '/success',
    '/download-report',
    '/report-status',
  ])('%s says when its scripts are lost, and offers to load it again', async (path) => {
    const { page } = visitor()
    const animations = await page.context().newCDPSession(page)
    await animations.send('Animation.enable')
    await animations.send('Animation.setPlaybackRate', { playbackRate: 20 })
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${path}?reportId=kept`)
    const again = page.getByRole('link', { name: 'Load it again' })
    await again.waitFor()
    await page.unrouteAll()
    await animations.detach()
    await again.click()
    // Without an order, the checkout leads home.
    await page.waitForURL(({ pathname }) => pathname === (path === '/checkout' ? '/' : path))
    await untilInteractive(page)
    expect(await again.count()).toBe(0)
  })

  it.each(['/success/%ff', '/%', '/Contact', `/success/${'x'.repeat(300)}`, '/success/a/b'])(
    'of an address like %s is the not-found page',
    async (path) => {
      const { page, complaints } = visitor()
      await page.goto(path)
      await untilInteractive(page)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found')
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await page.getByRole('heading', { name: /Can they see your sign/ }).waitFor()
      expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
    },
  )
})

describe('a link between pages', () => {
  it('opens no new document, and does what one would: title, top of the page, keyboard, way back', async () => {
    const { page } = visitor()
    await page.goto('/')
    await untilInteractive(page)
    await mark(page)
    await contact(page).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await isSameDocument(page)).toBe(true)
    await expect.poll(() => page.title()).toBe('Contact | Findable')
    expect(await page.evaluate('scrollY')).toBe(0)
    expect(await page.locator('main').evaluate((main) => main.matches(':focus'))).toBe(true)
    await page.goBack()
    await page.getByRole('heading', { name: /Can they see your sign/ }).waitFor()
    expect(await isSameDocument(page)).toBe(true)
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(500)
  })

  it('leads from any page to the website form, and into it', async () => {
    const { page } = visitor()
    await page.goto('/contact')
    await untilInteractive(page)
    await page.getByRole('banner').getByRole('link', { name: 'Get My Report' }).click()
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('website')
  })

  it('into and out of the checkout opens a document, which alone may load the card provider', async () => {
    const { page } = visitor()
    const policies: [string, boolean][] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'document' || response.frame() !== page.mainFrame()) return
      const policy = response.headers()['content-security-policy'] ?? ''
      policies.push([new URL(response.url()).pathname, policy.includes('stripe.com')])
    })
    await enterWebsite(page, 'copperquokkaelectrical.com.au')
    await page.getByLabel('Card number').waitFor()
    await contact(page).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    // A form that is sent before the script runs loads the landing page once more.
    const opened = policies.filter(([path], index) => path !== policies[index - 1]?.[0])
    expect(opened.filter(([path]) => !path.startsWith('/sandbox'))).toEqual([
      ['/', false],
      ['/checkout', true],
      ['/contact', false],
    ])
  })

  it('to a page that does not load says so, under the header, and tries again', async () => {
    const { page } = visitor()
    await page.goto('/')
    await untilInteractive(page)
    await page.route('**/assets/contact-page-*.js', (route) => route.abort())
    await contact(page).click()
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    await page.unroute('**/assets/contact-page-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  })
})
