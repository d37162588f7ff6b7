import type { Page } from '../../page/page.ts'

/** The texts that at least so many pages have. */
export function textsOnAtLeast(
  pages: readonly { page: Page }[],
  least: number,
  textsOf: (page: Page) => readonly string[],
): ReadonlySet<string> {
  const uses = new Map<string, number>()
  for (const { page } of pages) for (const text of new Set(textsOf(page))) uses.set(text, (uses.get(text) ?? 0) + 1)
  return new Set([...uses].flatMap(([text, many]) => (many >= least ? [text] : [])))
}

/** The texts that most pages have, as those of a bar at the top, a side bar or a box to call or book. */
export const textsOnMost = (
  pages: readonly { page: Page }[],
  textsOf: (page: Page) => readonly string[],
): ReadonlySet<string> => textsOnAtLeast(pages, Math.max(fewestPages, Math.floor(pages.length / 2) + 1), textsOf)
const fewestPages = 4
