import { abnPlaceholderIn, wrongAbnIn } from '../../facts/business-numbers.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import type { Site } from '../site/site.ts'
import { seenOn } from '../wording/evidence.ts'
import { note } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { list } from '../wording/phrases.ts'

/** A number called an ABN that is none, a blank in place of one, and that there is none; `abn` is one that can be. */
export const abnFaults = ({ pages }: Site, abn: string | null): Fault<string> => {
  const wrong = pages.flatMap((page) => {
    const number = abn === null ? wrongAbnIn(page.page.text.body) : null
    return number === null ? [] : [{ page, number }]
  })
  const pagesWith = (number: string): CrawledPage[] =>
    wrong.filter((one) => one.number === number).map(({ page }) => page)
  const unfilled = pages.flatMap(({ page }) => abnPlaceholderIn(page.text.body) ?? [])
  return {
    found: [...wrong.map(({ number }) => number), ...unfilled],
    evidence: wrong
      .slice(0, 1)
      .map(({ page, number }) =>
        seenOn(page, `A number called an ABN that cannot be one: ${becauseOf(number)}.`, number),
      ),
    findings: [
      ...wrong
        .slice(0, 1)
        .map(({ number }) =>
          note(
            `Correct your ABN: ${list([...new Set(wrong.map((one) => `"${one.number}" (on ${pageNames(pagesWith(one.number))})`))], 2)} cannot be one: ${becauseOf(number)}. Customers cannot look it up.`,
          ),
        ),
      ...unfilled
        .slice(0, 1)
        .map((text) =>
          note(`Put your ABN where your site says "${text}": that is a placeholder, and customers cannot look it up.`),
        ),
      ...(abn !== null || pages.some(mentionsAbn)
        ? []
        : [
            note(
              'Think about showing your ABN, in the footer for example: customers can look you up in the business register before they pay.',
            ),
          ]),
    ],
  }
}

const digitsOfAbn = 11
const becauseOf = (number: string): string =>
  number.replace(/\D/g, '').length === digitsOfAbn ? 'its check digits are wrong' : `an ABN has ${digitsOfAbn} digits`

/** A mention that we could not read as a number is enough: the owner has thought of it. */
const mentionsAbn = ({ page }: CrawledPage): boolean => /\ba\.?b\.?n\b/i.test(page.text.body)
