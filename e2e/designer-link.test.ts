import { runningProduct } from '@findable/test-kit'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { acceptTerms, enterWebsite, reachReport, useVisitor } from './visitor.ts'

const visitor = useVisitor()

async function orderReport(page: Page): Promise<string> {
  await enterWebsite(page, 'grumblinggearbox.com.au')
  await page.getByLabel(/promo code/i).fill(runningProduct().promoCode)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByLabel('Where should we send your report?').fill('gearbox-owner@example.com.au')
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Start my free report' }).click()
  return reachReport(page)
}

it('an owner gives their web designer a link, replaces it and ends it, and only the newest one opens the report', async () => {
  const { page, context, complaints } = visitor()
  const id = await orderReport(page)
  const part = page.getByRole('region', { name: 'For your web designer' })
  const field = part.getByLabel('The link')
  const reference = (await page.getByText(/^FND-/).first().textContent())!

  await part.getByRole('button', { name: 'Make a link' }).click()
  await field.waitFor()
  const first = await field.inputValue()

  const designer = await context.newPage()
  const answer = (await designer.goto(first))!
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await designer.getByText('Technical edition').waitFor()
  await designer.locator('figcaption', { hasText: 'to paste' }).first().waitFor()
  const shown = await designer.content()
  for (const secret of [id, reference, 'gearbox-owner@', '/success', 'Our guarantee']) {
    expect([secret, shown.includes(secret)]).toEqual([secret, false])
  }

  await page.reload()
  await part.getByText('a new one takes its place').waitFor()
  expect(await field.count()).toBe(0)
  await part.getByRole('button', { name: 'Make a new link' }).click()
  await field.waitFor()
  const second = await field.inputValue()
  expect(complaints).toEqual([])

  await designer.goto(first)
  await designer.getByText('404 Page Not Found').first().waitFor()
  expect((await designer.goto(second))!.status()).toBe(200)

  await part.getByRole('button', { name: 'End the link' }).click()
  await part.getByRole('button', { name: 'Make a link' }).waitFor()
  expect((await designer.goto(second))!.status()).toBe(404)
  await designer.getByText('404 Page Not Found').first().waitFor()
})
