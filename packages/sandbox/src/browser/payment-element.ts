import type { Appearance, StripeError, StripePaymentElementOptions } from '@stripe/stripe-js'
import type { CallResult } from './calls.ts'
import { mountCardForm, type CardForm } from './card-form.ts'
import { IntegrationError } from './integration-error.ts'

type Handler = (event?: unknown) => unknown

export interface Surroundings {
  appearance: Appearance | undefined
  /** Reads the intent the elements were created for; undefined when there is none yet. */
  loadIntent(): Promise<CallResult | undefined>
}

export interface PaymentElement {
  on(event: string, handler: Handler): PaymentElement
  once(event: string, handler: Handler): PaymentElement
  off(event: string, handler?: Handler): PaymentElement
  mount(target: string | HTMLElement): void
  unmount(): void
  destroy(): void
  update(options: StripePaymentElementOptions): PaymentElement
  collapse(): PaymentElement
  focus(): void
  blur(): void
  clear(): void
}

/** What the rest of the library needs from the element, in addition to what pages may call. */
export interface PaymentElementInside {
  element: PaymentElement
  options(): StripePaymentElementOptions
  /** The form, while it is on the page. */
  form(): CardForm | undefined
  applyAppearance(appearance: Appearance | undefined): void
}

export function createPaymentElement(
  given: StripePaymentElementOptions,
  surroundings: Surroundings,
): PaymentElementInside {
  const handlers = new Map<string, Set<Handler>>()
  let options = given
  let appearance = surroundings.appearance
  let form: CardForm | undefined
  let destroyed = false

  const emit = (event: string, detail: object = {}) => {
    for (const handler of handlers.get(event) ?? []) handler({ elementType: 'payment', ...detail })
  }
  const handlersOf = (event: string) => {
    const known = handlers.get(event) ?? new Set()
    handlers.set(event, known)
    return known
  }

  /** Listeners are often attached only after `mount` has returned, so nothing is emitted before that. */
  async function announce(mounted: CardForm): Promise<void> {
    emit('loaderstart')
    const problem = await loadProblem(surroundings)
    if (form !== mounted) return
    if (problem) emit('loaderror', { error: problem })
    else emit('ready')
  }

  const element: PaymentElement = {
    on: (event, handler) => {
      handlersOf(event).add(handler)
      return element
    },
    once: (event, handler) => {
      const first: Handler = (detail) => {
        handlersOf(event).delete(first)
        return handler(detail)
      }
      return element.on(event, first)
    },
    off: (event, handler) => {
      if (handler) handlersOf(event).delete(handler)
      else handlers.delete(event)
      return element
    },
    mount: (target) => {
      if (destroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
      const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
      if (!container) throw new IntegrationError('Nothing on the page fits the selector given to element.mount().')
      form?.remove()
      const mounted = mountCardForm(container, {
        appearance,
        askCountry: asksCountry(options),
        country: options.defaultValues?.billingDetails?.address?.country,
        readOnly: options.readOnly ?? false,
        on: {
          change: (event) => emit('change', event),
          focus: () => emit('focus'),
          blur: () => emit('blur'),
          escape: () => emit('escape'),
        },
      })
      form = mounted
      setTimeout(() => void announce(mounted))
    },
    unmount: () => {
      form?.remove()
      form = undefined
    },
    destroy: () => {
      element.unmount()
      destroyed = true
      handlers.clear()
    },
    update: (changes) => {
      options = { ...options, ...changes }
      return element
    },
    collapse: () => element,
    focus: () => form?.focus(),
    blur: () => form?.blur(),
    clear: () => form?.clear(),
  }

  return {
    element,
    options: () => options,
    form: () => form,
    applyAppearance: (changed) => {
      appearance = changed
      form?.applyAppearance(changed)
    },
  }
}

/** Why the element cannot take a payment: the intent is unknown, or already finished. */
async function loadProblem({ loadIntent }: Surroundings): Promise<StripeError | undefined> {
  const loaded = await loadIntent()
  if (!loaded) return undefined
  if (loaded.error) return loaded.error
  const { status } = loaded.paymentIntent
  if (status !== 'succeeded' && status !== 'canceled') return undefined
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `The PaymentIntent is in a terminal state (${status}) and cannot be used to initialize Elements.`,
    payment_intent: loaded.paymentIntent,
  }
}

function asksCountry({ fields }: StripePaymentElementOptions): boolean {
  const details = fields?.billingDetails
  if (details === 'never') return false
  const address = typeof details === 'object' ? details.address : undefined
  return address !== 'never' && !(typeof address === 'object' && address.country === 'never')
}
