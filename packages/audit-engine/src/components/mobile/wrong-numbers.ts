import { dialledBy } from '../../facts/dialled.ts'
import { isUndiallable, nationalNumber, phonesIn } from '../../facts/phone-numbers.ts'
import type { PageLink } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { shorten } from '../wording/phrases.ts'

interface OnPage {
  page: CrawledPage
}
interface Numbers {
  shown: string
  dialled: string
}

/** Links that show one number and dial another. */
export const misleadingLinks = (pages: readonly CrawledPage[], crawl: { at: string }): Fault<OnPage & Numbers> => {
  const found = pages.flatMap((page) =>
    page.page.links.flatMap((link) => {
      const numbers = otherNumber(link)
      return numbers ? [{ page, ...numbers }] : []
    }),
  )
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, shown, dialled }) =>
        seenOn(page, `A link that shows one number dials another, ${dialled}.`, shown),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Correct the link on ${pageNames(found.map(({ page }) => page))} that shows ${found[0]!.shown} and dials ${found[0]!.dialled}, whichever of the two is wrong: people who tap it reach another number than the one they read.`,
        3,
        found[0]!.page,
      ),
    ),
  }
}

/** Links to a number that many phones cannot dial. */
export const undiallableLinks = (pages: readonly CrawledPage[]): Fault<OnPage & { href: string }> => {
  const complete = new Set(
    pages.flatMap(({ page }) => page.links.flatMap((link) => dialledBy(link)?.replace(/\D/g, '') ?? [])),
  )
  const found = pages.flatMap((page) =>
    page.page.links
      .filter((link) => {
        const dialled = dialledBy(link)
        return dialled !== null && (isUndiallable(dialled) || lacksDigit(dialled.replace(/\D/g, ''), complete))
      })
      .map(({ href }) => ({ page, href })),
  )
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `Correct the link with the address "${shorten(found[0]!.href, 60)}" on ${pageNames(found.map(({ page }) => page))}: as it is, many phones cannot dial it.`,
      ),
    ),
  }
}

/** "073871006" beside "0738710066". */
const lacksDigit = (digits: string, others: ReadonlySet<string>): boolean =>
  /^0\d{8}$/.test(digits) &&
  [...others].some(
    (other) => other.length === 10 && [...other].some((_, at) => other.slice(0, at) + other.slice(at + 1) === digits),
  )

/** Links that dial an e-mail address. */
export const dialledMail = (pages: readonly CrawledPage[]): Fault<OnPage & { href: string }> => {
  const found = pages.flatMap((page) =>
    page.page.links
      .filter(({ scheme, href }) => scheme === 'tel' && href.includes('@'))
      .map(({ href }) => ({ page, href })),
  )
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `Make the e-mail address ${shorten(found[0]!.href.replace(/^tel:/i, ''), 60)} (on ${pageNames(found.map(({ page }) => page))}) a link for mail ("mailto:"): it is one for phone numbers ("tel:"), which opens the dialler.`,
      ),
    ),
  }
}

/** The complete number a dialling link shows and what it dials, where that is another number. */
const otherNumber = (link: PageLink): { shown: string; dialled: string } | null => {
  const dialled = dialledBy(link)
  const shown = dialled === null ? null : numberIn(link.text)
  if (dialled === null || shown === null) return null
  const national = nationalNumber(dialled)
  const [said, typed] = [shown, dialled].map((number) => number.replace(/\D/g, ''))
  const isSame = national === shown || typed!.includes(said!.slice(-8)) || (national !== null && isLocal(national))
  return isSame || typed!.length < fewestDigits ? null : { shown, dialled: national ?? dialled.trim() }
}
/** The only number in a text, national where it is Australian. */
const numberIn = (text: string): string | null => {
  const [one, another] = phonesIn(text)
  if (one !== undefined) return another === undefined ? one.national : null
  return /^[^\d+]*(\+?\d[\d ().-]{6,14}\d)\D*$/.exec(text)?.[1] ?? null
}
/** With fewer, a link is unfinished rather than one to somebody else. */
const fewestDigits = 6
/** Without its area code. */
const isLocal = (number: string): boolean => /^[2-9]\d{3} \d{4}$/.test(number)
