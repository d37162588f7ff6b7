import type { Page } from '../../page/page.ts'

/**
 * Whether a page may show more than was sent: it runs script and has no words in its navigation or none in its footer,
 * while nearly every complete page has both, or its markup is in its scripts. Without the latter, of 117 pages this missed
 * 3 that needed rendering and chose 2 that did not.
 */
export const needsRendering = ({ runsScript, marksUpByScript, text }: Page): boolean =>
  runsScript && (text.nav === '' || text.footer === '' || marksUpByScript)

/** Whether a script may add the setting that tells a phone to use its own width, which the page as sent leaves out. */
export const mayAddViewport = ({ runsScript, metas }: Page): boolean =>
  runsScript && metas.every(({ key }) => key !== 'viewport')
