import type { PageBlock } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { wordCount } from '../../text/words.ts'
import { isFiller, isNews, isUnfinished } from '../site/page-text.ts'
import { isLeftOver } from '../site/placeholders.ts'
import type { Site } from '../site/site.ts'
import {
  appraisal,
  classHint,
  dash,
  gratitude,
  inPerson,
  isSaidAsHeading,
  leader,
  motto,
  ofStaff,
  reviewHeading,
  soldReviews,
} from './praise-words.ts'

/** A sentence in quotation marks inside a longer text; dishes and slogans are quoted in fewer words. */
const quotation = /(?:^|[\s(:–—])[“"„«](\p{Lu}[^“”"„«»]{24,800})[”"»’](?=$|[\s).,;–—])/u

const fewestQuoted = 6

/** Pages of rules, which hold no praise, whatever a part of them is called: "review-note". */
const policy = /\/(?:[\w-]+-)?(?:privacy|terms|polic(?:y|ies)|disclaimer|child-safety)(?:-[\w-]*)?(?:\.\w+)?\/?$/i

/** "Limited feedback" is one of many headings of a list; "Feedback" and "Our feedback" may stand above praise. */
const listedFeedback =
  /^(?!(?:our|your|my|the|more|recent|latest|great|positive|happy|some|what|loved|customers?|clients?|patients?|guests?|students?|parents?|members?|google)\b)[a-zÀ-ɏ-]+ feedback$/i
/** Headings of one make; with fewer there is no list. */
const fewestListed = 3
const isListed = (blocks: readonly PageBlock[], { tag, classes }: PageBlock): boolean =>
  blocks.filter((one) => one.tag === tag && one.classes === classes).length >= fewestListed

/** Blocks below a heading, of which filler text shows that what it announces is yet to come. */
const closeBelow = 6

/** "Thank you so much Sam" over a note of thanks; "Thank You Cards" are sold. */
const thanksTo = /^(?:Thanks|Thank you|THANKS|THANK YOU)(?: so much| very much| again)?,? \p{Lu}[\p{L}’'-]+\W*$/u
/** One may be above a form that was sent. */
const fewestNotes = 2

/** "Audits and reviews of financial reports" is about work. */
const longestReviewHeading = 5

/**
 * What may be praise although it was not read as such: a heading or a part of the page that is called so, or a quotation
 * in a text, or headings that thank somebody by name; null where there is none of them, so that there is most likely no praise.
 */
export const possiblePraise = (site: Site): { page: CrawledPage; text: string } | null => {
  const mayHold = (page: CrawledPage): boolean => !policy.test(page.finalUrl) && !isUnfinished(page, site.home)
  for (const page of site.pages.filter(mayHold)) {
    const isArticle = isNews(page)
    const notes = page.page.headings.filter(({ text, hidden }) => !hidden && thanksTo.test(text))
    if (notes.length >= fewestNotes) return { page, text: notes[0]!.text }
    for (const [at, block] of page.page.blocks.entries()) {
      const { text, tag, classes, inNav, inQuote, inFormOrDialog } = block
      if (inNav || inFormOrDialog || isLeftOver(text) || isFiller(text) || motto.test(text)) continue
      const after = page.page.blocks[at + 1]
      const signature = after?.text ?? ''
      if ((dash.test(signature) || inQuote === true) && leader.test(signature)) continue
      const isHeading = /^h[1-6]$/.test(tag) && !isSaidAsHeading(block)
      const quoted = isHeading || isArticle ? null : (quotation.exec(text)?.[1] ?? null)
      if (
        isHeading
          ? reviewHeading.test(text) &&
            !page.page.blocks.slice(at + 1, at + 1 + closeBelow).some((below) => isFiller(below.text)) &&
            !ofStaff.test(text) &&
            !soldReviews.test(text) &&
            !(listedFeedback.test(text) && isListed(page.page.blocks, block)) &&
            wordCount(text) <= longestReviewHeading
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
