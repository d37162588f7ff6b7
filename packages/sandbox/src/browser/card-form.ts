import type { Appearance, StripePaymentElementChangeEvent } from '@stripe/stripe-js'
import { appearanceCss, formCss } from './appearance.ts'
import {
  check,
  digitsOf,
  expiryOf,
  format,
  type CardDetails,
  type FieldName,
  type FieldProblem,
} from './card-fields.ts'
import { element, shadowTree, styleSheet } from './dom.ts'

export interface CardFormOptions {
  appearance: Appearance | undefined
  askCountry: boolean
  country: string | undefined
  readOnly: boolean
  on: {
    change(event: StripePaymentElementChangeEvent): void
    focus(): void
    blur(): void
    escape(): void
  }
}

export interface CardForm {
  /** Shows what is wrong and moves to the first wrong field. */
  validate(): FieldProblem | undefined
  /** The details as parameters of a confirm call. */
  params(): Record<string, string>
  applyAppearance(appearance: Appearance | undefined): void
  focus(): void
  blur(): void
  clear(): void
  remove(): void
}

const countries = ['AU', 'NZ', 'GB', 'US', 'CA', 'IE', 'SG', 'HK', 'IN', 'JP', 'PH', 'CN', 'DE', 'FR', 'IT', 'VN']

const fields: Record<FieldName, { label: string; placeholder: string; autocomplete: string; wide: boolean }> = {
  number: { label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', wide: true },
  expiry: { label: 'Expiry date', placeholder: 'MM / YY', autocomplete: 'cc-exp', wide: false },
  cvc: { label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc', wide: false },
}
const fieldNames = Object.keys(fields) as FieldName[]

const testCards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0027 6000 3184', 'asks you to authenticate'],
] as const

let pressed = false
addEventListener('pointerdown', () => (pressed = true), { capture: true })
addEventListener('pointerup', () => (pressed = false), { capture: true })
addEventListener('pointercancel', () => (pressed = false), { capture: true })

/** The Payment Element's form for a card, inside `container`. */
export function mountCardForm(container: HTMLElement, options: CardFormOptions): CardForm {
  const host = container.appendChild(element('div', { class: 'StripeElement' }))
  const root = shadowTree(host, formCss, appearanceCss(options.appearance))
  const inputs = Object.fromEntries(fieldNames.map((name) => [name, input(name, options.readOnly)])) as Record<
    FieldName,
    HTMLInputElement
  >
  const errors = Object.fromEntries(fieldNames.map((name) => [name, errorText(name)])) as Record<FieldName, HTMLElement>
  const country = countrySelect(options.country, options.readOnly)
  const grid = element('div', { class: 'Grid', role: 'group', 'aria-label': 'Card' })
  for (const name of fieldNames) grid.append(field(fields[name].label, inputs[name], fields[name].wide, errors[name]))
  if (options.askCountry) grid.append(field('Country', country, true))
  root.append(grid, testModeNote())

  const details = (): CardDetails => ({
    number: inputs.number.value,
    expiry: inputs.expiry.value,
    cvc: inputs.cvc.value,
  })

  function show(name: FieldName, problem: FieldProblem | undefined): void {
    errors[name].textContent = problem?.message ?? ''
    inputs[name].classList.toggle('Input--invalid', problem !== undefined)
    inputs[name].setAttribute('aria-invalid', String(problem !== undefined))
  }

  function changed(): void {
    const card = details()
    options.on.change({
      elementType: 'payment',
      empty: fieldNames.every((name) => card[name] === ''),
      complete: fieldNames.every((name) => check[name](card) === undefined),
      collapsed: false,
      value: { type: 'card', ...(options.askCountry && { billingDetails: { address: { country: country.value } } }) },
    })
  }

  for (const name of fieldNames) {
    inputs[name].addEventListener('input', (event) => {
      reformat(inputs[name], name, details(), event)
      if (errors[name].textContent) show(name, check[name](details()))
      changed()
    })
    inputs[name].addEventListener('blur', () =>
      afterPress(() => {
        // An empty field is not wrong yet: the customer may still be moving through the form.
        if (inputs[name].value !== '') show(name, check[name](details()))
      }),
    )
  }
  country.addEventListener('change', changed)
  watchFocus(root, options.on)

  return {
    validate: () => {
      const card = details()
      const wrong = fieldNames.filter((name) => check[name](card) !== undefined)
      for (const name of fieldNames) show(name, check[name](card))
      const [first] = wrong
      if (!first) return undefined
      inputs[first].focus()
      return check[first](card)
    },
    params: () => cardParams(details(), options.askCountry ? country.value : undefined),
    applyAppearance: (appearance) => {
      root.adoptedStyleSheets = [formCss, appearanceCss(appearance)].map(styleSheet)
    },
    focus: () => inputs.number.focus(),
    blur: () => (root.activeElement as HTMLElement | null)?.blur(),
    clear: () => {
      for (const name of fieldNames) {
        inputs[name].value = ''
        show(name, undefined)
      }
      changed()
    },
    remove: () => host.remove(),
  }
}

function cardParams({ number, expiry, cvc }: CardDetails, country: string | undefined): Record<string, string> {
  const date = expiryOf(expiry)
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(number),
    'payment_method_data[card][exp_month]': String(date?.month ?? ''),
    'payment_method_data[card][exp_year]': String(date?.year ?? ''),
    'payment_method_data[card][cvc]': cvc,
    ...(country && { 'payment_method_data[billing_details][address][country]': country }),
  }
}

/** Regroups the digits and leaves the caret after the same digit. */
function reformat(target: HTMLInputElement, name: FieldName, card: CardDetails, event: Event): void {
  const caret = target.selectionStart ?? target.value.length
  const atEnd = caret === target.value.length
  const digitsBefore = digitsOf(target.value.slice(0, caret)).length
  const deleting = event instanceof InputEvent && event.inputType.startsWith('delete')
  target.value = format[name](digitsOf(target.value), card, deleting)
  if (atEnd) return
  const digits = [...target.value.matchAll(/\d/g)]
  const position = digitsBefore === 0 ? 0 : (digits[digitsBefore - 1]?.index ?? target.value.length) + 1
  target.setSelectionRange(position, position)
}

/** An error text that appears while a button is being pressed would move the button from under the finger. */
function afterPress(work: () => void): void {
  if (!pressed) return work()
  addEventListener('pointerup', () => setTimeout(work), { once: true })
}

/** Focus and blur of the form as a whole, not of individual fields. */
function watchFocus(root: ShadowRoot, on: CardFormOptions['on']): void {
  const isInside = (target: EventTarget | null) => target instanceof Node && root.contains(target)
  root.addEventListener('focusin', (event) => {
    if (!isInside((event as FocusEvent).relatedTarget)) on.focus()
  })
  root.addEventListener('focusout', (event) => {
    if (!isInside((event as FocusEvent).relatedTarget)) on.blur()
  })
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') on.escape()
  })
}

function input(name: FieldName, readOnly: boolean): HTMLInputElement {
  const { autocomplete, placeholder } = fields[name]
  const made = element('input', {
    class: 'Input',
    id: name,
    name,
    type: 'text',
    inputmode: 'numeric',
    autocomplete,
    placeholder,
    'aria-required': 'true',
    'aria-invalid': 'false',
    'aria-describedby': `${name}-error`,
  })
  made.readOnly = readOnly
  return made
}

function countrySelect(country = 'AU', readOnly: boolean): HTMLSelectElement {
  const names = new Intl.DisplayNames('en-AU', { type: 'region' })
  const codes = countries.includes(country) ? countries : [country, ...countries]
  const select = element('select', { class: 'Input', id: 'country', name: 'country', autocomplete: 'billing country' })
  select.append(...codes.map((code) => element('option', { value: code }, names.of(code) ?? code)))
  select.value = country
  select.disabled = readOnly
  return select
}

function errorText(name: FieldName): HTMLElement {
  return element('p', { class: 'Error', id: `${name}-error`, role: 'alert' })
}

function field(label: string, control: HTMLElement, wide: boolean, ...after: Node[]): HTMLElement {
  const caption = element('label', { class: 'Label', for: control.id }, label)
  return element('div', { class: wide ? 'Field Field--wide' : 'Field' }, caption, control, ...after)
}

function testModeNote(): HTMLElement {
  const cards = element('dl')
  for (const [number, what] of testCards) cards.append(element('dt', {}, number), element('dd', {}, what))
  const intro = element(
    'p',
    {},
    element('strong', {}, 'Test mode.'),
    ' No money moves. Use any later date and any code with:',
  )
  return element('div', { class: 'TestMode', role: 'note', 'aria-label': 'Test mode' }, intro, cards)
}
