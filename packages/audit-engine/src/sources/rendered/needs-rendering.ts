import type { Page } from '../../page/page.ts'
import { wordCount } from '../../text/words.ts'

/** Words; a page with fewer around a menu and a footer has an empty box, or one that says "Loading". */
const fewestInMain = 3

/**
 * Whether a page lacks parts that its scripts may add: words in its navigation or its footer, while nearly every complete page
 * has both, or its markup. By navigation and footer, of 117 pages this missed 3 that needed rendering and chose 2 that did not.
 */
export const lacksParts = ({ runsScript, marksUpByScript, text }: Page): boolean =>
  runsScript && (text.nav === '' || text.footer === '' || marksUpByScript)

/** Whether a page may show more than was sent: it lacks parts, or has next to nothing between menu and footer. */
export const needsRendering = (page: Page): boolean =>
  lacksParts(page) || (page.runsScript && wordCount(page.text.main) < fewestInMain)

/** Whether a script may add the setting that tells a phone to use its own width, which the page as sent leaves out. */
export const mayAddViewport = ({ runsScript, metas }: Page): boolean =>
  runsScript && metas.every(({ key }) => key !== 'viewport')

/** Whether a whole page may show more in a browser: that setting, or what its scripts put into parts that are empty as sent. */
export const mayShowMore = (page: Page): boolean => mayAddViewport(page) || (page.runsScript && page.hasEmptyParts)
