import type { PageBlock } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordCount } from '../../text/words.ts'
import { isFiller } from './page-text.ts'

/** Words of a passage that nobody repeats on purpose. */
const fewest = 25
/** Parts that a page holds twice so that each screen, slide or window shows one: names of classes that say so. */
const shownOnce =
  /(?:^|[\s_-])(?:d|hidden|visible|hide|show|mobile|desktop|tablet|phone|invisible|sr|screen|clone|cloned|slick|swiper|owl|splide|carousel|slide|slides|slider|marquee|modal|popup|lightbox|tabs?|accordion|collapse|testimonials?|reviews?|quotes?)(?:[\s_-]|$)|(?:^|\s)(?:sm|md|lg|xl|2xl):/i

const isPassage = ({ tag, text, classes, inNav, inFooter, inQuote, inFormOrDialog }: PageBlock): boolean =>
  tag === 'p' &&
  !inNav &&
  !inFooter &&
  !inQuote &&
  !inFormOrDialog &&
  !shownOnce.test(classes) &&
  // Letters and spaces of so many words.
  text.length > 2 * fewest &&
  wordCount(text) >= fewest &&
  !isFiller(text)

/** The first passage that is in the code of a page twice; null where there is none. */
export const passageSaidTwice = ({ page, rendered }: CrawledPage): string | null => {
  // Scripts copy slides and whole sections.
  if (rendered) return null
  const known = new Set<string>()
  for (const block of page.blocks.filter(isPassage)) {
    const words = plainWords(block.text)
    if (known.has(words)) return block.text
    known.add(words)
  }
  return null
}
