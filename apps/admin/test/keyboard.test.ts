import { endpoints } from '@findable/contracts'
import { asNewClient, phone, runningProduct } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderedReport, seedReports } from './seed.ts'
import { useStaff } from './use-staff.ts'

const staff = useStaff()
let page: Page
beforeEach(() => {
  page = staff.page
})
beforeAll(async () => {
  await orderedReport()
  await seedReports(Array.from({ length: 20 }, (_, index) => ({ name: `Kookaburra ${index}` })))
  await fetch(runningProduct().siteUrl + endpoints.contact.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asNewClient() },
    body: JSON.stringify({ name: 'Robin', email: 'robin@example.com.au', message: 'Is 61 a good score?' }),
  })
})

/** What the keyboard is on: its label, or its text. */
const focused = () =>
  page.evaluate<string>(
    `(({ labels, ariaLabel, textContent }) => labels?.[0]?.textContent || ariaLabel || textContent)(document.activeElement)`,
  )

/** Whether something lies over what the keyboard is on. */
const isCovered = () =>
  page.evaluate<boolean>(`(({ left, top, bottom }) =>
    ![top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 1, y) === document.activeElement))(
    document.activeElement.getBoundingClientRect())`)

describe('the keyboard', () => {
  it.each([
    ['dashboard', 'Quick Report', 'Business Name*', 'Escape'],
    ['staff', 'Add a person', 'Username', 'Escape'],
    ['settings?tab=security', 'Switch on...', 'Your password', 'Cancel'],
    ['messages', 'Answer Robin', 'Your answer', 'Cancel'],
  ])('at %s goes from “%s” to “%s”, and back on %s', async (path, button, field, leave) => {
    await page.goto(`/admin/${path}`)
    await page.getByRole('button', { name: button, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toContain(field)
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: leave }).press('Enter')
    await expect.poll(focused).toBe(button)
  })

  it('comes back to the role that somebody decided not to change', async () => {
    await page.goto('/admin/staff')
    const label = `Role of ${runningProduct().adminUsername}`
    await page.getByLabel(label).focus()
    await page.getByLabel(label).selectOption('viewer')
    await expect.poll(focused).toBe('Cancel')
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe(label)
  })
})

it.each(['desk', 'phone'])('“Delete Selected” stays in sight on the way to the last row, on a %s', async (place) => {
  if (place === 'phone') await page.setViewportSize(phone)
  await page.goto('/admin/reports?search=Kookaburra')
  const first = page.getByRole('checkbox', { name: 'Select Kookaburra 0', exact: true })
  await first.press('Space')
  const top = async () => (await first.boundingBox())!.y
  const before = await top()
  await first.press('Space')
  expect(await top()).toBe(before)
  await page.getByRole('checkbox', { name: 'Select Kookaburra 19' }).press('Space')
  const box = (await page.getByRole('button', { name: 'Delete Selected (1)' }).boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height)
  for (const [from, key] of [
    [19, 'ArrowUp'],
    [0, 'ArrowDown'],
  ] as const) {
    await page.getByRole('button', { name: `Kookaburra ${from}`, exact: true }).focus()
    for (let step = 0; step < 19; step++) {
      await page.keyboard.press(key)
      expect(await isCovered()).toBe(false)
    }
  }
  await staff.expectAccessible()
})
