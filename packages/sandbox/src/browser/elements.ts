import type { Appearance, StripeError, StripePaymentElementOptions } from '@stripe/stripe-js'
import type { CardProviderCalls } from './calls.ts'
import { IntegrationError } from './integration-error.ts'
import { createPaymentElement, type PaymentElement, type PaymentElementInside } from './payment-element.ts'

export interface ElementsOptions {
  clientSecret?: string
  mode?: 'payment'
  appearance?: Appearance
}

export interface Elements {
  create(type: 'payment', options?: StripePaymentElementOptions): PaymentElement
  getElement(type: string): PaymentElement | null
  update(options: ElementsOptions): Promise<void>
  fetchUpdates(): Promise<{ error?: StripeError }>
  submit(): Promise<{ error?: StripeError; selectedPaymentMethod?: string }>
}

/** What `confirmPayment` needs from the elements passed to it. */
export interface ElementsInside {
  clientSecret: string | undefined
  payment: PaymentElementInside | undefined
  /** Whether `submit` found everything in order, which is required before a deferred intent is confirmed. */
  submitted: boolean
}

const insides = new WeakMap<object, ElementsInside>()

export function insideOf(elements: object | undefined): ElementsInside | undefined {
  return elements && insides.get(elements)
}

export function createElements(calls: CardProviderCalls, options: ElementsOptions = {}): Elements {
  const inside: ElementsInside = { clientSecret: options.clientSecret, payment: undefined, submitted: false }
  let { appearance } = options
  const loadIntent = async () => (inside.clientSecret ? calls.retrieve(inside.clientSecret) : undefined)

  const elements: Elements = {
    create: (type, elementOptions = {}) => {
      if (type !== 'payment')
        throw new IntegrationError(`The sandbox has no ${String(type)} element, only the payment element.`)
      if (!options.clientSecret && !options.mode) {
        throw new IntegrationError('Give stripe.elements() a clientSecret, or mode, amount and currency.')
      }
      inside.payment = createPaymentElement(elementOptions, { appearance, loadIntent })
      return inside.payment.element
    },
    getElement: (type) => (type === 'payment' ? (inside.payment?.element ?? null) : null),
    update: async (changes) => {
      if ('appearance' in changes) {
        appearance = changes.appearance
        inside.payment?.applyAppearance(appearance)
      }
    },
    fetchUpdates: async () => {
      const loaded = await loadIntent()
      return loaded?.error ? { error: loaded.error } : {}
    },
    submit: async () => {
      const form = inside.payment?.form()
      if (!form) throw new IntegrationError('elements.submit() needs a mounted payment element.')
      const problem = form.validate()
      inside.submitted = problem === undefined
      return problem ? { error: { type: 'validation_error', ...problem } } : { selectedPaymentMethod: 'card' }
    },
  }
  insides.set(elements, inside)
  return elements
}
