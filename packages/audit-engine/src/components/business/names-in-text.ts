import { titlePieces } from '../../facts/business-names.ts'
import { isKnownPlace } from '../../facts/gazetteer.ts'
import { isSameName, tellingWords } from '../../facts/same-name.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { plainWords } from '../../text/plain-words.ts'
import type { Site } from '../site/site.ts'

interface NameSeen {
  name: string
  pages: readonly [CrawledPage, ...CrawledPage[]]
  quote: string
}

/** Words that both names begin with, words that each has at least, and how often another name has to come. */
const sharedStart = 2
const fewestWords = 3
const fewestTimes = 2

/**
 * Another spelling of the business's name, such as "Aroon Thai Massage" for "Aroon Thai & Remedial Massage", in titles or
 * headings of two pages or more; null where there is none. It ends like the name does: another last word is
 * another service. A place in it is that of a branch, and what follows the whole name says more about it.
 */
export const otherSpelling = (site: Site, own: string): NameSeen | null => {
  const words = plainWords(own).split(' ')
  const isSpelling = (text: string): boolean => {
    const others = plainWords(text).split(' ')
    const differing = [
      ...words.filter((word) => !others.includes(word)),
      ...others.filter((word) => !words.includes(word)),
    ]
    return (
      Math.min(words.length, others.length) >= fewestWords &&
      Math.abs(words.length - others.length) <= 2 &&
      words.slice(0, sharedStart).join(' ') === others.slice(0, sharedStart).join(' ') &&
      words.at(-1) === others.at(-1) &&
      differing.some((word) => !joining.has(word)) &&
      differing.length <= 2 &&
      !differing.some((word) => isKnownPlace(word.charAt(0).toUpperCase() + word.slice(1)) || /\d/.test(word)) &&
      (text.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word))
    )
  }
  const found = site.pages.flatMap((page) =>
    [
      ...titlePieces(page.page.titles[0] ?? ''),
      ...page.page.headings.filter(({ hidden }) => !hidden).map(({ text }) => text),
    ].flatMap((text) => (isSpelling(text) ? { page, text } : [])),
  )
  const groups = [...Map.groupBy([...found, ...spacedIn(site, own)], ({ text }) => plainWords(text)).values()]
  const often = groups.find(
    (seen) => new Set(seen.map(({ page }) => page)).size >= fewestTimes || isSpaced(seen[0]!.text, own),
  )
  return often ? { name: often[0]!.text, pages: pagesOf(often), quote: often[0]!.text } : null
}

/** "Brolga Hand works" for "Brolga Handworks"; not "B R O L G A", as designers space a line. */
const isSpaced = (text: string, own: string): boolean => {
  const [words, others] = [own, text].map((one) => plainWords(one).split(' '))
  return (
    others!.length > words!.length && others!.join('') === words!.join('') && others!.every((word) => word.length > 1)
  )
}

const spacedIn = (site: Site, own: string) =>
  site.pages.flatMap((page) =>
    titlePieces(page.page.titles[0] ?? '').flatMap((text) => (isSpaced(text, own) ? { page, text } : [])),
  )

/** "and" for "&", "the": no other spelling. */
const joining = new Set(['and', 'the', 'of', 'pty', 'ltd', 'co'])

const subject = String.raw`(?:\p{Lu}[\p{L}'’&-]*)(?: (?:\p{Lu}[\p{L}'’&-]*|&|and|of|at)){1,4}`
const speaking = new RegExp(
  String.raw`^(${subject}) (?:offers|provides|delivers|specialises|is (?:proudly |proud to be )?an? (?:\w+ ){0,2}(?:provider|company|business|agency|clinic|practice|organisation))\b`,
  'u',
)
const firstPerson = /\b(?:[Ww]e (?:are|have|offer|provide|deliver)|[Oo]ur (?:team|staff|clients|customers))\b/
const licensed = /\b(?:registered|approved|accredited|licensed)\b/i

/**
 * Another business's name that the text uses as if it were the own: what it is comes twice at the start of a text, once
 * with "we" and a registration after it. Null where there is none.
 */
export const nameOfAnother = (site: Site, ownNames: readonly string[]): NameSeen | null => {
  const found = site.content.flatMap((page) =>
    page.page.blocks
      .filter(
        ({ tag, inNav, inFooter, inQuote, text }) =>
          tag !== 'li' && !inNav && !inFooter && !inQuote && text.length < 2_000,
      )
      .flatMap(({ text }) => {
        const [, name = ''] = speaking.exec(text) ?? []
        return name !== '' && ownNames.every((own) => isAnother(name, own)) && !isAddressed(site, name)
          ? { page, name, text }
          : []
      }),
  )
  const groups = [...Map.groupBy(found, ({ name }) => plainWords(name)).values()].filter(
    (seen) => new Set(seen.map(({ text }) => text)).size >= fewestTimes,
  )
  for (const seen of groups) {
    const told = seen.find(({ text }) => firstPerson.test(text) && licensed.test(text))
    if (told) return { name: told.name, pages: pagesOf(seen), quote: told.text }
  }
  return null
}

/** "At Home Care" is not "Wattle Community Care": a word for the trade in common makes no same name. */
const isAnother = (name: string, own: string): boolean => {
  const [[first], [ownFirst]] = [tellingWords(name), tellingWords(own)]
  if (!isSameName(name, own)) return true
  return (
    first !== undefined &&
    ownFirst !== undefined &&
    !tellingWords(own).includes(first) &&
    !tellingWords(name).includes(ownFirst)
  )
}

/** Whether the host is that name. */
const isAddressed = (site: Site, name: string): boolean =>
  site.host.replace(/[^a-z\d]/g, '').includes(tellingWords(name).join(''))

const pagesOf = (seen: readonly { page: CrawledPage }[]): NameSeen['pages'] => {
  const [first, ...rest] = new Set(seen.map(({ page }) => page))
  return [first!, ...rest]
}
