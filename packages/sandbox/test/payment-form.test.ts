import { launchChromium } from '@findable/test-kit'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { secretKey, startSandbox, type Sandbox } from '../src/index.ts'
import { startCheckout, type CheckoutServer } from './support/checkout-server.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Page = Awaited<ReturnType<Browser['newPage']>>

let sandbox: Sandbox
let checkout: CheckoutServer
let browser: Browser
let page: Page
let stripe: Stripe
let complaints: string[]

beforeAll(async () => {
  sandbox = await startSandbox()
  checkout = await startCheckout(sandbox.url)
  browser = await launchChromium()
  stripe = new Stripe(secretKey, { ...sandbox.info.stripe })
})

afterAll(async () => {
  await browser.close()
  await checkout.close()
  await sandbox.close()
})

beforeEach(async () => {
  page = await browser.newPage({ locale: 'en-AU' })
  complaints = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
})

afterEach(async () => {
  await page.close()
})

async function openCheckout(settings: Record<string, string> = {}) {
  const intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'aud', automatic_payment_methods: { enabled: true } })
  await page.goto(`${checkout.url}/?${new URLSearchParams({ client_secret: intent.client_secret!, ...settings })}`)
  return intent
}

async function fillCard(number: string, { expiry = '12/34', cvc = '123' } = {}) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill(expiry)
  await page.getByLabel('Security code').fill(cvc)
}

async function pay() {
  await page.getByRole('button', { name: 'Pay $20' }).click()
}

async function result() {
  await expect.poll(() => page.locator('#result').textContent()).not.toBe('')
  return JSON.parse((await page.locator('#result').textContent()) ?? '')
}

const events = async () => (await page.locator('#events').textContent())?.split('\n') ?? []

describe('the unmodified stripe-js and react-stripe-js', () => {
  test('pay with 4242 4242 4242 4242, and the server sees the intent succeeded with the billing email', async () => {
    const intent = await openCheckout()
    await fillCard('4242424242424242')
    await pay()
    expect(await result()).toMatchObject({ paymentIntent: { id: intent.id, status: 'succeeded', amount: 2000 } })
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(paid.status).toBe('succeeded')
    expect((paid.latest_charge as Stripe.Charge).billing_details).toMatchObject({
      email: 'jo@example.com',
      address: { country: 'AU' },
    })
    expect(complaints).toEqual([])
  })

  test('pay an intent that was only made after the form was shown', async () => {
    const intent = await openCheckout({ deferred: '' })
    await fillCard('5555555555554444')
    await pay()
    expect(await result()).toMatchObject({ paymentIntent: { id: intent.id, status: 'succeeded' } })
  })
})
