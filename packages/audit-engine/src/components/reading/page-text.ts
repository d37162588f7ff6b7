import type { CrawledPage } from '../../sources/source.ts'
import { wordCount } from './wording.ts'

/** A page for looking, finding or choosing, which needs little text: contact details, galleries, menus, lists of posts. */
export const showsRatherThanTells = ({ finalUrl }: CrawledPage): boolean =>
  /\/[^/]*\b(contact|gallery|portfolio|photos?|book(ing)?s?|quote|menu|find-us|locations?|team|testimonials?|reviews?|blog|news)\b[^/]*\/?$/i.test(
    URL.parse(finalUrl)?.pathname ?? '',
  )

/** Words outside header, menus and footer; of the whole body where a page puts everything inside those. */
export const ownWords = ({ page }: CrawledPage): number => wordCount(page.text.main) || wordCount(page.text.body)

const filler = /lorem ipsum|this is your first post|this is an example page/i

/** Placeholder text of a template; null when there is none. */
export const fillerIn = ({ page }: CrawledPage): string | null =>
  page.blocks.find(({ text }) => filler.test(text))?.text ?? null

/** Pages whose text is that of an earlier page but for a few words, such as the name of a suburb. */
export const copiesAmong = (pages: readonly CrawledPage[]): Set<CrawledPage> => {
  const sizes: number[] = []
  /** Which earlier pages have a run of words. */
  const seenOn = new Map<string, number[]>()
  return new Set(
    pages.filter((page) => {
      const runs = runsOf(page)
      const shared = new Map<number, number>()
      for (const run of runs) {
        for (const earlier of seenOn.get(run) ?? []) shared.set(earlier, (shared.get(earlier) ?? 0) + 1)
      }
      for (const run of runs) {
        const earlier = seenOn.get(run)
        if (earlier) earlier.push(sizes.length)
        else seenOn.set(run, [sizes.length])
      }
      const isCopy = [...shared].some(([earlier, count]) => count > 0.7 * Math.min(runs.size, sizes[earlier]!))
      sizes.push(runs.size)
      return isCopy && runs.size >= shortest
    }),
  )
}

/** Runs of words a page must have before it can be called a copy. */
const shortest = 20

/** Every run of four words. */
const runsOf = ({ page }: CrawledPage): Set<string> => {
  const words = page.text.main.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(3).map((word, at) => `${words[at]} ${words[at + 1]} ${words[at + 2]} ${word}`))
}
