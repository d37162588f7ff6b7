import { structuredItems } from '../../page/structured-items.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'
import { textOf } from '../business/markup.ts'
import { isSamplePraise } from '../site/placeholders.ts'
import type { Site } from '../site/site.ts'
import { nameIn } from './signatures.ts'
import { praiseOnPage } from './praise-on-page.ts'
import type { Testimonial } from './testimonial.ts'

/**
 * Customers' praise on the site's pages but for the `doubted` ones, each piece once. Words signed with the name of the
 * business are its own, and the places it works in do not count as authors.
 */
export const findTestimonials = (
  site: Site,
  { ownNames, places, doubted }: Record<'ownNames' | 'places', readonly string[]> & { doubted: readonly CrawledPage[] },
): Testimonial[] => {
  const own = ownNames.map(plainWords).filter((name) => name !== '')
  // What a menu leads to is a part of the website, not a person.
  const menus = site.content.flatMap(({ page }) => page.links.filter(({ area }) => area !== 'main'))
  const notNames = new Set([...own, ...[...places, ...menus.map(({ text }) => text)].map(plainWords)])
  const found = new Map<string, Testimonial>()
  for (const page of site.content) {
    if (page.page.blocks.some(({ text }) => isSamplePraise(text)) || doubted.includes(page)) continue
    for (const testimonial of [...praiseOnPage(page, own, notNames), ...inMarkup(page)]) {
      // One of two copies often begins with an article that the other leaves out.
      const key = squeeze(testimonial.text.replace(/^\W*(?:an?|the)\s+/i, ''))
      const [same, known] = [...found].find(
        ([other, one]) => isSamePraise(key, other) || isShortened(testimonial, one),
      ) ?? [key]
      found.set(same, known ? merged(known, testimonial) : testimonial)
    }
  }
  return [...found.values()]
}

/** Pages show the same praise both in full and shortened. */
const isSamePraise = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.includes(short.slice(0, 60))
}

/** The same person's praise in full and abridged: most words of the shorter are in the longer. */
const isShortened = (one: Testimonial, other: Testimonial): boolean => {
  if (one.name === null || plainWords(one.name) !== plainWords(other.name ?? '')) return false
  const [short = [], long = []] = [one, other]
    .map(({ text }) => plainWords(text).split(' '))
    .toSorted((a, b) => a.length - b.length)
  const words = new Set(long)
  return short.filter((word) => words.has(word)).length >= 0.8 * short.length
}

const merged = (one: Testimonial, other: Testimonial): Testimonial => ({
  ...one,
  otherNames: [...one.otherNames, ...(areTwo(one, other) ? [other.name!] : [])],
  name: one.name ?? other.name,
  isCertain: one.isCertain || other.isCertain,
  dating:
    (['dated', 'unclear'] as const).find((dating) => [one, other].some((each) => each.dating === dating)) ?? 'undated',
  source: one.source ?? other.source,
  mayHaveSource: one.mayHaveSource || other.mayHaveSource,
})

/** Whether two people sign the same words; "Sarah M." and "Sarah Marsh" may be one. */
const areTwo = (one: Testimonial, other: Testimonial): boolean =>
  one.name !== null &&
  other.name !== null &&
  squeeze(one.text) === squeeze(other.text) &&
  // A label in capitals is no person.
  [one.name, other.name].every((name) => /\p{Ll}/u.test(name)) &&
  ![one.name, ...one.otherNames].some((name) => firstNameOf(name) === firstNameOf(other.name!))

const firstNameOf = (name: string): string => plainWords(name).split(' ')[0]!

/** Reviews in markup count only where the page shows them. */
const inMarkup = (page: CrawledPage): Testimonial[] =>
  structuredItems(page.page).flatMap((item): Testimonial[] => {
    const text = item.types.includes('Review') ? (textOf(item, 'reviewBody') ?? textOf(item, 'description')) : null
    if (!text || wordCount(text) < 6 || !squeeze(page.page.text.body).includes(squeeze(text).slice(0, 80))) return []
    const dating = textOf(item, 'datePublished') === null ? 'undated' : 'dated'
    const author = textOf(item, 'author')
    const name = author === null ? null : nameIn([author], new Set())
    return [
      {
        page,
        text,
        name,
        otherNames: [],
        dating,
        source: textOf(item, 'publisher'),
        mayHaveSource: false,
        isCertain: true,
      },
    ]
  })

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
