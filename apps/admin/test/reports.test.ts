import { phone, runningProduct } from '@findable/test-kit'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderedReport, seedReports } from './seed.ts'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})

const listUrl = /\/api\/admin\/business-reports(\?|$)/
const found = (count: number) => page.getByRole('heading', { name: `${count} report(s) found` })
const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) })
const names = () => page.locator('[data-row]').allTextContents()
const search = () => page.getByRole('searchbox')
const refusal = (status: number, error: string) => ({ status, json: { error, code: 'x', requestId: 'x' } })

/** A word that only the reports of one test carry. */
const ownWord = () => `w${randomUUID().slice(0, 8)}`
async function openList(word: string): Promise<void> {
  await page.goto(`/admin/reports?search=${word}`)
  await page.getByRole('heading', { name: /report\(s\) found/ }).waitFor()
}
/** Answers the next question of the browser. */
const onConfirm = (answer: 'accept' | 'dismiss') =>
  new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog[answer]()
    }),
  )

beforeAll(() => orderedReport())

describe('the list of reports', () => {
  it('shows business, industry, score with its badge, status and date, newest first', async () => {
    const word = ownWord()
    await seedReports([
      { name: `${word} Good`, score: 70, website: 'https://good.example.com.au', industry: 'Real Estate & Property' },
      { name: `${word} Average`, score: 69 },
      { name: `${word} Poor`, score: 49 },
      { name: `${word} Unmeasured`, score: null, industry: '' },
    ])
    await openList(word)
    expect(await search().getAttribute('placeholder')).toBe('Search reports...')
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Select all on this page',
      'Business',
      'Industry',
      'Score',
      'Status',
      'Generated (Sydney time)',
      'Actions',
    ])
    expect(await names()).toEqual(['Good', 'Average', 'Poor', 'Unmeasured'].map((name) => `${word} ${name}`))
    const good = await rowOf(`${word} Good`).textContent()
    for (const text of ['https://good.example.com.au', 'Real Estate & Property', '70', 'Good', 'Completed']) {
      expect(good).toContain(text)
    }
    expect(good).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M/)
    expect(await rowOf(`${word} Average`).textContent()).toContain('69Average')
    expect(await rowOf(`${word} Poor`).textContent()).toContain('49Poor')
    expect(await rowOf(`${word} Unmeasured`).textContent()).toContain('UnknownNot measured')
    await staff.expectAccessible()
  })

  it('names each status, and has no date for a report that is not made', async () => {
    const word = ownWord()
    const statuses = ['pending', 'generating', 'completed', 'failed']
    await seedReports(statuses.map((status) => ({ name: `${word} ${status}` })))
    await page.route(listUrl, async (route) => {
      const response = await route.fetch()
      const reports = (await response.json()) as object[]
      const json = reports.map((report, row) => ({ ...report, status: statuses[row], generatedAt: null }))
      await route.fulfill({ response, json })
    })
    await openList(word)
    for (const [status, shown] of [
      ['pending', 'Pending'],
      ['generating', 'Generating'],
      ['completed', 'Completed'],
      ['failed', 'Failed'],
    ])
      expect(await rowOf(`${word} ${status}`).textContent()).toContain(`${shown}N/A`)
  })

  it('is searched by name, website, industry or email, in upper or lower case; the search is in the address', async () => {
    const word = ownWord()
    await seedReports([
      { name: `${word} Plumbing`, website: `https://${word}-site.com.au`, email: `${word}@mail.example` },
      { name: `${word} Dental`, industry: `${word} dentists` },
    ])
    await page.goto('/admin/reports')
    await page.locator('[data-row]').first().waitFor()
    await page.keyboard.press('/')
    expect(await search().evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type(`${word} PLUMB`)
    await found(1).waitFor()
    await expect.poll(names).toEqual([`${word} Plumbing`])
    expect(page.url()).toContain(`search=${word}`)
    await page.reload()
    await found(1).waitFor()
    for (const text of [`${word}-SITE`, `${word}@MAIL`]) {
      await search().fill(text)
      await expect.poll(names).toEqual([`${word} Plumbing`])
    }
    await search().fill(`${word} DENTISTS`)
    await expect.poll(names).toEqual([`${word} Dental`])
    await search().fill(`${word} nobody`)
    await page.getByText('No reports match your search').waitFor()
    await found(0).waitFor()
    await staff.expectAccessible()
    await page.getByRole('button', { name: 'Show all reports' }).click()
    await page.locator('[data-row]').first().waitFor()
    expect(await search().inputValue()).toBe('')
  })

  it('keeps what is typed while a slow machine shows what was searched before', async () => {
    await page.goto('/admin/reports')
    await page.locator('[data-row]').first().waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    // Slower than the pause after which the list is searched.
    await search().pressSequentially('wattle and wire', { delay: 270 })
    await expect.poll(() => page.url()).toContain('search=wattle+and+wire')
    expect(await search().inputValue()).toBe('wattle and wire')
  })

  it('goes from page to page, there and back, and is sorted at the server', async () => {
    const word = ownWord()
    const many = Array.from({ length: 120 }, (_, index) => ({
      name: `${word} ${String(119 - index).padStart(3, '0')}`,
      score: index % 101,
    }))
    await seedReports(many)
    await openList(word)
    await found(120).waitFor()
    expect((await names())[0]).toBe(`${word} 119`)
    await page.getByRole('button', { name: 'Next 50' }).click()
    await expect.poll(async () => (await names())[0]).toBe(`${word} 069`)
    await page.getByRole('button', { name: 'Next 50' }).click()
    await expect.poll(async () => (await names())[0]).toBe(`${word} 019`)
    expect(await page.getByRole('button', { name: 'Next 50' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Previous 50' }).click()
    await expect.poll(async () => (await names())[0]).toBe(`${word} 069`)
    await page.goBack()
    await expect.poll(async () => (await names())[0]).toBe(`${word} 019`)
    await page.getByRole('button', { name: 'First page' }).click()
    await expect.poll(async () => (await names())[0]).toBe(`${word} 119`)

    await page.getByRole('button', { name: 'Business', exact: true }).click()
    await expect.poll(async () => (await names())[0]).toBe(`${word} 000`)
    expect(await page.getByRole('columnheader', { name: 'Business' }).getAttribute('aria-sort')).toBe('ascending')
    await page.getByRole('button', { name: 'Business', exact: true }).click()
    await expect.poll(async () => (await names())[0]).toBe(`${word} 119`)
    await page.getByRole('button', { name: 'Score', exact: true }).click()
    await expect.poll(async () => (await names())[0]).toBe(`${word} 019`)
    await page.setViewportSize(phone)
    await page.getByLabel('Order').selectOption('Lowest score first')
    await expect.poll(async () => page.locator('[data-row]').count()).toBe(50)
    await expect.poll(async () => (await names())[0]).toMatch(new RegExp(`${word} (119|018)`))
  })

  it('says that it loads, and why it could not be loaded', async () => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route(listUrl, async (route) => {
      await mayAnswer
      await route.fulfill(refusal(503, 'The service is not available right now.'))
    })
    await page.goto('/admin/reports')
    await page.getByText('Loading reports...').waitFor()
    await staff.expectAccessible()
    answer()
    await page.getByText('Failed to load reports: The service is not available right now.').waitFor()
    await staff.expectAccessible()
    await page.unroute(listUrl)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('[data-row]').first().waitFor()
    expect(await page.getByText('Failed to load reports').count()).toBe(0)
  })

  it('says so when nobody has ordered a report yet', async () => {
    await page.route(listUrl, (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }))
    await page.goto('/admin/reports')
    await page.getByText('No reports found').waitFor()
    await found(0).waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    await staff.expectAccessible()
  })

  it('stays in sight when it cannot be read again, and says that it may be out of date', async () => {
    const word = ownWord()
    await seedReports([{ name: word }])
    await openList(word)
    await page.route(listUrl, (route) => route.abort())
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('This may be out of date').waitFor()
    expect(await names()).toEqual([word])
    await staff.expectAccessible()
    await page.unroute(listUrl)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => page.getByText('This may be out of date').count()).toBe(0)
  })

  it('leads to the login, which says why, when the session has ended', async () => {
    await page.goto('/admin/reports')
    await page.locator('[data-row]').first().waitFor()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.waitForURL('**/admin/login')
    await page.getByText('Please log in to access the admin panel.').waitFor()
    expect(await page.locator('[data-row]').count()).toBe(0)
  })

  it('is worked by keyboard: arrows move between rows, and the slash can be switched off', async () => {
    const word = ownWord()
    await seedReports([{ name: `${word} 1` }, { name: `${word} 2` }])
    await openList(word)
    const focused = () => page.evaluate('document.activeElement.textContent || document.activeElement.ariaLabel')
    await search().focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(`${word} 1`)
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(`${word} 2`)
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(`${word} 2`)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText(`${word} 1`).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'The / key goes to the search' }).press('Space')
    await page.locator('[data-row]').first().focus()
    await page.keyboard.press('/')
    expect(await focused()).toBe(`${word} 1`)
  })

  it('gives each report as a file named after the business', async () => {
    const word = ownWord()
    await seedReports([{ name: `${word} & Sons` }])
    await openList(word)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${word} & Sons` }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${word}___Sons_visibility_report.html`)
    expect(await readFile(await download.path(), 'utf8')).toContain(`${word} &amp; Sons`)
    await page.getByText('Download started').waitFor()
    await page.getByText('The visibility report is being downloaded').waitFor()
    await page.route('**/api/download/**', (route) => route.fulfill(refusal(503, 'Not now.')))
    await page.getByRole('button', { name: `Download ${word} & Sons` }).click()
    await page.getByText('Download failed').waitFor()
  })
})

describe('deleting reports', () => {
  it('asks first, removes the report from the list and from its link, and goes to the next row', async () => {
    const word = ownWord()
    const [id] = await seedReports([{ name: `${word} 1` }, { name: `${word} 2` }])
    await openList(word)
    const dismissed = onConfirm('dismiss')
    await page.getByRole('button', { name: `Delete ${word} 1` }).click()
    expect(await dismissed).toBe('Are you sure you want to delete this report?')
    expect(await names()).toHaveLength(2)
    void onConfirm('accept')
    await page.getByRole('button', { name: `Delete ${word} 1` }).click()
    await page.getByText('Report deleted').waitFor()
    await found(1).waitFor()
    await expect.poll(names).toEqual([`${word} 2`])
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(`${word} 2`)
    const { siteUrl } = runningProduct()
    expect((await fetch(`${siteUrl}/api/business-reports/${id}`)).status).toBe(404)
  })

  it('says in the row why a report could not be deleted', async () => {
    const word = ownWord()
    await seedReports([{ name: word, state: 'paid' }])
    await openList(word)
    void onConfirm('accept')
    await page.getByRole('button', { name: `Delete ${word}` }).click()
    await page.getByText('Delete failed').waitFor()
    await rowOf(word)
      .getByText(/Order FND-\w+ is not delivered yet/)
      .waitFor()
    expect(await names()).toEqual([word])
    await staff.expectAccessible()
  })

  it('happens to many at once, and those that failed stay selected with the reason', async () => {
    const word = ownWord()
    await seedReports([
      { name: `${word} 1` },
      { name: `${word} 2`, state: 'paid' },
      { name: `${word} 3` },
      { name: `${word} 4` },
    ])
    await openList(word)
    expect(await page.getByRole('button', { name: /Delete Selected/ }).count()).toBe(0)
    await page.getByRole('checkbox', { name: `Select ${word} 4` }).press('Space')
    await page.getByRole('button', { name: 'Delete Selected (1)' }).waitFor()
    const all = page.getByRole('checkbox', { name: 'Select all 4 reports on this page' })
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
    await all.press('Space')
    await page.getByRole('button', { name: 'Delete Selected (4)' }).waitFor()
    await page.getByText('4 of 4 on this page selected').waitFor()
    await page.getByRole('checkbox', { name: `Select ${word} 4` }).press('Space')
    await staff.expectAccessible()
    const deletions: string[] = []
    page.on('request', (request: Request) => {
      if (request.method() === 'DELETE') deletions.push(request.url())
    })
    const asked = onConfirm('accept')
    await page.getByRole('button', { name: 'Delete Selected (3)' }).click()
    expect(await asked).toBe('Are you sure you want to delete these 3 reports?')
    await page.getByText('Bulk delete failed').waitFor()
    await page.getByText('Failed to delete 1 reports. Successfully deleted 2 reports').waitFor()
    await found(2).waitFor()
    expect(new Set(deletions).size).toBe(3)
    await rowOf(`${word} 2`)
      .getByText(/is not delivered yet/)
      .waitFor()
    expect(await page.getByRole('checkbox', { name: `Select ${word} 2` }).isChecked()).toBe(true)
    await page.getByRole('checkbox', { name: `Select ${word} 2` }).press('Space')
    await page.getByRole('checkbox', { name: `Select ${word} 4` }).press('Space')
    void onConfirm('accept')
    await page.getByRole('button', { name: 'Delete Selected (1)' }).click()
    await page.getByText('Successfully deleted 1 reports').waitFor()
    await page.getByText('Reports deleted').waitFor()
    await found(1).waitFor()
  })

  it('waits as long as the server says when there were too many calls, and counts what is gone as deleted', async () => {
    const word = ownWord()
    await seedReports([{ name: `${word} 1` }, { name: `${word} 2` }])
    await openList(word)
    let first = true
    await page.route('**/api/admin/business-reports/*', async (route) => {
      const refused = first
      first = false
      if (refused) return route.fulfill({ ...refusal(429, 'Too many requests.'), headers: { 'retry-after': '1' } })
      return route.fulfill(refusal(404, 'The report could not be found.'))
    })
    await page.getByRole('checkbox', { name: 'Select all 2 reports on this page' }).press('Space')
    void onConfirm('accept')
    await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
    await page.getByText('Successfully deleted 2 reports').waitFor()
    expect(first).toBe(false)
  })

  it('starts with nothing selected after another search', async () => {
    const word = ownWord()
    await seedReports([{ name: `${word} 1` }, { name: `${word} 2` }])
    await openList(word)
    await page.getByRole('checkbox', { name: `Select ${word} 1` }).press('Space')
    await search().fill(`${word} 1`)
    await found(1).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /Delete Selected/ }).count()).toBe(0)
  })
})

it('a viewer has nothing to tick and nothing to delete, at either size', async () => {
  const name = `Looked at ${randomUUID().slice(0, 8)}`
  await seedReports([{ name }])
  await page.route('**/api/admin/me', (route) =>
    route.fulfill({ json: { username: 'viewer', role: 'viewer', email: 'viewer@example.com.au' } }),
  )
  await page.goto(`/admin/reports?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name, exact: true }).waitFor()
  expect(await page.getByRole('checkbox', { name: /^Select/ }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
  await staff.expectAccessible()
  await page.setViewportSize(phone)
  await page.getByRole('button', { name, exact: true }).waitFor()
  expect(await page.getByRole('checkbox', { name: /^Select/ }).count()).toBe(0)
})
