/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { launchChromium } from '@findable/test-kit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { renderReport } from '../src/index.ts'
import { hostile } from './hostile.ts'
import { sampleResult } from './sample-result.ts'
import { sampleWithEverySource } from './sample-with-every-source.ts'

export const options = {
  order: { reference: 'K7QM-3XRT', deliveredAt: '2026-11-16T02:20:00Z' },
  industryAverage: 56,
  publicUrl: 'https://findable.example',
}
export const good = renderReport(sampleResult(), { ...options, edition: 'client' })
export const evil = renderReport(hostile(sampleWithEverySource()), { ...options, edition: 'technical' })
export const everySource = renderReport(sampleWithEverySource(), { ...options, edition: 'client' })
export const technical = renderReport(sampleWithEverySource(), { ...options, edition: 'technical' })
export const documents: [name: string, report: string][] = [
  ['client', good],
  ['fully sourced client', everySource],
  ['fully sourced technical', technical],
  ['hostile client', renderReport(hostile(sampleWithEverySource()), { ...options, edition: 'client' })],
  ['hostile technical', evil],
]
const address = 'https://report.example/'

/** A browser for the tests of one file. */
export function inChromium() {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
  }, 60_000)
  afterAll(() => browser.close())

  /** The document opened in a browser; `requests` holds every other address it requested. */
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

  return { open, browser: () => browser }
}

export const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
export const timeout = 30_000
