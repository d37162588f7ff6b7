import { defineTokens } from '@chakra-ui/react'

const tokenOf = (value: string) => ({ value })
const ourProperty = (name: string) => tokenOf(`var(--${name})`)

/** Our colours, type and shape, from the custom properties that the plain styles also use. */
export const ourTokens = defineTokens({
  colors: {
    paper: ourProperty('paper'),
    sheet: ourProperty('sheet'),
    ink: ourProperty('ink'),
    quiet: ourProperty('quiet'),
    eucalypt: {
      DEFAULT: ourProperty('eucalypt'),
      dark: ourProperty('eucalypt-dark'),
      tint: ourProperty('eucalypt-tint'),
    },
    wattle: ourProperty('wattle'),
    hairline: ourProperty('hairline'),
    fieldEdge: ourProperty('field-edge'),
    error: ourProperty('error'),
  },
  fonts: { display: ourProperty('font-display'), text: ourProperty('font-text') },
  radii: { sign: ourProperty('radius') },
  sizes: { measure: ourProperty('measure') },
})
