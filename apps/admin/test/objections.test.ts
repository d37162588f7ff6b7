import { readFile } from 'node:fs/promises'
import type { CheckFigures } from '@findable/contracts'
import { withClient } from '@findable/local-servers'
import { productDatabaseUrl } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedReports } from './seed.ts'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})

const away = { status: 503, json: { error: 'The service is not available right now.', code: 'x', requestId: 'x' } }
const expectText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (name: string) => page.getByRole('listitem', { name: new RegExp(`^${name}, `) })
const side = (name: string) => page.getByRole('region', { name, exact: true })
const menu = async (name: string) => {
  await page.goto('/admin/dashboard')
  await button('More').click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** An objection to all that the report says about titles, which the engine has read again and would say again. */
async function seedObjection(name: string, { daysAgo = 1 } = {}): Promise<string> {
  const [reportId] = await seedReports([{ name }])
  await withClient(productDatabaseUrl(), (client) =>
    client.query(
      `insert into reports.objections (report_id, component, choice, sentence, state, engine_version, reported, checked,
         request_id, created_at)
       select id, 'meta-tags', 'not-true', $2, 'waiting', '3.0.0', component, component, 'seed',
         now() - make_interval(days => $3)
       from reports.business_reports, jsonb_array_elements(report_data::jsonb -> 'components') component
       where id = $1 and component ->> 'id' = 'meta-tags'`,
      [reportId, `The titles of ${name} are fine.`, daysAgo],
    ),
  )
  return reportId
}
const open = (name: string) => rowOf(name).getByRole('button', { name: 'Open' }).click()

describe('an objection', () => {
  it('is listed, oldest first and overdue, read with the evidence side by side, and corrected', async () => {
    await seedObjection('Early Quokka')
    const reportId = await seedObjection('Overdue Quokka', { daysAgo: 6 })
    await menu('Objections')
    await rowOf('Overdue Quokka').getByText('Overdue', { exact: true }).waitFor()
    await rowOf('Early Quokka').getByText('Waits for an answer').waitFor()
    const names = await page.getByRole('list', { name: 'Open objections' }).getByRole('listitem').allTextContents()
    expect(names.findIndex((text) => text.includes('Overdue Quokka'))).toBeLessThan(
      names.findIndex((text) => text.includes('Early Quokka')),
    )
    await staff.expectAccessible()

    await open('Overdue Quokka')
    for (const name of ['What the report says', 'What the engine read again'])
      await side(name).getByRole('heading', { name: 'Evidence' }).waitFor()
    await staff.expectAccessible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button('Download as a case for developers').click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^objection-\w{8}\.json$/)
    const saved = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(saved)).toMatchObject({ component: 'meta-tags', choice: 'not-true', state: 'waiting' })
    expect(saved).not.toContain('Overdue Quokka')

    await button('Answer the customer').click()
    await expectText('Please decide.')
    await expectText('Please write an answer.')
    await page.getByRole('radio', { name: /^The finding is wrong/ }).check()
    await page.getByLabel('Score of the check').fill('950')
    await page.getByLabel('What we say to the customer').fill('Both titles are there.')
    await button('Answer the customer').click()
    await expectText('A score is a whole number from 0 to 100.')
    await page.getByLabel('Score of the check').fill('95')
    await button('Answer the customer').click()
    await expectText('Report corrected')
    await expect.poll(() => rowOf('Overdue Quokka').count()).toBe(0)

    await page.getByRole('tab', { name: 'Answered' }).click()
    await rowOf('Overdue Quokka').getByText('Corrected', { exact: true }).waitFor()
    await open('Overdue Quokka')
    await expectText('Both titles are there.')
    expect(await page.getByRole('form', { name: 'Answer' }).count()).toBe(0)

    await page.goto(`/admin/reports?open=${reportId}`)
    const shown = side('Versions').getByRole('row').filter({ hasText: 'Correction (shown)' })
    await shown.getByText('“Both titles are there.”').waitFor()
    await page.getByText('Answered an objection: corrected the report').first().waitFor()
    await staff.expectAccessible()
  })

  it('that somebody else has answered meanwhile says so, and keeps what was typed', async () => {
    const reportId = await seedObjection('Slow Quokka')
    await page.goto('/admin/objections')
    await open('Slow Quokka')
    await page.getByRole('radio', { name: /^The report is right/ }).check()
    await page.getByLabel('What we say to the customer').fill('It is right.')
    await withClient(productDatabaseUrl(), (client) =>
      client.query(
        `update reports.objections set state = 'upheld', answer = 'Said.', answered_at = now() where report_id = $1`,
        [reportId],
      ),
    )
    await button('Answer the customer').click()
    await expectText('Answer failed')
    await page.getByRole('form', { name: 'Answer' }).getByText('This objection has been answered already.').waitFor()
    expect(await page.getByLabel('What we say to the customer').inputValue()).toBe('It is right.')
    await page.reload()
    await page.getByRole('link', { name: 'See those that were answered' }).click()
    await rowOf('Slow Quokka').getByText('Report upheld').waitFor()
  })

  it('is read by a viewer, who has nothing to answer with', async () => {
    await seedObjection('Watched Quokka')
    await page.route('**/api/admin/me', (route) =>
      route.fulfill({ json: { username: 'viewer', role: 'viewer', email: 'viewer@example.com.au' } }),
    )
    await page.goto('/admin/objections')
    await open('Watched Quokka')
    await side('What the report says').waitFor()
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await button('Answer the customer').count()).toBe(0)
  })
})

it('the list says when there is nothing, and when it cannot be read', async () => {
  await page.route('**/api/admin/objections*', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/objections')
  await expectText('No objection waits for an answer')
  await page.getByRole('tab', { name: 'Answered' }).click()
  await expectText('No objection has been answered yet')
  await page.route('**/api/admin/objections*', (route) => route.fulfill(away))
  await page.goto('/admin/objections')
  await expectText('Failed to load objections: The service is not available right now.')
  await staff.expectAccessible()
})

describe('the figures', () => {
  const figure = (title: string, over: Partial<CheckFigures[number]>): CheckFigures[number] => ({
    component: title,
    title,
    engineVersion: '3.9.0',
    rechecks: 0,
    moved: 0,
    objections: 0,
    upheld: 0,
    corrected: 0,
    open: 0,
    ...over,
  })
  const firstCells = () => page.getByRole('rowheader').allTextContents()

  it('show what works and what is contested, sorted as asked for, and explain their words', async () => {
    const figures = [
      figure('Contested', { objections: 4, corrected: 3, upheld: 1 }),
      figure('Works', { rechecks: 5, moved: 3, engineVersion: '3.14.0' }),
    ]
    await page.route('**/api/admin/check-figures', (route) => route.fulfill({ json: figures }))
    await menu('Figures')
    await page.getByRole('rowheader', { name: 'Works' }).waitFor()
    expect(await firstCells()).toEqual(['Contested', 'Works'])
    await expectText('3 (60 %)')
    await expectText('3 (75 %)')
    await expectText('What the words mean')
    await staff.expectAccessible()
    await button('Engine').click()
    await expect.poll(firstCells).toEqual(['Works', 'Contested'])
    await button('Engine').click()
    await expect.poll(firstCells).toEqual(['Contested', 'Works'])
    const engine = page.getByRole('columnheader', { name: 'Engine' })
    expect(await engine.getAttribute('aria-sort')).toBe('ascending')
    await page.reload()
    await page.getByRole('rowheader', { name: 'Works' }).waitFor()
    expect(await engine.getAttribute('aria-sort')).toBe('ascending')
  })

  it('count what customers really did', async () => {
    await seedObjection('Counted Quokka')
    await page.goto('/admin/figures')
    const figures = page.getByRole('row').filter({ hasText: '3.0.0' })
    await expect.poll(() => figures.count()).toBeGreaterThan(0)
  })

  it('say when there are none, and when they cannot be read', async () => {
    await page.route('**/api/admin/check-figures', (route) => route.fulfill({ json: [] }))
    await page.goto('/admin/figures')
    await expectText('No customer has checked anything again or objected yet')
    await page.route('**/api/admin/check-figures', (route) => route.fulfill(away))
    await button('Refresh').click()
    await page.getByText('The service is not available right now.').first().waitFor()
    await staff.expectAccessible()
  })
})
