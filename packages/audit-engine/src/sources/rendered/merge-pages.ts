import { wordCount } from '../../text/words.ts'
import { textOf } from '../../page/readable-text.ts'
import type { Page } from '../../page/page.ts'

/** A rendered page with fewer of the words than this is one that broke, or that shows them only while one scrolls. */
const wholeShare = 0.6

/**
 * A page as it was sent and as a browser showed it, in one. What a script added or replaced counts as shown; what it took
 * away is kept: reveals hide text until it is scrolled to, and some pages lose their markup.
 */
export function mergePages(sent: Page, rendered: Page): Page {
  const isWhole = wordCount(rendered.text.body) >= wholeShare * wordCount(sent.text.body)
  const merge = <Item>(part: (page: Page) => Item[], key: (item: Item) => string): Item[] =>
    mergeLists(part(sent), part(rendered), key, isWhole)
  const blocks = merge(
    ({ blocks }) => blocks,
    ({ text }) => text,
  )
  return {
    ...rendered,
    url: sent.url,
    lang: rendered.lang ?? sent.lang,
    titles: rendered.titles.some(Boolean) ? rendered.titles : sent.titles,
    metas: [...rendered.metas, ...missing(sent.metas, rendered.metas, metaKey)],
    linkTags: [...rendered.linkTags, ...missing(sent.linkTags, rendered.linkTags, ({ rel }) => rel)],
    headings: merge(
      ({ headings }) => headings,
      ({ text }) => text,
    ),
    images: merge(
      ({ images }) => images,
      ({ src, alt }) => `${src} ${alt}`,
    ),
    links: merge(
      ({ links }) => links,
      ({ href, text }) => `${href} ${text}`,
    ),
    jsonLd: merge(
      ({ jsonLd }) => jsonLd,
      ({ text }) => text.trim(),
    ),
    microdata: merge(({ microdata }) => microdata, JSON.stringify),
    blocks,
    text: textOf(blocks),
    runsScript: sent.runsScript,
    resources: merge(
      ({ resources }) => resources,
      ({ tag, url }) => `${tag} ${url}`,
    ),
    forms: merge(({ forms }) => forms, JSON.stringify),
    // What scripts set on elements fits the window they were run in.
    styles: { inline: rendered.styles.inline, fixedWidths: sent.styles.fixedWidths },
    times: [...new Set([...rendered.times, ...sent.times])],
    size: { ...rendered.size, truncated: sent.size.truncated || rendered.size.truncated },
  }
}

/** Search engines obey a `noindex` that a script takes away, so what robots are told counts both times. */
const metaKey = ({ key, content }: Page['metas'][number]): string => (key === 'robots' ? `${key} ${content}` : key)

const missing = <Item>(from: Item[], among: Item[], key: (item: Item) => string): Item[] => {
  const there = new Set(among.map(key))
  return from.filter((item) => !there.has(key(item)))
}

/**
 * The rendered list, with what was only sent back in its place. A run of sent items is taken as replaced where the
 * rendered page has others between the same neighbours; unless the rendered page is not whole.
 */
function mergeLists<Item>(sent: Item[], rendered: Item[], key: (item: Item) => string, isWhole: boolean): Item[] {
  const places = new Map<string, number>()
  for (const [place, item] of rendered.entries()) if (!places.has(key(item))) places.set(key(item), place)
  /** What comes back after the rendered item of each place; -1 for the start. */
  const back = new Map<number, Item[]>()
  let before = -1
  let run: Item[] = []
  const endRun = (after: number): void => {
    if (run.length > 0 && (!isWhole || after === before + 1)) back.set(before, [...(back.get(before) ?? []), ...run])
    run = []
  }
  for (const item of sent) {
    const place = places.get(key(item))
    if (place === undefined) run.push(item)
    else {
      endRun(place)
      before = place
    }
  }
  endRun(rendered.length)
  return [...(back.get(-1) ?? []), ...rendered.flatMap((item, place) => [item, ...(back.get(place) ?? [])])]
}
