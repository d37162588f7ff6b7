import { launchChromium } from '@findable/test-kit'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { secretKey, startSandbox, type Sandbox } from '../src/index.ts'
import { startCheckout, type CheckoutServer } from './support/checkout-server.ts'
import { expectEventually } from './support/expect-eventually.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Page = Awaited<ReturnType<Browser['newPage']>>

let sandbox: Sandbox
let checkout: CheckoutServer
let browser: Browser
let page: Page
let stripe: Stripe
/** What the page complained of, and the statuses of the calls that failed. */
let complaints: string[]
let failedCalls: number[]

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
  failedCalls = []
  page.on('response', (response) => response.status() >= 400 && failedCalls.push(response.status()))
  page.on('console', (message) => {
    // The browser's own message for a failed call, which is counted above.
    const isFailedCall = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isFailedCall) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
})

afterEach(async () => {
  await page.close()
  if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`)
})

async function openCheckout(settings: Record<string, string> = {}) {
  const intent = await stripe.paymentIntents.create({
    amount: 2000,
    currency: 'aud',
    automatic_payment_methods: { enabled: true },
  })
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
  await expectEventually(() => page.locator('#result').textContent()).not.toBe('')
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
    expect(paid.latest_charge).toMatchObject({
      billing_details: { email: 'jo@example.com', address: { country: 'AU' } },
    })
  })

  test('pay an intent that was only made after the form was shown', async () => {
    const intent = await openCheckout({ deferred: '' })
    await fillCard('5555555555554444')
    await pay()
    expect(await result()).toMatchObject({ paymentIntent: { id: intent.id, status: 'succeeded' } })
  })

  test('learn of a decline, after which another card pays the same intent', async () => {
    const intent = await openCheckout()
    await fillCard('4000000000000002')
    await pay()
    expect(await result()).toMatchObject({
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
        payment_intent: { id: intent.id, status: 'requires_payment_method' },
      },
    })
    await fillCard('378282246310005', { cvc: '1234' })
    await pay()
    await expectEventually(async () => (await result()).paymentIntent?.status).toBe('succeeded')
    expect(failedCalls).toEqual([402])
  })

  test.each([
    ['4000002500003155', 'Complete', { paymentIntent: { status: 'succeeded' } }],
    ['4000002760003184', 'Complete', { paymentIntent: { status: 'succeeded' } }],
    [
      '4000002760003184',
      'Fail',
      {
        error: { code: 'payment_intent_authentication_failure', payment_intent: { status: 'requires_payment_method' } },
      },
    ],
    [
      '4000008400001629',
      'Complete',
      { error: { code: 'card_declined', payment_intent: { status: 'requires_payment_method' } } },
    ],
  ])('%s asks to authenticate; %s ends it', async (number, answer, expected) => {
    const intent = await openCheckout()
    await fillCard(number)
    await pay()
    const dialog = page.getByRole('dialog', { name: '3-D Secure test page' })
    await dialog.waitFor()
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action')
    await dialog.getByRole('button', { name: answer }).click()
    expect(await result()).toMatchObject(expected)
    expect(await dialog.count()).toBe(0)
  })

  test('closing the authentication dialog is a refusal', async () => {
    await openCheckout()
    await fillCard('4000002760003184')
    await pay()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await result()).toMatchObject({ error: { code: 'payment_intent_authentication_failure' } })
  })

  test.each([
    ['Complete', 'succeeded', 'succeeded'],
    ['Fail', 'failed', 'requires_payment_method'],
  ])("a bank's own page: %s returns with redirect_status=%s", async (answer, redirectStatus, status) => {
    const intent = await openCheckout()
    await fillCard('4000000000003063')
    await pay()
    await page.waitForURL('**/sandbox/stripe/authenticate/**')
    expect(await page.getByText('$20.00').isVisible()).toBe(true)
    await page.getByRole('button', { name: answer }).click()
    await page.waitForURL('**/success?**')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      paymentType: 'stripe',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: redirectStatus,
    })
    await expectEventually(() => page.locator('#root').textContent()).toContain(`"status":"${status}"`)
    await page.goBack()
    await expectEventually(() => page.getByRole('heading').textContent()).toBe('This check is over')
  })

  test('without redirect: if_required every payment ends at the return address', async () => {
    const intent = await openCheckout({ redirect: 'always' })
    await fillCard('4242424242424242')
    await pay()
    await page.waitForURL('**/success?**')
    expect(new URL(page.url()).searchParams.get('payment_intent')).toBe(intent.id)
    expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('succeeded')
  })

  test('are told that an intent is already paid', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'aud' })
    await stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: 'https://findable.example',
    })
    await page.goto(`${checkout.url}/?client_secret=${intent.client_secret}`)
    await expectEventually(events).toContain('loaderror payment_intent_unexpected_state')
    await page.goto(`${checkout.url}/?client_secret=${intent.id}_secret_wrong`)
    await expectEventually(events).toContain('loaderror payment_intent_invalid_client_secret')
    expect(failedCalls).toEqual([400])
  })
})

describe('mistakes of the page', () => {
  /** The error the library throws or rejects with when the page runs this code. */
  const mistake = (code: string) =>
    page.evaluate<string>(
      `(async () => { ${code} })().then(() => 'no mistake', (error) => error.name + ': ' + error.message)`,
    )

  test.each([
    ["Stripe('sk_test_sandbox')", 'IntegrationError: Please call Stripe() with your publishable key'],
    [
      "Stripe('pk_test_sandbox').elements({}).create('payment')",
      'IntegrationError: Give stripe.elements() a clientSecret',
    ],
    [
      "Stripe('pk_test_sandbox').elements({ mode: 'payment' }).create('card')",
      'IntegrationError: The sandbox has no card element',
    ],
    [
      "await Stripe('pk_test_sandbox').confirmPayment({})",
      'IntegrationError: stripe.confirmPayment() needs the elements',
    ],
    ["await Stripe('pk_test_sandbox').createToken()", 'IntegrationError: The sandbox has no stripe.createToken()'],
    ['await mounted({}).confirmPayment({})', 'IntegrationError: stripe.confirmPayment() needs a clientSecret'],
    [
      "await mounted({}).confirmPayment({ clientSecret: 'a' })",
      'IntegrationError: elements.submit() must be called before',
    ],
    [
      "await mounted({ clientSecret: 'a' }).confirmPayment({})",
      'IntegrationError: stripe.confirmPayment() needs confirmParams.return_url',
    ],
    [
      "await mounted({ clientSecret: 'a' }).confirmPayment({ confirmParams: { shipping: {} } })",
      'IntegrationError: Unrecognized stripe.confirmPayment() parameter: shipping',
    ],
    [
      "await mounted({ clientSecret: 'a' }, { fields: { billingDetails: { address: { country: 'never' } } } }).confirmPayment({ redirect: 'if_required' })",
      'IntegrationError: You specified "never" for fields.billingDetails.address.country',
    ],
  ])('%s', async (code, message) => {
    await page.goto(`${sandbox.url}/`)
    await page.addScriptTag({ url: '/sandbox/stripe.js' })
    const mounted = `
      function mounted(options, elementOptions) {
        const stripe = Stripe('pk_test_sandbox')
        const elements = stripe.elements({ mode: 'payment', ...options })
        elements.create('payment', elementOptions).mount('body')
        return { confirmPayment: (rest) => stripe.confirmPayment({ elements, ...rest }) }
      }`
    expect(await mistake(mounted + code)).toContain(message)
  })
})

describe('the form', () => {
  test('tells ready, focus, change and blur, as the Payment Element does', async () => {
    await openCheckout()
    await expectEventually(events).toEqual(['ready'])
    await fillCard('4242424242424242')
    await page.getByRole('button', { name: 'Pay $20' }).focus()
    await expectEventually(events).toEqual([
      'ready',
      'focus',
      'change partial',
      'change partial',
      'change complete',
      'blur',
    ])
  })

  test('names what is missing on submit and goes to the first wrong field', async () => {
    await openCheckout()
    await page.getByLabel('Expiry date').fill('12/20')
    await pay()
    expect(await result()).toMatchObject({
      error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' },
    })
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'Your card number is incomplete.',
      'Your card’s expiry year is in the past.',
      'Your card’s security code is incomplete.',
    ])
    await expectEventually(() => page.getByLabel('Card number').evaluate((input) => input.matches(':focus'))).toBe(true)
    expect(await page.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true')
  })

  test('groups digits while they are typed, and lets them be corrected', async () => {
    await openCheckout()
    const number = page.getByLabel('Card number')
    const expiry = page.getByLabel('Expiry date')
    await number.pressSequentially('424242424242424299')
    expect(await number.inputValue()).toBe('4242 4242 4242 4242')
    for (let presses = 0; presses < 15; presses++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('9')
    expect(await number.inputValue()).toBe('4249 4242 4242 4242')
    await expiry.pressSequentially('430')
    expect(await expiry.inputValue()).toBe('04 / 30')
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Backspace')
    expect(await expiry.inputValue()).toBe('0')
  })

  test('a press on the pay button counts although an error appears under it', async () => {
    await openCheckout()
    await page.getByLabel('Card number').fill('4242')
    await page.getByRole('button', { name: 'Pay $20' }).click({ delay: 100 })
    expect(await result()).toMatchObject({ error: { code: 'incomplete_number' } })
  })

  test("wears the page's appearance, and says that it is a test", async () => {
    await openCheckout()
    const number = page.getByLabel('Card number')
    await number.focus()
    const style = (locator: ReturnType<Page['getByText']>, property: string) =>
      locator.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
    expect(await style(number, 'border-radius')).toBe('10px')
    expect(await style(number, 'border-top-color')).toBe('rgb(31, 91, 74)')
    expect(await style(page.getByText('Card number'), 'color')).toBe('rgb(1, 2, 3)')
    expect(await page.getByRole('note', { name: 'Test mode' }).getByRole('term').allTextContents()).toEqual([
      '4242 4242 4242 4242',
      '4000 0000 0000 0002',
      '4000 0027 6000 3184',
    ])
  })

  test('is filled in by the browser and read out by a screen reader', async () => {
    await openCheckout()
    const autocomplete = (label: string) => page.getByLabel(label).getAttribute('autocomplete')
    expect(await Promise.all(['Card number', 'Expiry date', 'Security code', 'Country'].map(autocomplete))).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
      'billing country',
    ])
    expect(await page.getByLabel('Country').inputValue()).toBe('AU')
  })
})
