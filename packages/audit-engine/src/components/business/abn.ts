import { abnPlaceholderIn, abnsIn, acnCalledAbn, wrongAbnIn } from '../../facts/business-numbers.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { note, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { list } from '../wording/phrases.ts'

/** A number called an ABN that is none, a blank in place of one, and that there is none; `abn` is one that can be. */
export const abnFaults = ({ pages }: Site, abn: string | null, name: string | null): Fault<string> => {
  const unsure = abn === null ? pages : []
  const wrong = numbersOn(unsure, ({ page }) => wrongAbnIn(page.text.body) ?? [])
  const [short] = numbersOn(unsure, ({ page }) => acnCalledAbn(page.text.body) ?? [])
  const several = numbersOn(unsure, ({ page }) => labelledIn(page.text.body))
  /** Another number in a line with the name, such as that of the copyright. */
  const besides = abn === null || name === null ? [] : numbersOn(pages, (page) => abnsBeside(page, name))
  const unfilled = pages.flatMap(({ page }) => abnPlaceholderIn(page.text.body) ?? [])
  return {
    found: [...wrong.map(({ number }) => number), ...unfilled],
    evidence: wrong
      .slice(0, 1)
      .map(({ number, on: [page] }) => seenOn(page!, `A number called an ABN that cannot be one: ${rule}.`, number)),
    findings: [
      ...when(wrong.length > 0, () =>
        note(`Correct your ABN: ${quoted(wrong)} cannot be one: ${rule}. Customers cannot look it up.`),
      ),
      ...when(short !== undefined, () =>
        note(
          `Check the number that you call your ABN, "${short!.number}" (on ${pageNames(short!.on.slice(0, 1))}): it has nine digits, as the ACN of a company has, and an ABN has eleven. Customers cannot look it up as one.`,
        ),
      ),
      ...when(several.length > 1 && !saysWhose(pages), () =>
        note(
          `Check the ABNs on your pages, ${quoted(several)}: a business has one. If ${several.length === 2 ? 'both' : 'all'} are right, say whose each is.`,
        ),
      ),
      ...when(besides.length > 1 && besides.some(({ number }) => number === abn), () =>
        note(
          `Make your ABN agree: beside the name ${name} we read ${quoted(besides)}, and a business has one. Customers may look up somebody else.`,
        ),
      ),
      ...when(unfilled.length > 0, () =>
        note(
          `Put your ABN where your site says "${unfilled[0]}": that is a placeholder, and customers cannot look it up.`,
        ),
      ),
      ...when(abn === null && several.length < 2 && !pages.some(mentionsAbn), () =>
        note(
          'Think about showing your ABN, in the footer for example: customers can look you up in the business register before they pay.',
        ),
      ),
    ],
  }
}

interface NumberOnPages {
  number: string
  on: CrawledPage[]
}

/** Each number once, with the pages that have it. */
const numbersOn = (
  pages: readonly CrawledPage[],
  numbersOf: (page: CrawledPage) => string | readonly string[],
): NumberOnPages[] => {
  const found = pages.flatMap((page) => [...new Set([numbersOf(page)].flat())].map((number) => ({ page, number })))
  return [...Map.groupBy(found, ({ number }) => number)].map(([number, on]) => ({
    number,
    on: on.map(({ page }) => page),
  }))
}

const quoted = (numbers: readonly NumberOnPages[]): string =>
  list(numbers.map(({ number, on }) => `"${number}" (on ${pageNames(on)})`))

const labelledIn = (text: string): string[] => abnsIn(text).flatMap(({ abn, labelled }) => (labelled ? abn : []))

const abnsBeside = ({ page }: CrawledPage, name: string): string[] =>
  page.blocks
    .filter(({ text }) => text.length < longestLine && text.includes(name))
    .map(({ text }) => labelledIn(text))
    // A line with two names both, as that of an adviser and of the firm it works for.
    .flatMap((numbers) => (numbers.length === 1 ? numbers : []))

/** "Jo Smith ABN 12 345 678 901", where each practitioner or firm has one. */
const namedAbn = /(?<=^|\n|\d)\W*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}),?:? *\(?A\.?B\.?N\b/gu
const saysWhose = (pages: readonly CrawledPage[]): boolean =>
  new Set(pages.flatMap(({ page }) => [...page.text.body.matchAll(namedAbn)].map(([, name]) => name))).size > 1

const rule = 'an ABN has 11 digits, and two of them check the others'

/**
 * A mention in a line of its own that we could not read as a number is enough: the owner has thought of it. In a longer text
 * it may be about others.
 */
const mentionsAbn = ({ page }: CrawledPage): boolean =>
  page.blocks.some(({ text }) => (text.length < longestLine && /\ba\.?b\.?n\b/i.test(text)) || isAwaited.test(text))
const isAwaited = /\bA\.?B\.?N\W{1,3}(?:is )?(?:pending|applied for|to come)\b/i
const longestLine = 200
