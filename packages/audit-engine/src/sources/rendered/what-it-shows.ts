import type { Page } from '../../page/page.ts'
import { wordCount } from '../../text/words.ts'
import { lacksParts } from './needs-rendering.ts'

/** With fewer, a page without a heading, link or picture has not come to its content. */
const fewestWords = 25

export const showsNothing = ({ headings, links, images, text }: Page): boolean =>
  headings.length + links.length + images.length === 0 && wordCount(text.body) < fewestWords

/** Whether a page as a browser showed it has more to read than as sent. */
export const showsMore = (page: Page, sent: Page): boolean =>
  (lacksParts(sent) && !lacksParts(page)) ||
  page.links.length >= sent.links.length + 3 ||
  wordCount(page.text.body) > 1.05 * wordCount(sent.text.body) + 10

/** Words that a page of its own has as sent: a script that did not come hardly adds its main parts to so many. */
const ownContent = 200

/** Links and headings of a page whose menu is there under whatever name. */
const ownLinks = 12
const ownHeadings = 3

/** Whether a page as sent has a menu and a text of its own. */
export const hasContent = ({ text, links, headings }: Page): boolean =>
  wordCount(text.body) >= ownContent &&
  (text.nav !== '' || (text.footer !== '' && links.length >= ownLinks && headings.length >= ownHeadings))
