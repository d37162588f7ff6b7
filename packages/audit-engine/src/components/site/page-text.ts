import type { CrawledPage } from '../../sources/source.ts'
import { wordCount, wordsIn } from '../../text/words.ts'

/** Whether a page needs little text: contact details, galleries, menus, lists of posts. */
export const showsRatherThanTells = ({ finalUrl }: CrawledPage): boolean =>
  /\/[^/]*\b(contact|gallery|portfolio|photos?|book(ing)?s?|quote|menu|find-us|locations?|team|testimonials?|reviews?|blog|news)\b[^/]*\/?$/i.test(
    URL.parse(finalUrl)?.pathname ?? '',
  )

/** Words outside header, menus and footer; the whole body's where a page puts everything inside those. */
export const ownWords = (crawled: CrawledPage): number => {
  const known = counted.get(crawled)
  if (known !== undefined) return known
  const { main, body } = crawled.page.text
  const words = wordCount(main) || wordCount(body)
  counted.set(crawled, words)
  return words
}

/** Cached, because it is needed for each service and each check. */
const counted = new WeakMap<CrawledPage, number>()

const filler =
  /lorem ipsum|dolor sit amet|consectetu?er adipiscing|laoreet dolore magna|sed do eiusmod|this is your first post|this is an example page|i'?m a paragraph\. click here/i

/** Placeholder text from a template; null when there is none. */
export const fillerIn = ({ page }: CrawledPage): string | null =>
  page.blocks.find(({ text }) => filler.test(text))?.text ?? null

/**
 * Pages whose text repeats an earlier page's except for a few words, such as the name of a suburb. Runs of words found
 * on most pages are menus and footers, and are not compared.
 */
export const copiesAmong = (pages: readonly CrawledPage[]): Set<CrawledPage> => {
  const numbers = new Map<string, number>()
  const runs = pages.map((page) => runsOf(page, numbers))
  const uses = new Map<number, number>()
  for (const of of runs) for (const run of of) uses.set(run, (uses.get(run) ?? 0) + 1)
  const everywhere = Math.max(3, 0.6 * pages.length)
  const sizes: number[] = []
  /** The earlier pages that contain each run of words. */
  const seenOn = new Map<number, number[]>()
  return new Set(
    pages.filter((_, at) => {
      const own = [...runs[at]!].filter((run) => uses.get(run)! < everywhere)
      const shared = new Map<number, number>()
      for (const run of own) {
        const earlier = seenOn.get(run)
        for (const other of earlier ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
        if (earlier) earlier.push(at)
        else seenOn.set(run, [at])
      }
      sizes.push(own.length)
      return (
        own.length >= shortest && [...shared].some(([other, many]) => many > 0.7 * Math.min(own.length, sizes[other]!))
      )
    }),
  )
}

/** Runs of words of its own that a page needs before it can be called a copy. */
const shortest = 20

/** Odd and large, so that different runs of words hardly ever give the same number. */
const spread = 0x9e_37_79_b1

/**
 * Every run of four words as a number: there are thousands to compare, and comparing strings would cost many times as
 * much.
 */
const runsOf = ({ page }: CrawledPage, numbers: Map<string, number>): Set<number> => {
  const runs = new Set<number>()
  let [a, b, c] = [0, 0, 0]
  for (const [at, word] of wordsIn(page.text.main.toLowerCase()).entries()) {
    const d = numbers.get(word) ?? numbers.size
    numbers.set(word, d)
    if (at >= 3) runs.add((Math.imul(Math.imul(Math.imul(a, spread) + b, spread) + c, spread) + d) >>> 2)
    ;[a, b, c] = [b, c, d]
  }
  return runs
}
