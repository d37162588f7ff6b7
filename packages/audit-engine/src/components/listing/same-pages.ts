import type { Fault } from '../fault.ts'
import { addressKey, pathOf } from '../site/addresses.ts'
import { canonicals, type Copy, type Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, when } from '../wording/findings.ts'
import { list } from '../wording/phrases.ts'

/**
 * Pages published at two addresses, of which neither says that the other is the real one. What a query adds, as in
 * "/contact?service=roofs", is for the page's own form.
 */
export const samePages = ({ copies, partial }: Site, crawl: { at: string }): Fault<Copy> => {
  const found = copies.filter(
    ({ page, of }) =>
      new URL(page.finalUrl).pathname !== new URL(of.finalUrl).pathname &&
      canonicals(page).every((url) => addressKey(url) === addressKey(page.finalUrl)),
  )
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, of }) =>
        seenOn(page, `This address shows the same page as ${pathOf(of.finalUrl)}; the other checks count it once.`),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      note(
        `Check ${list(found.map(({ page, of }) => `${pathOf(page.finalUrl)} (the same as ${pathOf(of.finalUrl)})`))}: if another page should be there, visitors do not find it; if not, use one address only, in links and in your sitemap.${partial ? ' There may be more among the pages that we did not read.' : ''}`,
      ),
    ),
  }
}
