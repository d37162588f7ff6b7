import { runningProduct } from '@findable/test-kit'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderedReport, seedReports } from './seed.ts'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})
beforeAll(() => orderedReport())

const dialog = (of = page) => of.getByRole('dialog', { name: 'Report Details' })
const tab = (name: string, of = page) => dialog(of).getByRole('tab', { name })
const score = (label: string, of = page) => dialog(of).getByRole('spinbutton', { name: label })

/** Opens the details of a new report from its row. */
async function openDetails(name = `w${randomUUID().slice(0, 8)}`, score = 60) {
  const [id = ''] = await seedReports([{ name, score }])
  await page.goto(`/admin/reports?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name, exact: true }).click()
  await dialog().getByText('Overall score').waitFor()
  return { id, name, address: page.url() }
}
const openEdit = async (of = page) => {
  await dialog(of).getByRole('button', { name: 'Edit Report' }).click()
  await dialog(of).getByRole('button', { name: 'Update Report' }).waitFor()
}

describe('the details of a report', () => {
  it('open on the summary, with name, website, industry, scores and the way to edit', async () => {
    const { name } = await openDetails()
    expect(await tab('Summary').getAttribute('aria-selected')).toBe('true')
    const text = (await dialog().textContent()) ?? ''
    for (const shown of [
      name,
      'https://www.example.com.au',
      'Retail & E-Commerce',
      '60%',
      'Search presence',
      'Website',
    ])
      expect(text).toContain(shown)
    await staff.expectAccessible()
  })

  it('show the raw data as measured, pretty-printed', async () => {
    await openDetails()
    await tab('Raw Data').click()
    const raw = await dialog().locator('pre').textContent()
    expect(raw).toMatch(/^\{\n {2}"/)
    expect(JSON.parse(raw!)).toHaveProperty('components')
    await staff.expectAccessible()
  })

  it('show what is known of a report that is not made, and say that there is nothing to edit', async () => {
    const { id, address } = await openDetails()
    await page.route(`**/api/admin/reports/${id}`, async (route) => {
      const response = await route.fetch()
      const report = await response.json()
      await route.fulfill({ json: { ...report, reportData: null, measured: null, status: 'generating', pillars: {} } })
    })
    await page.goto(address)
    await tab('Raw Data').click()
    const known = JSON.parse((await dialog().locator('pre').textContent())!)
    expect(Object.keys(known)).toEqual(['id', 'businessName', 'industry', 'visibilityScore', 'pillars', 'status'])
    await tab('Edit').click()
    await dialog().getByText('there is nothing to edit').waitFor()
    await page.unroute(`**/api/admin/reports/${id}`)
    await page.route(`**/api/admin/reports/${id}`, async (route) =>
      route.fulfill({ json: { ...(await (await route.fetch()).json()), type: 'another' } }),
    )
    await page.goto(address)
    await tab('Raw Data').click()
    await dialog().getByText('Select a report to view raw data.', { exact: true }).waitFor()
  })

  it('load, fail with a way to try again, and say when the report is gone', async () => {
    const { id, address } = await openDetails()
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route(`**/api/admin/reports/${id}`, async (route) => {
      await mayAnswer
      await route.fulfill({ status: 503, json: { error: 'Not available right now.', code: 'x', requestId: 'x' } })
    })
    await page.goto(address)
    await dialog().getByText('Loading report...').waitFor()
    await staff.expectAccessible()
    answer()
    await dialog().getByText('Not available right now.').waitFor()
    await page.unroute(`**/api/admin/reports/${id}`)
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await dialog().getByText('Overall score').waitFor()
    await page.goto('/admin/reports?open=nothing-like-it')
    await dialog().getByText('This report does not exist, or has been deleted.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url()).not.toContain('open=')
  })
})

describe('editing a report', () => {
  it('is done with sliders and fields, shown to the customer as adjusted, and can be taken back', async () => {
    const { id, name } = await openDetails()
    await openEdit()
    const slider = dialog().getByRole('slider', { name: 'Overall score' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await score('Overall score').inputValue()).toBe('62')
    await score('Website').fill('88')
    await dialog().getByLabel('Business name').fill(`${name} Pty Ltd`)
    await dialog().getByLabel('Industry').fill('Real Estate & Property')
    await dialog().getByLabel('Why (optional)').fill('They have a new website.')
    await staff.expectAccessible()
    await dialog().getByRole('button', { name: 'Update Report' }).click()
    await page.getByText('Report updated').waitFor()
    await dialog().getByText('Adjusted by').waitFor()
    expect(await tab('Summary').getAttribute('aria-selected')).toBe('true')
    const summary = (await dialog().textContent()) ?? ''
    for (const text of [
      '62% (measured: 60%)',
      '88% (measured:',
      '“They have a new website.”',
      'Real Estate & Property',
    ])
      expect(summary).toContain(text)
    await staff.expectAccessible()

    const customer = await staff.open()
    await customer.goto(`${runningProduct().siteUrl}/success/${id}`)
    await customer
      .getByText(/Our staff adjusted the overall score, the score of Website, the business name and/)
      .waitFor()
    await customer.context().close()

    await dialog().getByRole('button', { name: 'Take back to what was measured' }).click()
    await page.getByText('It shows what was measured again.').waitFor()
    await expect.poll(() => dialog().textContent()).not.toContain('Adjusted by')
    expect(await dialog().textContent()).toContain('60%')
    const history = dialog().getByRole('region', { name: 'What staff did' })
    await history.getByText('Overall score: from 62 to 60').waitFor()
    await history.getByText('Overall score: from 60 to 62').waitFor()
    await history.getByText('“They have a new website.”').waitFor()
    await staff.expectAccessible()
    await dialog().getByRole('button', { name: 'Close the report details' }).click()
    await page.getByRole('button', { name, exact: true }).waitFor()
  })

  it('keeps what was typed when a field is refused or the server does not answer', async () => {
    await openDetails()
    await openEdit()
    await dialog().getByLabel('Business name').fill(' ')
    await dialog().getByLabel('Industry').fill('')
    await dialog().getByRole('button', { name: 'Update Report' }).click()
    await dialog().getByText('Business name is required').waitFor()
    await dialog().getByText('Industry is required').waitFor()
    await staff.expectAccessible()
    await dialog().getByLabel('Business name').fill('New name')
    await dialog().getByLabel('Industry').fill('Real Estate & Property')
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/admin/reports/*', async (route) => {
      await answered.promise
      await route.abort()
    })
    await dialog().getByRole('button', { name: 'Update Report' }).click()
    await dialog().getByRole('button', { name: 'Updating...' }).waitFor()
    answered.resolve()
    await page.getByText('Update failed').waitFor()
    await page.getByText('Failed to update report').waitFor()
    expect(await dialog().getByLabel('Business name').inputValue()).toBe('New name')
  })

  it('tells the second of two people, who loses nothing and decides what counts', async () => {
    const { name, address } = await openDetails()
    const other = await staff.open()
    await other.goto(address)
    await openEdit(other)
    await openEdit()
    await score('Overall score', other).fill('75')
    await score('Website', other).fill('91')
    await dialog(other).getByRole('button', { name: 'Update Report' }).click()
    await other.getByText('Report updated').waitFor()
    await other.context().close()

    await score('Overall score').fill('40')
    await dialog().getByLabel('Business name').fill(`${name} Two`)
    await dialog().getByRole('button', { name: 'Update Report' }).click()
    await page.getByText('Update failed').waitFor()
    await dialog().getByText(`${runningProduct().adminUsername} changed this report while you were editing`).waitFor()
    expect(await score('Overall score').inputValue()).toBe('40')
    await dialog().getByText('Stored now: 75').waitFor()
    expect(await score('Website').inputValue()).toBe('91')
    await staff.expectAccessible()
    await dialog().getByRole('button', { name: 'Update Report' }).click()
    await page.getByText('Report updated').waitFor()
    const summary = async () => (await dialog().textContent()) ?? ''
    await expect.poll(summary).toContain('40% (measured: 60%)')
    expect(await summary()).toContain(`${name} Two`)
    expect(await summary()).toContain('91%')
  })

  it('asks before typed changes are thrown away', async () => {
    await openDetails()
    await openEdit()
    await score('Overall score').fill('10')
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', (question) => {
        resolve(question.message())
        void question.dismiss()
      }),
    )
    await dialog().getByRole('button', { name: 'Close the report details' }).click()
    expect(await asked).toBe('Your changes are not saved. Close anyway?')
    expect(await score('Overall score').inputValue()).toBe('10')
    await dialog().getByRole('button', { name: 'Back to measured: Overall score' }).click()
    expect(await score('Overall score').inputValue()).toBe('60')
  })

  it('does not take what was not measured for zero', async () => {
    const { id, address } = await openDetails()
    const nothing = { searchPresence: null, localSeo: null }
    await page.route(`**/api/admin/reports/${id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const report = await (await route.fetch()).json()
      const pillars = { ...report.pillars, ...nothing }
      await route.fulfill({ json: { ...report, pillars, measured: { ...report.measured, pillars } } })
    })
    await page.goto(address)
    await openEdit()
    await dialog().getByRole('group', { name: 'Search presence' }).getByText('Not measured').waitFor()
    expect(await score('Search presence').count()).toBe(0)
    const saved = page.waitForRequest((request) => request.method() === 'PATCH')
    await dialog().getByRole('button', { name: 'Set a score for Local search' }).click()
    await score('Local search').fill('35')
    await staff.expectAccessible()
    await dialog().getByRole('button', { name: 'Update Report' }).click()
    expect((await saved).postDataJSON()).toEqual({ pillars: { localSeo: 35 } })
  })
})
