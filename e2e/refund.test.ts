import { randomUUID } from 'node:crypto'
import { runningProduct } from '@findable/test-kit'
import { expect, it } from 'vitest'
import { enterWebsite, mailsTo, payByCard, reachReport, useVisitor } from './visitor.ts'

const visitor = useVisitor()

/** The refunds that the sandbox's card provider holds for a payment. */
async function refundsOf(paymentIntent: string): Promise<{ amount: number; status: string }[]> {
  const info = await (await fetch(`${runningProduct().mailboxUrl}/api/sandbox`)).json()
  const { protocol, host, port } = (info as { stripe: { protocol: string; host: string; port: number } }).stripe
  const response = await fetch(`${protocol}://${host}:${port}/v1/refunds?payment_intent=${paymentIntent}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  })
  return ((await response.json()) as { data: { amount: number; status: string }[] }).data
}

it('a card order that staff refund on its screen has its money back at the card provider, and its customer is told', async () => {
  const { page } = visitor()
  const address = `refunded-${randomUUID().slice(0, 8)}@example.com.au`
  await enterWebsite(page, 'copperquokkaelectrical.com.au')
  await page.getByLabel('Where should we send your report?').fill(address)
  await payByCard(page)
  await reachReport(page)

  const { adminUsername, adminPassword } = runningProduct()
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(adminUsername)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin/dashboard')
  await page.goto(`/admin/orders?search=${encodeURIComponent(address)}`)
  const answer = page.waitForResponse(/\/api\/admin\/orders\/FND-[^/]+$/)
  await page.getByRole('list', { name: 'Orders' }).getByRole('link').first().click()
  const { paymentId } = (await (await answer).json()) as { paymentId: string }
  expect(await refundsOf(paymentId)).toEqual([])

  await page.getByRole('button', { name: 'Refund $20.00' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(`A mail about it goes to ${address}.`).waitFor()
  await dialog.getByLabel('Reason').fill('Bought by mistake')
  await dialog.getByRole('button', { name: 'Refund $20.00' }).click()
  await page.getByText('Order refunded').waitFor()
  await expect
    .poll(() => refundsOf(paymentId), { timeout: 30_000, interval: 250 })
    .toMatchObject([{ amount: 2_000, status: 'succeeded' }])
  await expect
    .poll(async () => (await mailsTo(address)).map(({ subject }) => subject), { timeout: 30_000, interval: 250 })
    .toContainEqual(expect.stringMatching(/refund/i))
  await page.reload()
  await page.getByText('Refund accepted by the card provider').waitFor()
  await page.getByText('Refund: not now. This order is refunded already.').waitFor()
})
