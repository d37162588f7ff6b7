import type { CrawledPage } from '../../sources/source.ts'
import { pageNames } from '../wording/page-names.ts'
import { list, quoted } from '../wording/phrases.ts'
import { praiseOnPage } from './praise-on-page.ts'
import { classHint } from './praise-words.ts'
import { nameIn } from './signatures.ts'
import type { Testimonial } from './testimonial.ts'

/** What a page says of praise that stands for what customers might say. A disclaimer, "not representative of", says it of real praise. */
const madeUp =
  /\b(?:representative|illustrative|hypothetical) (?:[a-zÀ-ɏ]+ ){0,2}(?:feedback|testimonials?|reviews?|praise)\b|\b(?:testimonials?|feedback|reviews?)(?: [a-zÀ-ɏ]+){0,2} (?:is|are) (?:illustrative|fictional|fictitious|hypothetical|composites?)\b/i

/**
 * What a note in the code says of praise that stands there until there is real praise: "sample testimonials", "the reviews
 * below are placeholders", "replace the quote with a real review". What stands for a widget or a number is no praise.
 */
const standsIn = 'placeholders?|illustrative|fake|dummy|samples?|made[- ]up|fictional|fictitious'
const words = String.raw`(?:[a-zÀ-ɏ'’]+ )`
const ofPraise = String.raw`\b(?:reviews?|testimonials?)\b(?! (?:widgets?|links?|urls?|ids?|pages?|counts?|counters?|numbers?|ratings?|scores?|stars?|badges?|embeds?|code|keys?|schemas?|markup|photos?|pictures?|images?|avatars?|icons?|sections?|sliders?|forms?|buttons?)\b)`
const noteOnPraise = new RegExp(
  [
    `${ofPraise} ${words}{0,2}(?:is|are) ${words}{0,2}(?:${standsIn})\\b`,
    `\\b(?:${standsIn}) ${words}{0,2}${ofPraise}`,
    `\\breplace\\b[^.]{0,60}\\b(?:with|by) ${words}{0,2}(?:real|actual|genuine) ${words}{0,2}${ofPraise}`,
    String.raw`\buse (?:a |the )?(?:real|actual|genuine) ${words}?(?:reviews?|testimonials?)\b`,
  ].join('|'),
  'i',
)

/** "Anna Quist - 3": the third copy of a card. */
const numbered = /^(\p{L}[^\d\n]{3,40}?)\s*[-–—#]\s*(\d{1,2})$/u
/** Fewer may be two people of one name. */
const fewestCopies = 3

export interface Doubt {
  page: CrawledPage
  /** Words of the page, or of its code, that raise it. */
  quote: string
  /** To follow a colon. */
  why: string
  /** What to do if customers wrote it. */
  ifReal: string
}

/** Why praise on a page may be nobody's, by what the page itself shows; null where nothing does. */
export const doubtAbout = (page: CrawledPage): Doubt | null => {
  const said = page.page.blocks.find(({ text }) => madeUp.test(text))
  if (said !== undefined)
    return { page, quote: said.text, why: `the page itself says ${quoted(said.text, 100)}`, ifReal: sayThere }
  const noted = noteAbout(page)
  if (noted !== null)
    return {
      page,
      quote: noted,
      why: `a note in its code says ${quoted(noted, 100)}`,
      ifReal: 'have that note taken out',
    }
  const copies = numberedCopies(page)
  if (copies === null) return null
  const [first, last] = [copies[0]!, copies.at(-1)!]
  return { page, quote: first, why: `"${first}" to "${last}" sign it, numbered copies of one name`, ifReal: sayThere }
}
const sayThere = 'say so there'

/** What a note in the code of a page says of the praise that is there; null where it has no such note, or no praise. */
const noteAbout = (page: CrawledPage): string | null => {
  const note = page.page.comments.find((text) => noteOnPraise.test(text))
  return note === undefined || praiseOnPage(page, [], new Set()).length === 0
    ? null
    : note.replaceAll(/^[\s=*#-]+|[\s=*#-]+$/g, '')
}

/** What signs praise on a page under one name with numbers, as the copies of a template's card do. */
const numberedCopies = ({ page }: CrawledPage): string[] | null => {
  const signed = page.blocks.flatMap(({ text, classes }) => {
    const name = classHint.test(classes) ? numbered.exec(text)?.[1] : undefined
    return name !== undefined && nameIn([name], new Set()) === name ? [{ name, text }] : []
  })
  const series = [...Map.groupBy(signed, ({ name }) => name).values()].map((same) => [
    ...new Set(same.map(({ text }) => text)),
  ])
  return series.find(({ length }) => length >= fewestCopies) ?? null
}

/** What to do about it, where other praise is read; elsewhere why nothing is counted. */
export const toAsk = ({ page, why }: Doubt): string =>
  `Check who wrote the praise on ${pageNames([page])}: ${why}. Words that no customer gave mislead, which consumer law forbids.`
export const notCounted = ({ page, why, ifReal }: Doubt): string =>
  `We did not count the praise on ${pageNames([page])} as words of customers: ${why}. If customers wrote it, ${ifReal}; if nobody did, take the praise out, since it misleads, which consumer law forbids.`

/** What to do about words that several people sign, the most signed first. */
export const sameWords = (twice: readonly Testimonial[]): string =>
  `Check who wrote your testimonials: the same words seem to be signed by ${signersOf(twice)}, such as ${list(
    twice.map((one) => `"${one.name}" and "${one.otherNames[0]}" (${quoted(one.text, 80)})`),
  )}. Praise that nobody gave misleads customers, which consumer law forbids.`

/** How many sign the same words, the most first. */
const signersOf = ([most, ...others]: readonly Testimonial[]): string => {
  const signers = most!.otherNames.length + 1
  return signers === 2 ? 'more than one person' : `${others.length > 0 ? 'up to ' : ''}${signers} people`
}
