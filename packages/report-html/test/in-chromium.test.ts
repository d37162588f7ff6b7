/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { inflateSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { launchChromium } from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderReport } from '../src/index.ts'
import { hostile } from './hostile.ts'
import { sampleResult } from './sample-result.ts'

const options = {
  order: { reference: 'K7QM-3XRT', deliveredAt: '2026-11-16T02:20:00Z' },
  industryAverage: 56,
  publicUrl: 'https://findable.example',
}
const good = renderReport(sampleResult(), { ...options, edition: 'client' })
const evil = renderReport(hostile(sampleResult()), { ...options, edition: 'technical' })
const address = 'https://report.example/'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
}, 60_000)
afterAll(() => browser.close())

/** The document as a browser opens it; `requests` holds every other address it asked for. */
async function open(report: string, width = 1280): Promise<{ page: Page; requests: string[]; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const requests: string[] = []
  const problems: string[] = []
  await context.route('**', (route) => {
    const url = route.request().url()
    if (url === address) return route.fulfill({ body: report, contentType: 'text/html; charset=utf-8' })
    requests.push(url)
    return route.abort()
  })
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(address)
  return { page, requests, problems }
}

const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
const timeout = 30_000

test(
  'a report asks for nothing, breaks no rule of its own policy and has its own fonts',
  async () => {
    const { page, requests, problems } = await open(good)
    await openDetails(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([])
    expect(problems).toEqual([])
    const fonts = await page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
    )
    expect(fonts).toEqual(['Bricolage Grotesque loaded', 'Figtree loaded'])
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.fascia')!).backgroundColor)).toBe(
      'rgb(20, 61, 50)',
    )
  },
  timeout,
)

test(
  'the policy stops scripts, pictures, styles and frames even if markup got in',
  async () => {
    const smuggled = `<script>document.title = 'taken over'</script><img src="https://attacker.example/a.png">
    <iframe src="https://attacker.example/"></iframe><link rel="stylesheet" href="https://attacker.example/a.css">
    <p id="styled" style="color: rgb(1, 2, 3)">x</p></body>`
    const { page, requests } = await open(good.replace('</body>', smuggled))
    await page.waitForTimeout(300)
    expect(await page.title()).toBe('Harbour Lane Plumbing: online visibility report')
    expect(requests).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('#styled')!).color)).not.toBe(
      'rgb(1, 2, 3)',
    )
  },
  timeout,
)

test(
  'hostile texts of a website stay text',
  async () => {
    const { page, requests, problems } = await open(evil)
    await openDetails(page)
    const found = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')]
      return {
        active: all
          .filter(({ localName }) => /^(script|img|iframe|object|embed|form|base)$/.test(localName))
          .map(({ outerHTML }) => outerHTML),
        handlers: all.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on')),
        schemes: [...new Set([...document.querySelectorAll('a')].map(({ protocol }) => protocol))],
        rels: [...document.querySelectorAll('a[href*="attacker.example"]')].map((link) => link.getAttribute('rel')),
        text: document.body.innerText,
        title: document.title,
      }
    })
    expect(found.active).toEqual([])
    expect(found.handlers).toEqual([])
    expect(found.schemes).toEqual(['https:'])
    expect(found.rels.length).toBeGreaterThan(0)
    expect(new Set(found.rels)).toEqual(new Set(['noopener noreferrer nofollow']))
    expect(found.text).toContain('<script>document.title = "taken over"</script>')
    expect(found.text).toContain('&lt;script&gt;already escaped&lt;/script&gt; &amp; <!-- -->]]>')
    expect(found.text).toContain('javascript:alert(document.domain)')
    expect(found.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\0\x07\x1b]/)
    expect(found.title).not.toBe('taken over')
    expect(requests).toEqual([])
    expect(problems).toEqual([])
  },
  timeout,
)

test.each([
  ['client', good],
  ['hostile technical', evil],
])(
  'the %s report passes axe, opened and on a phone',
  async (_name, report) => {
    for (const width of [390, 1280]) {
      const { page } = await open(report, width)
      await openDetails(page)
      const { violations, passes } = await new AxeBuilder({ page })
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze()
      expect(passes.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['color-contrast', 'target-size', 'heading-order', 'label']),
      )
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  },
  60_000,
)

test.each([
  ['client', good],
  ['hostile technical', evil],
])(
  'the %s report never scrolls sideways at 320 and 360 pixels',
  async (_name, report) => {
    for (const width of [320, 360]) {
      const { page } = await open(report, width)
      await openDetails(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  },
  timeout,
)

test(
  'on paper every check is open, and what only a screen can do is left out',
  async () => {
    const { page } = await open(good, 794)
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('details:not([open]) .seen')].map((list) => list.getBoundingClientRect().height),
      )
    const hints = () =>
      page.evaluate(
        () => [...document.querySelectorAll('.screen')].filter((hint) => hint.getClientRects().length > 0).length,
      )
    expect(await hints()).toBe(2)
    await page.emulateMedia({ media: 'print' })
    const printed = await heights()
    expect(printed).toHaveLength(18)
    for (const height of printed) expect(height).toBeGreaterThan(10)
    expect(await hints()).toBe(0)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThanOrEqual(8)
    expect(pages).toBeLessThanOrEqual(16)
  },
  timeout,
)

test(
  'on paper nothing makes the browser print smaller, however much evidence there is',
  async () => {
    const result = sampleResult()
    for (const component of result.components)
      component.evidence = Array.from({ length: 4 }, () => component.evidence).flat()
    for (const report of [good, evil, renderReport(result, { ...options, edition: 'client' })]) {
      const { page } = await open(report)
      const scales = pageScales(await page.pdf({ preferCSSPageSize: true }))
      expect(scales.length).toBeGreaterThanOrEqual(8)
      for (const scale of scales) expect(scale).toBeCloseTo(72 / 96, 2)
    }
  },
  timeout,
)

/** How large each page of a PDF draws a CSS pixel, in points: the product of the first two scales its content sets. */
const pageScales = (pdf: Buffer): number[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
    .map(([, stream]) =>
      tryInflate(Buffer.from(stream!, 'latin1')).matchAll(/^([\d.]+) 0 0 -?[\d.]+ [\d.]+ [\d.]+ cm/gm),
    )
    .map((scales) => [...scales].slice(0, 2).map(([, scale]) => Number(scale)))
    .filter((scales) => scales.length === 2)
    .map(([one, other]) => one! * other!)

function tryInflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

test(
  'a box can be ticked by its title and says what it ticks',
  async () => {
    const { page } = await open(good)
    const box = page.getByRole('checkbox', { name: 'Use one phone number everywhere' })
    await box.check()
    expect(await box.isChecked()).toBe(true)
  },
  timeout,
)
