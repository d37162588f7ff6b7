import { colours } from '@findable/look'
import type { StripeElementsOptions } from '@stripe/stripe-js'

/** The card form in our colours. It is in the provider's frame, which our style sheets cannot reach. */
export function elementsOptions(clientSecret: string | undefined): StripeElementsOptions {
  return {
    ...(clientSecret && { clientSecret }),
    locale: 'en-AU',
    appearance: {
      theme: 'stripe',
      variables: {
        colorPrimary: colours.eucalypt,
        colorBackground: colours.sheet,
        colorText: colours.ink,
        colorTextSecondary: colours.quiet,
        colorTextPlaceholder: colours.quiet,
        colorDanger: colours.error,
        fontFamily: 'Figtree, Helvetica Neue, Arial, sans-serif',
        fontSizeBase: '17px',
        borderRadius: '10px',
        spacingUnit: '4px',
      },
      rules: {
        '.Input': { border: `1px solid ${colours.fieldEdge}`, boxShadow: 'none', padding: '14px 16px' },
        '.Input:focus': { border: `1px solid ${colours.ink}`, boxShadow: `0 0 0 2px ${colours.ink}` },
        '.Label': { fontWeight: '600', color: colours.ink },
      },
    },
  }
}
