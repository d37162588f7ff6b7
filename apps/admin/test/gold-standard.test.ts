import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderedReport, seedGold, type SeededGold } from './seed.ts'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})
beforeAll(() => orderedReport())

const listUrl = /\/api\/admin\/gold-standard-reports(\?.*)?$/
const refused = { status: 503, json: { error: 'Not available right now.', code: 'x', requestId: 'x' } }
const unique = () => `w${randomUUID().slice(0, 8)}`
const dialog = () => page.getByRole('dialog', { name: 'Report Details' })
const history = () => dialog().getByRole('region', { name: 'What staff did' })
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
const names = () => page.locator('[data-row]').allTextContents()
const show = (search: string) => page.goto(`/admin/dashboard?search=${encodeURIComponent(search)}`)
const figure = async (name: string) =>
  Number(
    (await page.locator('dl > div').filter({ hasText: name }).locator('dd').textContent())?.replaceAll(',', '') ||
      'NaN',
  )

/** Opens the details of a new report from its row. */
async function openDetails(report: Partial<SeededGold> = {}) {
  const name = unique()
  const [id = 0] = await seedGold([{ name, ...report }])
  await show(name)
  await page.getByRole('button', { name, exact: true }).click()
  await dialog().waitFor()
  return { id, name }
}

describe('the list of gold standard reports', () => {
  it('shows name, industry, website, score of 100, date and status, newest first', async () => {
    const name = unique()
    await seedGold([
      { name: `${name} a`, site: 'a-bakery.com.au', score: 72, industry: 'Technology' },
      { name: `${name} b`, score: null },
      { name: `${name} c`, status: 'researching' },
      { name: `${name} d`, status: 'pending', starts: 1 },
      { name: `${name} e`, status: 'failed', failure: 'The home page did not answer.' },
    ])
    await show(name)
    await rowOf(`${name} a`).waitFor()
    await page.getByRole('heading', { name: '5 report(s) found' }).waitFor()
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Business Name',
      'Industry',
      'Website',
      'Score',
      'Generated (Sydney time)',
      'Status',
      'Actions',
    ])
    expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e'].map((letter) => `${name} ${letter}`))
    expect(await rowOf(`${name} a`).textContent()).toMatch(
      /Technologyhttps:\/\/a-bakery\.com\.au72\/100\w{3} \d+, \d{4}, \d+:\d\d [AP]MCompleted/,
    )
    expect(await rowOf(`${name} b`).textContent()).toContain('Not measured')
    expect(await rowOf(`${name} c`).textContent()).toMatch(/–N\/AGenerating$/)
    expect(await rowOf(`${name} d`).textContent()).toContain('Active')
    expect(await rowOf(`${name} e`).textContent()).toContain('Failed')
    await staff.expectAccessible()
  })

  it('is counted in the figures', async () => {
    await show('')
    await expect.poll(() => figure('Total Gold Standard Reports')).toBeGreaterThanOrEqual(0)
    const before = await figure('Total Gold Standard Reports')
    const recent = await figure('Recent Reports (30 days)')
    await seedGold([{ name: unique() }])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => figure('Total Gold Standard Reports')).toBe(before + 1)
    expect(await figure('Recent Reports (30 days)')).toBe(recent + 1)
  })

  it('is searched and sorted at the server, and the address says how', async () => {
    const name = unique()
    await seedGold([
      { name: `${name} b`, score: 50 },
      { name: `${name} a`, score: 90 },
      { name: `${name} c`, score: 70 },
    ])
    await page.goto('/admin/dashboard')
    await page.getByRole('heading', { name: /report\(s\) found/ }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type(name.toUpperCase())
    await expect.poll(names).toEqual([`${name} b`, `${name} a`, `${name} c`])
    expect(page.url()).toContain(`search=${name.toUpperCase()}`)
    await page.getByRole('button', { name: 'Business Name' }).click()
    await expect.poll(names).toEqual([`${name} a`, `${name} b`, `${name} c`])
    expect(await page.getByRole('columnheader', { name: 'Business Name' }).getAttribute('aria-sort')).toBe('ascending')
    await page.getByRole('button', { name: 'Score' }).click()
    await expect.poll(names).toEqual([`${name} a`, `${name} c`, `${name} b`])
    await page.reload()
    await expect.poll(names).toEqual([`${name} a`, `${name} c`, `${name} b`])
    await page.getByRole('searchbox').press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate('document.activeElement.textContent')).toBe(`${name} c`)
  })

  it('goes from page to page', async () => {
    const name = unique()
    await seedGold(Array.from({ length: 51 }, (_, index) => ({ name: `${name} ${String(index).padStart(2, '0')}` })))
    await show(name)
    await page.getByRole('heading', { name: '51 report(s) found' }).waitFor()
    await expect.poll(async () => (await names()).length).toBe(50)
    await page.getByRole('button', { name: 'Next 50' }).click()
    await expect.poll(names).toEqual([`${name} 50`])
    await page.getByRole('button', { name: 'Previous 50' }).click()
    await expect.poll(async () => (await names())[0]).toBe(`${name} 00`)
  })

  it('loads, fails with a way to try again, stays in sight when it is stale, and says when nothing matches', async () => {
    const name = unique()
    await seedGold([{ name }])
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route(listUrl, async (route) => {
      await mayAnswer
      await route.fulfill(refused)
    })
    await show(name)
    await page.getByText('Loading reports...').waitFor()
    await staff.expectAccessible()
    answer()
    await page.getByText('Failed to load reports: Not available right now.').waitFor()
    await staff.expectAccessible()
    await page.unroute(listUrl)
    await page.getByRole('button', { name: 'Try again' }).click()
    await rowOf(name).waitFor()
    await page.route(listUrl, (route) => route.fulfill(refused))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('This may be out of date').waitFor()
    expect(await names()).toEqual([name])
    await page.unroute(listUrl)
    await page.getByRole('searchbox').fill(unique())
    await page.getByText('No reports match your search').waitFor()
    await staff.expectAccessible()
    await page.getByRole('button', { name: 'Show all reports' }).click()
    await expect.poll(async () => (await names()).length).toBeGreaterThan(0)
  })

  it('says so when there is none yet, and leads to the first one', async () => {
    await page.route(listUrl, (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }))
    await page.goto('/admin/dashboard')
    await page.getByText('No reports found').waitFor()
    await staff.expectAccessible()
    await page.getByRole('link', { name: 'New Report' }).click()
    await page.getByRole('heading', { level: 1, name: 'Create Gold Standard Report' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/create-report')
  })
})

describe('deleting a gold standard report', () => {
  it('asks first, takes it out of list and figures, and goes to the next row', async () => {
    const name = unique()
    await seedGold([{ name: `${name} a` }, { name: `${name} b` }])
    await show(name)
    const button = page.getByRole('button', { name: `Delete ${name} a` })
    page.once('dialog', (question) => {
      expect(question.message()).toBe('Are you sure you want to delete this report?')
      void question.dismiss()
    })
    await button.click()
    expect(await names()).toHaveLength(2)
    const before = await figure('Total Gold Standard Reports')
    page.once('dialog', (question) => void question.accept())
    await button.click()
    await page.getByText('Report deleted').waitFor()
    await expect.poll(names).toEqual([`${name} b`])
    await expect.poll(() => figure('Total Gold Standard Reports')).toBe(before - 1)
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(`${name} b`)
  })

  it('says why it failed', async () => {
    const name = unique()
    await seedGold([{ name }])
    await show(name)
    await page.route(/gold-standard-reports\/\d+$/, (route) => route.fulfill(refused))
    page.once('dialog', (question) => void question.accept())
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByText('Delete failed').waitFor()
    await page.getByText('Not available right now.').waitFor()
    await page.unroute(/gold-standard-reports\/\d+$/)
    await page.route(/gold-standard-reports\/\d+$/, (route) => route.abort())
    page.once('dialog', (question) => void question.accept())
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByText('Failed to delete report').waitFor()
    expect(await names()).toEqual([name])
  })
})

describe('the details of a gold standard report', () => {
  it('show what a completed one found, with its raw data and the file', async () => {
    const { name } = await openDetails({ score: 72, industry: 'Technology', site: 'a-bakery.com.au' })
    await dialog().getByText('Overall score').waitFor()
    const text = (await dialog().textContent()) ?? ''
    for (const shown of [name, 'https://a-bakery.com.au', 'Technology', 'the audit detected', '72/100', 'Sam Staff']) {
      expect(text).toContain(shown)
    }
    expect(text).toMatch(/Engine3\.0\.0 \(the present one is \d+\.\d+\.\d+\)/)
    await staff.expectAccessible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog().getByRole('button', { name: 'Download Report' }).click(),
    ])
    await page.getByText('The visibility report is being downloaded').waitFor()
    expect(download.suggestedFilename()).toBe(`${name}_visibility_report.html`)
    expect(await readFile(await download.path(), 'utf8')).toContain('<!doctype html>')
    await dialog().getByRole('tab', { name: 'Raw Data' }).click()
    const raw = await dialog().locator('pre').textContent()
    expect(raw).toMatch(/^\{\n {2}"/)
    expect(JSON.parse(raw!)).toHaveProperty('components')
    await staff.expectAccessible()
  })

  it('say why one failed, and try it again', async () => {
    const { name } = await openDetails({ status: 'failed', failure: 'The home page did not answer.' })
    await dialog().getByText('Report generation failed. Please try again or contact support.').waitFor()
    await dialog().getByText('The home page did not answer.').waitFor()
    await staff.expectAccessible()
    await dialog().getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('Report created').waitFor()
    // The website does not exist, so it fails again, sooner or later.
    await dialog()
      .getByText(/Report is being generated|Report generation failed/)
      .waitFor()
    await history().getByText('Had a gold standard report tried again').waitFor()
    await page.keyboard.press('Escape')
    await rowOf(name).waitFor()
    expect(page.url()).not.toContain('open=')
  })

  it.each([
    ['generating', { status: 'researching' }, ''],
    ['cut off', { status: 'pending', starts: 1 }, 'An attempt was cut off. The next one starts by itself.'],
  ] as const)('say that one is being generated: %s', async (_, report, more) => {
    await openDetails(report)
    await dialog().getByText('Report is being generated. Please check back later.').waitFor()
    expect(await dialog().textContent()).toContain(more)
    await history().getByText('Staff have changed nothing here.').waitFor()
    await dialog().getByRole('button', { name: 'Check Again' }).click()
    await staff.expectAccessible()
  })

  it('load, fail with a way to try again, and say when the report is gone', async () => {
    const name = unique()
    const [id = 0] = await seedGold([{ name }])
    const url = `**/api/admin/gold-standard-reports/${id}`
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route(url, async (route) => {
      await mayAnswer
      await route.fulfill(refused)
    })
    await page.goto(`/admin/dashboard?open=${id}`)
    await dialog().getByText('Loading report...').waitFor()
    answer()
    await dialog().getByText('Not available right now.').waitFor()
    await page.unroute(url)
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await dialog().getByText('Overall score').waitFor()
    await page.goto('/admin/dashboard?open=nothing-like-it')
    await dialog().getByText('This report does not exist, or has been deleted.').waitFor()
    expect(await dialog().getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })
})

describe('drift from one version of the engine to the next', () => {
  it('is in the row, and check by check in the details, with the way to the earlier report', async () => {
    const name = unique()
    const site = `${name}.com.au`
    await seedGold([
      { name, site, score: 63, engine: '2.0.0', checks: { 'meta-tags': 40, ssl: 100, 'alt-text': 50 } },
      {
        name: `${name} before`,
        site,
        score: 66,
        engine: '1.0.0',
        checks: { 'meta-tags': 70, ssl: null, 'alt-text': 50 },
      },
    ])
    await show(name)
    await rowOf(name).first().waitFor()
    expect(await rowOf(name).nth(0).textContent()).toContain('63/100−3 since engine 1.0.0')
    expect(await rowOf(name).nth(1).textContent()).not.toContain('since engine')
    await page.getByRole('button', { name, exact: true }).click()
    await dialog().getByRole('tab', { name: 'Versions' }).click()
    await dialog().getByText('Overall: −3 since engine 1.0.0').waitFor()
    const moved = dialog().getByRole('table', { name: /Checks with another score/ })
    expect(await moved.locator('tbody tr').allTextContents()).toEqual([
      expect.stringMatching(/7040−30$/),
      expect.stringMatching(/–100–$/),
    ])
    await staff.expectAccessible()
    const versions = dialog().getByRole('table', { name: /newest first/ })
    expect(await versions.locator('tbody tr').count()).toBe(2)
    expect(await versions.locator('tr[aria-current]').textContent()).toMatch(/^2\.0\.0.*this report/)
    await versions.locator('tbody button').click()
    await dialog().getByText('66/100').waitFor()
    await dialog().getByRole('tab', { name: 'Versions' }).click()
    await dialog().getByText('No other version of the engine').waitFor()
  })

  it('is measured by making a report again, which leaves the old one as it is', async () => {
    const { id, name } = await openDetails({ site: 'copperquokkaelectrical.com.au', engine: '1.0.0', score: 1 })
    await dialog().getByRole('button', { name: 'Make Again' }).click()
    await page.getByText('Report created').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('open')).not.toBe(String(id))
    await dialog()
      .getByText(/Report is being generated|Overall score/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Refresh' }).click()
          return rowOf(name).first().textContent()
        },
        { timeout: 90_000, interval: 1_000 },
      )
      .toMatch(/\d+\/100\+\d+ since engine 1\.0\.0/)
    expect(await rowOf(name).nth(1).textContent()).toContain('1/100')
  })
})

describe('a quick report', () => {
  const quick = () => page.getByRole('dialog', { name: 'Quick Report' })
  const generate = () => quick().getByRole('button', { name: 'Generate Report' }).click()
  beforeEach(async () => {
    await page.goto('/admin/dashboard')
    await page.getByRole('button', { name: 'Quick Report' }).click()
    await quick().waitFor()
  })

  it('needs a name, and a website where we do not know the business', async () => {
    await generate()
    await quick().getByText('Business name is required').waitFor()
    await staff.expectAccessible()
    const name = unique()
    await quick().getByLabel('Business Name*').fill(name)
    await quick().getByLabel('Business Website (optional)').fill('not a website')
    await generate()
    await quick().getByText('Please enter a valid URL').waitFor()
    await quick().getByLabel('Business Website (optional)').fill('')
    await generate()
    await quick().getByText(`We have no report on a business called “${name}”`).waitFor()
    expect(await quick().getByLabel('Business Name*').inputValue()).toBe(name)
    await page.getByText('Report creation failed').waitFor()
  })

  it('is made of a name that we have a report on', async () => {
    await quick().getByLabel('Business Name*').fill('copper quokka electrical')
    await generate()
    await page.getByText('The gold standard report is being generated').waitFor()
    await quick().waitFor({ state: 'hidden' })
    const row = rowOf('copper quokka electrical').first()
    await row.waitFor()
    expect(await row.textContent()).toContain('copperquokkaelectrical.com.au')
  })
})
