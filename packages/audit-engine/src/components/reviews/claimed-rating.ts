import type { CrawledPage } from '../../sources/source.ts'
import type { Site } from '../site/site.ts'

const amount = String.raw`\d[\d.,]*\s?k?\+?`
/** "Rated 4.9 on Google", "120 Google reviews", "Avg rating 4.9": how a business is rated, in its own words. */
const claim = new RegExp(
  String.raw`\b${amount}\s(?:(?:five|5)[- ]star |genuine |verified )?(?:google|facebook) reviews?\b|^(?:google|facebook) (?:reviews?|rating):?\s*\(?${amount}\)?\W*$|\b(?:average|avg\.?|overall|google|facebook) rating(?: of)?:?\s*\(?\d\.\d|\b\d\.\d\s?(?:stars?\b|★+|\/ ?5|out of 5)[^.]{0,30}\b(?:google|facebook|reviews)\b|\brated \d(?:\.\d)?(?: stars?)? on (?:google|facebook)\b`,
  'i',
)
const isFigure = /^\W*\d[\d.,/]*\s?(?:k|%|★|\+|stars?)*\W*$/i
/** A label and its number are in lines of their own. */
const longestLabel = 30
const longest = 160

/** A rating or a number of reviews that a page states with no link beside it; null where none does. */
export const claimedRating = (site: Site): { page: CrawledPage; text: string } | null => {
  for (const page of site.content) {
    const blocks = page.page.blocks.filter(({ inFormOrDialog, inQuote }) => !inFormOrDialog && !inQuote)
    for (const [at, { text, links }] of blocks.entries()) {
      if (links || text.length > longest) continue
      const [before, next] = [blocks[at - 1], blocks[at + 1]]
      // In a row of figures with the number above its label, the next number is that of the next label.
      const both =
        next &&
        !next.links &&
        !isFigure.test(before?.text ?? '') &&
        text.length <= longestLabel &&
        next.text.length <= 10
          ? `${text} ${next.text}`
          : text
      const said = [text, both].find((one) => claim.test(one))
      if (said !== undefined) return { page, text: said }
    }
  }
  return null
}
