import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react'
import { ourTokens } from './tokens.ts'

const from = (token: string) => ({ value: `{colors.${token}}` })

/** Palettes that nothing here is painted with: alerts are gray, green, orange, red, or ours. */
const unused = ['blue', 'cyan', 'pink', 'purple', 'teal', 'yellow']
const used = (colors: object = {}) =>
  Object.fromEntries(Object.entries(colors).filter(([name]) => !unused.includes(name)))
const { theme, ...config } = defaultConfig

/**
 * All of Chakra, with every recipe, in our colours and type: for the back office, whose users load it once. Working out
 * the custom properties of the palettes takes most of the time that it needs to start, so it gets what it uses.
 */
export const staffSystem = createSystem(
  {
    ...config,
    theme: {
      ...theme,
      tokens: { ...theme?.tokens, colors: used(theme?.tokens?.colors) },
      semanticTokens: { ...theme?.semanticTokens, colors: used(theme?.semanticTokens?.colors) },
    },
  },
  defineConfig({
    // base.css already contains what Chakra would set on plain elements.
    preflight: false,
    globalCss: {
      html: { colorPalette: 'brand' },
      // What the recipes count on: they give borders a width and colour, and buttons a background only where they have one.
      '*, *::before, *::after': { borderWidth: '0px', borderStyle: 'solid', borderColor: 'border' },
      button: { background: 'transparent' },
    },
    theme: {
      tokens: {
        ...ourTokens,
        fonts: { ...ourTokens.fonts, heading: { value: 'var(--font-display)' }, body: { value: 'var(--font-text)' } },
      },
      semanticTokens: {
        colors: {
          bg: { DEFAULT: from('paper'), panel: from('sheet'), subtle: from('paper'), muted: from('eucalypt.tint') },
          fg: { DEFAULT: from('ink'), muted: from('quiet'), subtle: from('quiet'), error: from('error') },
          border: { DEFAULT: from('hairline'), emphasized: from('fieldEdge'), error: from('error') },
          brand: {
            solid: from('eucalypt'),
            contrast: from('paper'),
            fg: from('eucalypt'),
            muted: from('eucalypt.tint'),
            subtle: from('eucalypt.tint'),
            emphasized: from('eucalypt.tint'),
            focusRing: from('ink'),
          },
        },
        radii: { l1: { value: '{radii.sign}' }, l2: { value: '{radii.sign}' }, l3: { value: '{radii.sign}' } },
      },
    },
  }),
)
