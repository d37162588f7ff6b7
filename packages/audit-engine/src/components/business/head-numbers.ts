import type { Facts } from '../../facts/facts.ts'
import { phonesIn } from '../../facts/phone-numbers.ts'
import type { CrawledPage } from '../../sources/source.ts'
import type { Site } from '../site/site.ts'
import { ownCosts, type Disagreement } from './nap.ts'
import { onePer } from '../one-per.ts'

/** Where a page speaks to people who have not opened it yet: search results and shared links. */
const shownBefore: Readonly<Record<string, string>> = {
  description: 'The description of a page, which Google may show under its title,',
  'og:title': 'The title that shows when a page is shared',
  'og:description': 'The text that shows when a page is shared',
  'twitter:title': 'The title that shows when a page is shared',
  'twitter:description': 'The text that shows when a page is shared',
}

/** Numbers in titles, descriptions and share texts that the pages themselves do not have, each once. */
export const strayHeadNumbers = (
  site: Site,
  { phones, faxes }: Facts['contact'],
  main: string | null,
): (Disagreement & { national: string })[] => {
  if (main === null) return []
  const own = [...phones, ...faxes].map(({ national }) => national)
  const isOwn = (national: string) => own.some((one) => one === national || one.endsWith(` ${national}`))
  const strays = site.pages.flatMap((page) =>
    textsBefore(page).flatMap(({ who, text }) =>
      phonesIn(text)
        .filter(({ national }) => !isOwn(national))
        .map(({ national }) => ({ national, who, quote: text, url: page.finalUrl })),
    ),
  )
  return onePer(strays, ({ national }) => national).map(({ national, who, url, quote }) => ({
    national,
    cost: ownCosts.unseen,
    text: `${who} says ${national}, while your pages say ${main}`,
    url,
    quote,
  }))
}

const textsBefore = ({ page }: CrawledPage) => [
  ...page.titles.map((text) => ({ who: 'The title of a page', text })),
  ...page.metas.flatMap(({ key, content }) => {
    const who = Object.hasOwn(shownBefore, key) ? shownBefore[key] : undefined
    return who === undefined ? [] : [{ who, text: content }]
  }),
]
