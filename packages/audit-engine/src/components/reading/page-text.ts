import type { CrawledPage } from '../../sources/source.ts'
import { wordCount } from './wording.ts'

/** A page for looking, finding or choosing, which needs little text: contact details, galleries, menus, lists of posts. */
export const showsRatherThanTells = ({ finalUrl }: CrawledPage): boolean =>
  /\/[^/]*\b(contact|gallery|portfolio|photos?|book(ing)?s?|quote|menu|find-us|locations?|team|testimonials?|reviews?|blog|news)\b[^/]*\/?$/i.test(
    URL.parse(finalUrl)?.pathname ?? '',
  )

/** Words outside header, menus and footer; of the whole body where a page puts everything inside those. */
export const ownWords = ({ page }: CrawledPage): number => wordCount(page.text.main) || wordCount(page.text.body)

/** Placeholder text of a template. */
export const fillerIn = ({ page }: CrawledPage): string | null =>
  /lorem ipsum[^\n]*|[^\n]*this is your first post[^\n]*|[^\n]*this is an example page[^\n]*/i.exec(
    page.text.body,
  )?.[0] ?? null

/** Pages whose text is that of an earlier page but for a few words, such as the name of a suburb. */
export const copiesAmong = (pages: readonly CrawledPage[]): Set<CrawledPage> => {
  const seen: Set<string>[] = []
  return new Set(
    pages.filter((page) => {
      const shingles = shinglesOf(page)
      if (shingles.size < 20) return false
      const isCopy = seen.some(
        (other) =>
          [...shingles].filter((shingle) => other.has(shingle)).length > 0.7 * Math.min(shingles.size, other.size),
      )
      seen.push(shingles)
      return isCopy
    }),
  )
}

/** Every run of four words. */
const shinglesOf = ({ page }: CrawledPage): Set<string> => {
  const words = page.text.main.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(3).map((word, at) => `${words[at]} ${words[at + 1]} ${words[at + 2]} ${word}`))
}
