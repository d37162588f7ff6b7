import type { Judged } from '../score-parts.ts'
import { readingEase, sentencesOf } from '../site/reading-ease.ts'
import type { Site } from '../site/site.ts'
import { seenOnSite } from '../wording/evidence.ts'
import { problem, when } from '../wording/findings.ts'

/** Flesch scores for no marks and for full marks. */
export const flesch = { none: 20, full: 60 }
/** Below this Flesch score, the report says so. */
const hard = 45
/** Words of a sentence, on average, from which shorter ones help. Plain English guides advise 15 to 20. */
const longSentence = 15

/** How easily the English pages read; not judged where there is too little text. */
export const plainEnglishOf = ({ content }: Site, crawl: { at: string }): Judged => {
  const english = content.filter(({ page }) => page.lang === null || page.lang === '' || /^en\b/i.test(page.lang))
  const read = readingEase([...new Set(english.flatMap(({ page }) => sentencesOf(page.blocks)))])
  if (read === null) return { met: null, evidence: [], findings: [] }
  const { ease, length } = read
  return {
    met: Math.min(1, Math.max(0, (ease - flesch.none) / (flesch.full - flesch.none))),
    evidence: [
      seenOnSite(
        crawl,
        `Reading ease is ${Math.round(ease)} on the Flesch scale (${flesch.full} and up is plain English).`,
      ),
    ],
    findings: when(ease < hard, () =>
      problem(
        `${length > longSentence ? 'Write shorter sentences and plainer words' : 'Write plainer words'}: on the Flesch scale for reading ease your text comes to ${Math.round(ease)}, and plain English to ${flesch.full} and more. Words of your trade count as hard, known as they may be.`,
        3,
      ),
    ),
  }
}
