import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const phone = { width: 360, height: 800 }
export const desktop = { width: 1280, height: 800 }

const require = createRequire(import.meta.url)
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Axe finds nothing as the page is shown. `leftOut` are rules that do not apply to it; the answer is the rules that passed. */
export async function expectNoAxeFaults(page: Page, ...leftOut: string[]): Promise<string[]> {
  // Once for each document: the builder would load a program of a megabyte and a half twice for each check.
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(axe)
  await settled(page)
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]))
  const { violations, passes } = await new AxeBuilder({ page, axeSource: ';' })
    // Axe waits forever for a frame that may run no script, and no other has a page of ours.
    .options({ resultTypes: ['violations'], iframes: false, rules: { 'target-size': { enabled: true }, ...rules } })
    // Without a page of its own for cross-origin frames, which takes most of the time: we have none.
    .setLegacyMode()
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  return passes.map(({ id }) => id)
}

/** Resolves when what fades or moves has done so, all but what goes on without end. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.allSettled(
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  )`)

/** Axe finds nothing on a phone and on a desktop, and the page never scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await expectNoAxeFaults(page)).toEqual(expect.arrayContaining(['color-contrast', 'target-size']))
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
  }
}
