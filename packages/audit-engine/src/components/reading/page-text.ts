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
export const hasFiller = ({ page }: CrawledPage): boolean => /lorem ipsum/i.test(page.text.body)
