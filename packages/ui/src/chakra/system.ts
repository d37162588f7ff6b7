import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { checkboxRecipe } from './checkbox.ts'
import { ratingGroupRecipe } from './rating-group.ts'
import { ourTokens } from './tokens.ts'

const tokenOf = (value: string) => ({ value })
/** The 4 px grid: `gap="6"` is 24 px. */
const grid = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24].map((step) => [String(step), tokenOf(`${step * 4}px`)]),
)

/**
 * Chakra for the screens of an order: layout by style props, and the widgets that need behaviour. Its own recipes are
 * left out: whatever the static pages also show (buttons, fields, marks) exists once, in plain CSS, so the landing page
 * ships none of this.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    theme: {
      breakpoints: { sm: '30em', md: '48em', lg: '64em' },
      tokens: {
        ...ourTokens,
        fontSizes: {
          small: tokenOf('0.9375rem'),
          body: tokenOf('1em'),
          lead: tokenOf('1.1875rem'),
          large: tokenOf('1.375rem'),
        },
        spacing: grid,
        sizes: { ...grid, ...ourTokens.sizes, full: tokenOf('100%') },
      },
      slotRecipes: { checkbox: checkboxRecipe, ratingGroup: ratingGroupRecipe },
    },
  }),
)
