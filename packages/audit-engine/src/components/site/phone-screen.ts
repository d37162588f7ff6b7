import type { CrawledPage } from '../../sources/source.ts'
import { mayAddViewport } from '../../sources/rendered/needs-rendering.ts'
import { remembered } from '../../text/remembered.ts'
import { metas } from './site.ts'

/** The widest phones in common use are about 430 CSS pixels wide. */
export const widestPhone = 430

const viewport = (page: CrawledPage): Map<string, string> =>
  new Map(
    metas(page, 'viewport')
      .flatMap((content) =>
        content
          .toLowerCase()
          .replace(/\s*=\s*/g, '=')
          // Browsers part the settings at white space too.
          .split(/[,;\s]+/)
          .map((setting) => setting.split('=')),
      )
      .map(([name = '', value = '']) => [name, value]),
  )

/** `initial-scale` alone also makes browsers use the device's width. */
export const fitsPhone = (page: CrawledPage): boolean => {
  const settings = viewport(page)
  const width = settings.get('width')
  return width === 'device-width' || (width === undefined && Number(settings.get('initial-scale')) >= 1)
}

/** A script may write the setting when it runs, and we have not seen the page with its scripts run. */
export const mayFitByScript = (page: CrawledPage): boolean => !page.rendered && mayAddViewport(page.page)

export const blocksZoom = (page: CrawledPage): boolean => {
  const settings = viewport(page)
  return ['no', '0'].includes(settings.get('user-scalable') ?? '') || Number(settings.get('maximum-scale') ?? 10) < 2
}

export const isTooWide = (page: CrawledPage): boolean => widest(page) > widestPhone

/**
 * The widest fixed-width part of the page. Embedded players are left out, since style sheets nearly always resize them.
 */
export const widest = ({ page }: CrawledPage): number => {
  const parts = page.styles.fixedWidths
    .filter(({ element }) => !['iframe', 'embed', 'object', 'img', 'video'].includes(element))
    .map(({ width }) => width)
  return Math.max(0, ...parts, widestRule(page.styles.inline))
}

/** The widest fixed width that style rules give the whole page or a part around it. */
const widestRule = remembered((styles) => {
  const outsideMedia = styles.replace(/@media[^{@]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const frames = [
    ...outsideMedia.matchAll(
      /(?:^|[},\s])(?:html|body|[#.](?:wrapper|wrap|container|page|main|content))\s*\{([^{}]*)\}/g,
    ),
  ]
  const fixed = frames
    .filter(([, rules]) => !/max-width/.test(rules!))
    .map(([, rules]) => Number(/(?:^|[;\s])(?:min-)?width\s*:\s*(\d{3,4})px/.exec(rules!)?.[1] ?? 0))
  return Math.max(0, ...fixed)
})
