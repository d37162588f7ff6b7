import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BusinessReport, ReportVersions } from '@findable/contracts'
import { runningProduct } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { acceptTerms, enterWebsite, expectOneReportMail, mailsTo, reachReport, useVisitor } from './visitor.ts'

const visitor = useVisitor()

const body = `
  <p>Jill and Tom reroof houses in Hobart: tin, tiles and gutters. Free quotes within the week, and we clean up after us.
  We have worked on roofs in Hobart, Glenorchy and Kingston since 2009, and each job is guaranteed for seven years.</p>
  <p>Call 03 5550 0134 or write to hello@ our own address. 12 Slate Lane, Hobart TAS 7000.</p>`
const poor = `<html><head><title>Untitled Document</title></head><body><h3>Welcome</h3>${body}<img src="a.png"></body></html>`
const mended = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
  <title>Roofers in Hobart TAS | Slate Lane Roofing</title>
  <meta name="description" content="Tin roofs, tiles and gutters in Hobart, Glenorchy and Kingston by Slate Lane Roofing. Free quotes within the week. Call 03 5550 0134.">
  <meta name="viewport" content="width=device-width, initial-scale=1"></head>
  <body><h1>Roofers in Hobart</h1><h2>Tin, tiles and gutters</h2>${body}<img src="a.png" alt="A new tin roof in Hobart"></body></html>`

/** One that no other test reads: services learn the names of demo websites when they start, and ask for their pages again. */
const host = 'frizzandfable.com.au'

/** What the website says from now on; null sends its visitors nowhere. */
async function serve(html: string | null): Promise<void> {
  const site = {
    host,
    aliases: [],
    name: 'Slate Lane Roofing',
    industry: 'Building & Construction',
    suburb: 'Hobart',
    https: 'valid',
    redirectToHttps: true,
    ...(html === null && { redirects: { '/': { to: 'https://no-such-roofer.com.au/', status: 302 } } }),
  }
  const files = { 'index.html': html ?? poor, 'robots.txt': 'User-agent: *\nAllow: /\n' }
  const response = await fetch(`${runningProduct().mailboxUrl}/api/demo-sites`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site, files }),
  })
  expect(response.status).toBe(201)
}

/** A delivered report on a website full of faults, opened on its page. */
async function orderOn(page: Page, address: string | null) {
  await serve(poor)
  await enterWebsite(page, host)
  await page.getByLabel(/promo code/i).fill(runningProduct().promoCode)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Promo Code Applied').waitFor()
  if (address) await page.getByLabel('Where should we send your report?').fill(address)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Start my free report' }).click()
  const id = await reachReport(page)
  if (address) await expectOneReportMail(address)
  await page.goto(`/success/${id}`)
  const read = async <Answer>(path = '') =>
    (await (await page.request.get(`/api/business-reports/${id}${path}`)).json()) as Answer
  return { id, report: await read<BusinessReport>(), versions: () => read<ReportVersions>('/versions') }
}

const newAddress = () => `roofer-${randomUUID().slice(0, 8)}@example.com.au`
const openReport = (page: Page) => page.getByText('Read the full report here').click()

async function openCheck(page: Page) {
  const title = 'Page titles and descriptions'
  await page.getByText(/^Show all \d+ checks/).click()
  await page.locator('summary', { hasText: title }).click()
  return page.locator('details', { has: page.locator('summary', { hasText: title }) }).last()
}
async function object(page: Page, sentence: string): Promise<void> {
  await page.getByRole('radio', { name: 'This is not true' }).check()
  await page.getByLabel('Tell us in a sentence').fill(sentence)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
const taskOf = (report: BusinessReport, component: string) =>
  report.tips.find(({ components }) => components[0] === component)!.title

describe('one fix', () => {
  it('is checked on the changed website, survives a reload in the middle, and stays readable beside its to-do', async () => {
    const { page, complaints } = visitor()
    const { report, versions } = await orderOn(page, null)
    const title = taskOf(report, 'meta-tags')
    await openReport(page)
    await page.getByText('You have 20 of 20 checks left').waitFor()
    const ask = page.getByRole('button', { name: `I have done this: ${title}` })
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

    await serve(mended)
    await ask.click()
    await expect.poll(async () => (await versions()).versions[0]?.kind).toBe('re-check')
    await page.reload()
    // The report is open again, as it was.
    await item.getByRole('table').waitFor({ timeout: 60_000 })
    const [before, now] = await item.getByRole('row').nth(1).getByRole('cell').allTextContents()
    expect(Number(now)).toBeGreaterThan(Number(before))
    await item.getByText('No longer in the way', { exact: true }).waitFor()
    await page.getByText('You have 19 of 20 checks left').waitFor()
    await item.getByRole('button', { name: `Check it again: ${title}` }).waitFor()
    // The delivered report is as it was.
    expect((await versions()).versions.find(({ shown }) => shown)?.kind).toBe('original')
    expect(complaints).toEqual([])
  })

  it('on a website that cannot be read fails with its reason, and takes nothing of what is allowed', async () => {
    const { page } = visitor()
    const { report } = await orderOn(page, null)
    const title = taskOf(report, 'meta-tags')
    await openReport(page)
    await serve(null)
    await page.getByRole('button', { name: `I have done this: ${title}` }).click()
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await item.getByRole('button', { name: `Check it again: ${title}` }).waitFor({ timeout: 100_000 })
    await page.getByText('You have 20 of 20 checks left').waitFor()
    expect(await item.getByRole('status').first().textContent()).not.toBe('')
  })
})

describe('an objection', () => {
  it('to a finding is checked by the engine, then shown as waiting for staff, at the finding and after a reload', async () => {
    const { page, complaints } = visitor()
    await orderOn(page, null)
    await openReport(page)
    const check = await openCheck(page)
    await check
      .getByRole('button', { name: /^This is not right/ })
      .first()
      .click()
    await object(page, 'Our home page has a title.')
    await check.getByText(/With our staff, who answer by \d+ \w+ \d{4}/).waitFor({ timeout: 60_000 })
    await page.reload()
    await (await openCheck(page)).getByText('Our home page has a title.').waitFor()
    expect(complaints).toEqual([])
  })

  it('that is right corrects the report, which says when and why', async () => {
    const { page } = visitor()
    const { versions } = await orderOn(page, null)
    await openReport(page)
    const check = await openCheck(page)
    await serve(mended)
    await check
      .getByRole('button', { name: /^This is not right: .*titles?/i })
      .first()
      .click()
    await object(page, 'Each of our pages has a title.')
    await check.getByText(/^Corrected on \d+ \w+ \d{4}\. \w/).waitFor({ timeout: 60_000 })
    expect((await versions()).versions[0]).toMatchObject({ kind: 'correction', shown: true, component: 'meta-tags' })
  })
})

describe('the whole website', () => {
  it('is read again once, after a confirmation; the result is a page that prints, a file, and one mail', async () => {
    const { page, complaints } = visitor()
    const address = newAddress()
    const { id } = await orderOn(page, address)
    await serve(mended)
    const part = page.getByRole('region', { name: 'When you have made changes' })
    await part.getByRole('button', { name: 'Read my whole website again' }).click()
    await part.getByText('This is the only one.').waitFor()
    await part.getByRole('button', { name: 'Yes, read it now' }).click()
    await part.getByRole('link', { name: 'See before and after' }).click({ timeout: 60_000 })

    await page.getByRole('heading', { level: 1, name: 'Before and after' }).waitFor()
    await page.getByText('Both times the same version of our engine').waitFor()
    await page.getByRole('heading', { name: 'Got better' }).waitFor()
    expect(await page.getByRole('heading', { name: /^Done: [1-9]/ }).count()).toBe(1)
    const shown = page.url()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Report' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain('Roofers in Hobart')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print this page' }).isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name: 'Got better' }).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(shown)
    await page.getByRole('heading', { name: 'Got better' }).waitFor()

    await page.goto(`/success/${id}`)
    await part.getByRole('link', { name: 'See before and after' }).waitFor()
    expect(await part.getByRole('button', { name: 'Read my whole website again' }).count()).toBe(0)
    await expect.poll(() => mailsTo(address), { timeout: 20_000, interval: 250 }).toHaveLength(2)
    const told = (await mailsTo(address)).find(({ subject }) => subject.startsWith('Before and after'))
    expect(told!.text).toContain(`${shown}\n`)
    expect(complaints).toEqual([])
  })

  it('of a version that does not exist says so, and leads back to the report', async () => {
    const { page } = visitor()
    const { id } = await orderOn(page, null)
    await page.goto(`/success/${id}?version=${randomUUID()}`)
    await page.getByText('There is no such version of this report.').waitFor()
    await page.getByRole('link', { name: 'Back to the report as delivered' }).click()
    await page.getByRole('button', { name: 'Download Report' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

it('a reminder is off, can be asked for and taken back, and is not offered without an address', async () => {
  const { page } = visitor()
  const { versions } = await orderOn(page, newAddress())
  const box = page.getByRole('checkbox', { name: /Remind me once/ })
  await box.waitFor()
  expect(await box.isChecked()).toBe(false)
  await box.check()
  await expect.poll(async () => (await versions()).reminder.wanted).toBe(true)
  await page.reload()
  await box.waitFor()
  expect(await box.isChecked()).toBe(true)
  await box.uncheck()
  await expect.poll(async () => (await versions()).reminder.wanted).toBe(false)

  await orderOn(page, null)
  await page.getByRole('button', { name: 'Read my whole website again' }).waitFor()
  expect(await box.count()).toBe(0)
})

it('a rating is shown at once, is kept, and is taken back when it could not be stored', async () => {
  const { page } = visitor()
  await orderOn(page, null)
  const rate = (stars: number) => page.getByRole('radio', { name: `${stars} star` }).click()
  const given = (stars: number) => page.getByText(`You gave it ${stars} of 5 stars.`)
  await rate(4)
  await given(4).waitFor()
  await page.reload()
  await given(4).waitFor()

  await page.route('**/rating', (route) => route.abort())
  await rate(2)
  await page.getByText('Something went wrong. Please try again.').waitFor()
  expect(await given(4).count()).toBe(1)
})

it('the to-do list is a page made for paper, with a box for each job and no score', async () => {
  const { page, complaints } = visitor()
  const { report } = await orderOn(page, null)
  await page.getByRole('link', { name: 'To-do list on paper' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your to-do list' }).waitFor()
  await page.getByRole('button', { name: 'Print the list' }).waitFor()
  for (const { title } of report.tips) await page.getByRole('heading', { name: title, exact: true }).waitFor()
  const repeated = report.tips.filter(({ repeats }) => repeats).length
  expect(await page.getByText(/^Do it every /).count()).toBe(repeated)
  expect(await page.locator('main').textContent()).not.toMatch(/\d+%|of 100|FND-/)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print the list' }).isVisible()).toBe(false)
  expect(complaints).toEqual([])

  await page.goto('/to-do')
  await page.getByText('No report to show').waitFor()
})
