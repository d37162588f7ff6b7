import type { Appearance } from '@stripe/stripe-js'

/** Stripe's variables with their values when the page sets none. https://docs.stripe.com/elements/appearance-api */
const defaults = {
  borderRadius: '5px',
  colorBackground: '#ffffff',
  colorDanger: '#b3261e',
  colorPrimary: '#0570de',
  colorText: '#30313d',
  colorTextPlaceholder: '#6d6e78',
  colorTextSecondary: '#6d6e78',
  fontFamily: 'system-ui, sans-serif',
  fontLineHeight: '1.4',
  fontSizeBase: '16px',
  fontWeightMedium: '500',
  fontWeightNormal: '400',
  gridColumnSpacing: '12px',
  gridRowSpacing: '12px',
  spacingUnit: '4px',
} satisfies NonNullable<Appearance['variables']>

/** The page's appearance as CSS: its variables as custom properties, then its rules for Stripe's class names. */
export function appearanceCss(appearance: Appearance = {}): string {
  const variables = Object.entries({ ...defaults, ...appearance.variables })
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')
  const rules = Object.entries(appearance.rules ?? {}).map(([selector, declarations]) => rule(selector, declarations))
  return [`:host { ${variables} }`, ...rules].join('\n')
}

function rule(selector: string, declarations: Record<string, string | undefined>): string {
  const body = Object.entries(declarations).map(([property, value]) => `${kebab(property)}: ${value};`)
  return `${selector} { ${body.join(' ')} }`
}

function kebab(property: string): string {
  return property.startsWith('--') ? property : property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The form itself, in Stripe's class names where Stripe documents them. */
export const formCss = `
  :host { display: block; color: var(--colorText); font: var(--fontWeightNormal) var(--fontSizeBase) / var(--fontLineHeight) var(--fontFamily); text-align: left }
  * { box-sizing: border-box }
  .Grid { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gridRowSpacing) var(--gridColumnSpacing) }
  .Field--wide { grid-column: 1 / -1 }
  .Label { display: block; margin-bottom: var(--spacingUnit); font-size: 0.93em; font-weight: var(--fontWeightMedium) }
  .Input { width: 100%; min-height: 44px; padding: calc(var(--spacingUnit) * 2.5) calc(var(--spacingUnit) * 3); font: inherit; color: inherit; background: var(--colorBackground); border: 1px solid color-mix(in srgb, var(--colorText) 35%, transparent); border-radius: var(--borderRadius); font-variant-numeric: tabular-nums }
  .Input::placeholder { color: var(--colorTextPlaceholder); opacity: 1 }
  .Input:focus { outline: 3px solid color-mix(in srgb, var(--colorPrimary) 35%, transparent); outline-offset: 0; border-color: var(--colorPrimary) }
  .Input--invalid { border-color: var(--colorDanger); color: var(--colorDanger) }
  .Error { margin: var(--spacingUnit) 0 0; font-size: 0.93em; color: var(--colorDanger) }
  .Error:empty { display: none }
  .TestMode { margin: var(--gridRowSpacing) 0 0; padding: calc(var(--spacingUnit) * 3); font-size: 0.875em; background: color-mix(in srgb, #f2b632 18%, var(--colorBackground)); border-radius: var(--borderRadius) }
  .TestMode p { margin: 0 0 var(--spacingUnit) }
  .TestMode dl { display: grid; grid-template-columns: max-content 1fr; gap: calc(var(--spacingUnit) / 2) calc(var(--spacingUnit) * 3); margin: 0 }
  .TestMode dt { font-variant-numeric: tabular-nums; white-space: nowrap }
  .TestMode dd { margin: 0 }
`
