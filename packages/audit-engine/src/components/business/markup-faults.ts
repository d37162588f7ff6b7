import { isOfNoType } from '../../facts/business-items.ts'
import { isBusinessType } from '../../facts/industry/schema-types.ts'
import type { Page } from '../../page/page.ts'
import { structuredItems, type StructuredItem } from '../../page/structured-items.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { list } from '../wording/phrases.ts'
import { textOf } from './markup.ts'

interface Marked {
  page: CrawledPage
  item: StructuredItem
}

/** Notes about another business, as copied templates bring. */
export const copiedMarkup = (found: readonly Marked[], crawl: { at: string }): Fault<Marked> => ({
  found,
  evidence: atMost(
    2,
    found.map(({ page, item }) =>
      seenOn(
        page,
        'Structured data describes a business of another name, with a web address or number that is not yours.',
        [textOf(item, 'name'), textOf(item, 'telephone'), textOf(item, 'url')].filter(Boolean).join(' · '),
      ),
    ),
    crawl,
  ),
  findings: when(found.length > 0, () =>
    problem(
      `Correct the structured data on ${pageNames(found.map(({ page }) => page))}: it describes another business, "${textOf(found[0]!.item, 'name')}".`,
      3,
      found[0]!.page,
    ),
  ),
})

/** Types that schema.org does not have; `exact` is the one for the trade. */
export const unknownTypes = ({ pages }: Site, exact: string | null): Fault<string> => {
  const items = pages.flatMap(({ page }) => structuredItems(page).filter(isOfNoType))
  const found = [...new Set(items.flatMap(({ types }) => types))]
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      problem(
        `Correct the type in your structured data: schema.org has no business called ${list(found.map((type) => `"${type}"`))}, so search engines may not know what you are. Write ${exact ? `"${exact}" if that is what you are, or ` : ''}"LocalBusiness" where no narrower one fits.`,
        2,
      ),
    ),
  }
}

/** Of the types with such names we have all that schema.org has. */
const wouldBeBusiness = /(?:Business|Store|Contractor)$/

/** Types that schema.org does not have, beside one that it has. */
export const besideKnown = (items: readonly StructuredItem[]): Fault<string> => {
  const mixed = items.filter(({ types }) => types.some(isBusinessType))
  const found = [
    ...new Set(
      mixed.flatMap(({ types }) => types.filter((type) => wouldBeBusiness.test(type) && !isBusinessType(type))),
    ),
  ]
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `Take ${list(found.map((type) => `"${type}"`))} out of the types in your structured data: schema.org has no business called so, and it tells search engines nothing.`,
      ),
    ),
  }
}

type Block = Page['jsonLd'][number] & { page: CrawledPage }

/** Blocks that cannot be read. */
export const brokenBlocks = (blocks: readonly Block[], crawl: { at: string }): Fault<Block> => {
  const found = blocks.filter(({ error }) => error !== null)
  return {
    found,
    evidence: atMost(
      4,
      found.map(({ page, text }) => seenOn(page, 'A block of structured data has a mistake and cannot be read.', text)),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Repair the structured data on ${pageNames(found.map(({ page }) => page))}: it has a mistake, so search engines skip it. Google's Rich Results Test shows where.`,
        3,
        found[0]!.page,
      ),
    ),
  }
}
