import { launchChromium, runningProduct, untilInteractive } from '@findable/test-kit'
import { componentIds, freeChecks, guideLink, guidePath, price, toolMessages } from '@findable/contracts'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useVisitor } from './visitor.ts'

const visitor = useVisitor()

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** What the library offers, as specified. */
const resourceCounts = { templates: 5, guides: 33, comingSoon: 4 }

const paths = componentIds.map(guidePath)

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the resources' })
const items = (page: Page) => page.getByRole('main').getByRole('listitem')
const headings = (page: Page) => items(page).getByRole('heading').allTextContents()

/** Counts what scrolls sideways: the page, or a table or code in it. */
const scrollingSideways = `[document.documentElement, ...document.querySelectorAll('main *')].filter((element) =>
  (element === document.documentElement || getComputedStyle(element).overflowX === 'auto') &&
  element.scrollWidth > element.clientWidth).length`

test.each(paths)('%s is read without script: three steps, a checklist and both ways on', async (path) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: runningProduct().siteUrl,
    viewport: { width: 360, height: 640 },
  })
  const plain = await context.newPage()
  const answer = await plain.goto(path)
  expect(answer?.status()).toBe(200)
  const main = plain.getByRole('main')
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toMatch(/^.{20,}/)
  expect(await main.locator('h2[id^=step-]').count()).toBe(3)
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    expect.arrayContaining(['Why it matters', 'Common Mistakes', 'Quick Checklist', 'Not Sure Where to Start?']),
  )
  const report = main.getByRole('link', { name: `Get your ${price.label} visibility report today` })
  expect(await report.getAttribute('href')).toBe('/')
  expect(await main.getByRole('link', { name: 'Book Your Free Consultation' }).getAttribute('href')).toBe('/contact')
  expect(await main.getByRole('link', { name: 'Back to Resources' }).first().getAttribute('href')).toBe('/resources')
  expect(await plain.evaluate(scrollingSideways)).toBe(0)
  const article = JSON.parse((await plain.locator('script[type="application/ld+json"]').textContent())!)
  expect(article['@graph'][0]).toMatchObject({
    '@type': 'Article',
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  const pdf = await plain.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
  await context.close()
})

test('the sitemap lists each guide with the day of its last change', async () => {
  const { page } = visitor()
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const path of paths) expect(sitemap).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`))
})

test('a guide comes with its own text and with that of no other', async () => {
  const { page, complaints } = visitor()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/ssl-guide')
  await untilInteractive(page)
  const guides = loaded.filter((file) => paths.some((path) => file.startsWith(`/assets${path.replace(/guide$/, '')}`)))
  expect(guides.map((file) => file.replace(/-[^-]{8}\.js$/, ''))).toEqual(['/assets/ssl'])
  expect(complaints).toEqual([])
})

test('ticks are kept in the browser, for this guide alone', async () => {
  const { page, complaints } = visitor()
  await page.goto('/ssl-guide')
  const box = page.getByRole('checkbox', { name: 'Automatic renewal on' })
  await box.check()
  await expect.poll(() => page.evaluate('localStorage.length')).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(() => box.isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1)
  await page.goto('/alt-text-guide')
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a guide can be ticked where the browser forbids storage', async () => {
  const { page, complaints } = visitor()
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new Error('Storage is forbidden')
      },
    }),
  )
  await page.goto('/ssl-guide')
  const box = page.getByRole('checkbox', { name: 'Automatic renewal on' })
  await box.check()
  expect(await box.isChecked()).toBe(true)
  expect(complaints).toEqual([])
})

test('a box ticked before the script has loaded stays ticked, beside those kept from before', async () => {
  const { page } = visitor()
  let release = () => {}
  const ticked = new Promise<void>((resolve) => (release = resolve))
  await page.addInitScript(`localStorage.setItem('ticks:ssl', '["Automatic renewal on"]')`)
  await page.route('**/assets/index-*.js', async (route) => {
    await ticked
    await route.continue()
  })
  await page.goto('/ssl-guide', { waitUntil: 'commit' })
  const early = page.getByRole('checkbox', { name: 'No pictures or maps left on http' })
  await early.check()
  release()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Automatic renewal on' }).isChecked()).toBe(true)
  expect(await early.isChecked()).toBe(true)
})

test('next and previous lead through a pillar', async () => {
  const { page } = visitor()
  await page.goto('/reviews-guide')
  await page.getByRole('link', { name: /^Next guide/ }).click()
  await page.waitForURL('**/star-rating-guide')
  await page.getByRole('link', { name: /^Previous guide/ }).click()
  await page.waitForURL('**/reviews-guide')
  await expect.poll(() => page.getByRole('link', { name: /^Previous guide/ }).count()).toBe(0)
})

test('the library lists what was promised, and what is coming cannot be pressed', async () => {
  const { page } = visitor()
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Templates' }).click()
  await expect.poll(() => items(page).count()).toBe(resourceCounts.templates)
  await page.getByRole('button', { name: 'Guides' }).click()
  await expect.poll(() => items(page).count()).toBe(resourceCounts.guides)
  const soon = page.getByRole('button', { name: /^Coming soon/ })
  expect(await soon.count()).toBe(resourceCounts.comingSoon)
  for (const button of await soon.all()) expect(await button.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'All Resources' }).click()
  await expect.poll(() => items(page).count()).toBe(resourceCounts.guides + resourceCounts.templates)
  const links = items(page).getByRole('link', { name: /^Read guide/ })
  const targets = await Promise.all((await links.all()).map((link) => link.getAttribute('href')))
  expect(new Set(targets.map((target) => target?.replace(/#.*/, '')))).toEqual(new Set(paths))
})

test('every template downloads as a PDF file, from the library and from the guides that name it', async () => {
  const { page, complaints } = visitor()
  await page.goto('/resources?show=templates')
  const links = items(page).getByRole('link', { name: /^Download PDF/ })
  // Until the page is alive it lists the guides as well, and a click may meet the list as it moves.
  await expect.poll(() => items(page).count()).toBe(resourceCounts.templates)
  for (const link of await links.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.pdf$/)
    expect((await readFile(await download.path())).toString('latin1', 0, 5)).toBe('%PDF-')
    const answer = await page.request.get(download.url())
    expect(answer.headers()['content-type']).toBe('application/pdf')
  }
  await page.goto('/reviews-guide')
  const sheet = page.getByRole('link', { name: 'Review request scripts' })
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()])
  expect(download.suggestedFilename()).toBe('review-request-scripts.pdf')
  expect(complaints).toEqual([])
})

test('on a slow phone, what is typed fast is all there, and the filter keeps it', async () => {
  const { page, context } = visitor()
  await page.goto('/resources')
  await untilInteractive(page)
  const phone = await context.newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await search(page).focus()
  await page.keyboard.type('testimonials', { delay: 5 })
  await page.getByRole('button', { name: 'Guides' }).click()
  await page.waitForURL('**/resources?q=testimonials&show=guides')
  expect(await search(page).inputValue()).toBe('testimonials')
})

test('what was typed stays in the field when it is left before the page has caught up', async () => {
  const { page } = visitor()
  await page.goto('/resources')
  await untilInteractive(page)
  const shown = await search(page).evaluate(async (field: HTMLInputElement) => {
    field.focus()
    document.execCommand('insertText', false, 'testimonials')
    field.blur()
    const values = new Set<string>()
    for (let frame = 0; frame < 30; frame++) {
      values.add(field.value)
      await new Promise(requestAnimationFrame)
    }
    return [...values]
  })
  expect(shown).toEqual(['testimonials'])
})

test('what is typed before the script has loaded is searched for', async () => {
  const { page } = visitor()
  let release = () => {}
  const typed = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/resources', { waitUntil: 'commit' })
  await search(page).fill('padlock')
  release()
  await page.waitForURL('**/resources?q=padlock')
  expect(await search(page).inputValue()).toBe('padlock')
})

test('a filter that is chosen before the script has loaded is applied, with what was typed', async () => {
  const { page } = visitor()
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/resources', { waitUntil: 'commit' })
  await search(page).fill('planner')
  await page.getByRole('button', { name: 'Templates' }).click({ noWaitAfter: true })
  await page.waitForURL('**/resources?q=planner&show=templates', { waitUntil: 'commit' })
  release()
  await expect.poll(() => items(page).count()).toBe(2)
  expect(await search(page).inputValue()).toBe('planner')
  await search(page).press('Enter')
  expect(new URL(page.url()).search).toBe('?q=planner&show=templates')
})

test('a check that is asked for before the script has loaded is made', async () => {
  const { page } = visitor()
  let release = () => {}
  const sent = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/meta-tags-guide', { waitUntil: 'commit' })
  await page.getByLabel('Website to check').fill('ampersandandsons.com.au')
  await page.getByRole('button', { name: 'Check this website' }).click({ noWaitAfter: true })
  await page.waitForURL('**/meta-tags-guide?website=*', { waitUntil: 'commit' })
  release()
  await page.getByRole('region', { name: /: ampersandandsons\.com\.au$/ }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('search and filter live in the address and survive a reload', async () => {
  const { page, complaints } = visitor()
  await page.goto('/resources')
  await search(page).fill('stars')
  await page.waitForURL('**/resources?q=stars')
  await expect.poll(() => headings(page)).toContain('Your Star Rating Might Be the First—and Last—Thing People Notice')
  await page.getByRole('button', { name: 'Guides' }).click()
  await page.waitForURL('**/resources?q=stars&show=guides')
  await expect.poll(() => headings(page)).not.toContain('Review request scripts')
  const before = await headings(page)
  await page.reload()
  await expect.poll(() => search(page).inputValue()).toBe('stars')
  await expect.poll(() => headings(page)).toEqual(before)
  expect(await page.getByRole('button', { name: 'Guides' }).getAttribute('aria-pressed')).toBe('true')
  await search(page).fill('')
  await page.waitForURL('**/resources?show=guides')
  await expect.poll(() => items(page).count()).toBe(resourceCounts.guides)
  expect(complaints).toEqual([])
})

test('in high contrast the chosen filter differs from the others', async () => {
  const { page } = visitor()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/resources?show=guides')
  await expect.poll(() => items(page).count()).toBe(resourceCounts.guides)
  const colourOf = (name: string) =>
    page
      .getByRole('button', { name })
      .evaluate((button) => button.ownerDocument.defaultView!.getComputedStyle(button).backgroundColor)
  expect(await colourOf('Guides')).not.toBe(await colourOf('Templates'))
  expect(await colourOf('Templates')).toBe(await colourOf('All Resources'))
})

test('a search that finds nothing says so, and the next one finds again', async () => {
  const { page } = visitor()
  await page.goto('/resources?q=quokka')
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('No resources found')
  expect(await items(page).count()).toBe(0)
  await search(page).fill('padlock')
  await expect.poll(() => headings(page)).toEqual(['“Not Secure” Beside Your Name? Customers Will Turn Around'])
  await page.getByRole('link', { name: /^Read guide/ }).click()
  await page.waitForURL('**/ssl-guide')
})

test('a guide runs its check on a website and shows what was seen, and a refused address can be corrected', async () => {
  const { page, complaints } = visitor()
  await page.goto('/meta-tags-guide')
  const field = page.getByLabel('Website to check')
  const button = page.getByRole('button', { name: /^Check/ })
  await field.fill('ampersandandsons')
  await button.click()
  await page.getByRole('alert').getByText('Please enter a valid website address').waitFor()
  expect(await field.inputValue()).toBe('ampersandandsons')
  await field.fill('ampersandandsons.com.au')
  await button.click()
  const result = page.getByRole('region', { name: /: ampersandandsons\.com\.au$/ })
  await result.waitFor()
  expect(await result.textContent()).toMatch(/\d+ of 100.*To mend\./s)
  expect(await result.textContent()).toContain('Just another WordPress site')
  expect(complaints.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([])
})

test.each(freeChecks)('the guide on %s offers its check, and the address it sends names that check', async (check) => {
  const { page } = visitor()
  const asked: string[] = []
  await page.route('**/api/free-check?*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ status: 429, json: { error: toolMessages.tooManyToday, code: 'too-many-requests' } })
  })
  await page.goto(guidePath(check))
  await page.getByLabel('Website to check').fill('bakery.com.au')
  await page.getByRole('button', { name: 'Check this website' }).click()
  await page.getByRole('alert').getByText(toolMessages.tooManyToday).waitFor()
  expect(asked).toEqual([`?website=bakery.com.au&check=${check}`])
})

test('a link from a report opens the guide at its step and names the page; anything else in it is not shown', async () => {
  const { page, complaints } = visitor()
  await page.goto(guideLink('meta-tags', { step: 3, page: '/about-us/' }))
  const step = page.locator('section', { has: page.locator('#step-3') })
  await step.getByText('Your report saw this on /about-us/.').waitFor()
  expect(await page.getByText('Your report saw this').count()).toBe(1)
  await expect
    .poll(() =>
      page
        .locator('#step-3')
        .boundingBox()
        .then((box) => Math.abs(box!.y)),
    )
    .toBeLessThan(200)
  for (const forged of ['//evil.example', '/a b', 'me@example.com', `/${'x'.repeat(200)}`]) {
    await page.goto(`/meta-tags-guide?page=${encodeURIComponent(forged)}#step-3`)
    await untilInteractive(page)
    expect(await page.getByText('Your report saw this').count()).toBe(0)
  }
  expect(complaints).toEqual([])
})
