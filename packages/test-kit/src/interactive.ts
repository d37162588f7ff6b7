import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/**
 * Waits until React has taken over the page with all its controls: earlier, a click or what is typed has only the
 * effect that it has without scripts.
 */
export async function untilInteractive(page: Page): Promise<void> {
  // Not page.waitForFunction(), which the content security policy forbids.
  await vi.waitFor(
    async () => {
      if (!(await page.evaluate(isInteractive))) throw new Error(`React has not taken over ${page.url()}`)
    },
    { timeout: 20_000 },
  )
}

// React keeps a property of its own on each element that it has rendered or hydrated.
const isInteractive = `
  const controls = [...document.querySelectorAll('#root :is(main, a, button, input, select, textarea)')]
  controls.some((element) => element.matches('main')) &&
    controls.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
`
