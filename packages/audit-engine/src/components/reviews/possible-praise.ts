import type { CrawledPage } from '../../sources/source.ts'
import { wordCount } from '../../text/words.ts'
import { isNews } from '../site/page-text.ts'
import { isLeftOver } from '../site/placeholders.ts'
import type { Site } from '../site/site.ts'
import { appraisal, classHint, dash, gratitude, inPerson, leader, reviewHeading, soldReviews } from './praise-words.ts'

/** A sentence in quotation marks inside a longer text; dishes and slogans are quoted in fewer words. */
const quotation = /(?:^|[\s(:–—])[“"„«](\p{Lu}[^“”"„«»]{24,800})[”"»’](?=$|[\s).,;–—])/u

const fewestQuoted = 6

/** Pages of rules, which hold no praise, whatever a part of them is called: "review-note". */
const policy = /\/(?:[\w-]+-)?(?:privacy|terms|polic(?:y|ies)|disclaimer|child-safety)(?:-[\w-]*)?(?:\.\w+)?\/?$/i

/** "Audits and reviews of financial reports" is about work. */
const longestReviewHeading = 5

/**
 * What may be praise although it was not read as such: a heading or a part of the page that is called so, or a quotation
 * in a text; null where there is none of them, so that there is most likely no praise.
 */
export const possiblePraise = (site: Site): { page: CrawledPage; text: string } | null => {
  for (const page of site.pages.filter(({ finalUrl }) => !policy.test(finalUrl))) {
    const isArticle = isNews(page)
    for (const [at, { text, tag, classes, inNav, inQuote, inFormOrDialog }] of page.page.blocks.entries()) {
      if (inNav || inFormOrDialog || isLeftOver(text)) continue
      const after = page.page.blocks[at + 1]
      const signature = after?.text ?? ''
      if ((dash.test(signature) || inQuote === true) && leader.test(signature)) continue
      const isHeading = /^h[1-6]$/.test(tag)
      const quoted = isHeading || isArticle ? null : (quotation.exec(text)?.[1] ?? null)
      if (
        isHeading
          ? reviewHeading.test(text) && !soldReviews.test(text) && wordCount(text) <= longestReviewHeading
          : classHint.test(classes) && wordCount(text) >= fewestQuoted
      )
        return { page, text }
      const isSigned = inQuote === true && (after?.tag === 'cite' || dash.test(signature))
      const isTold = quoted !== null && (isSigned || [inPerson, gratitude, appraisal].some((sign) => sign.test(quoted)))
      if (isTold && wordCount(quoted) >= fewestQuoted) return { page, text: quoted }
    }
  }
  return null
}
