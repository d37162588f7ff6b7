import { wordCount } from '../../text/words.ts'
import { textOf } from '../../page/readable-text.ts'
import type { Page, PageImage, PageLink } from '../../page/page.ts'

/** A rendered page with a smaller share of the words than this is broken, or shows its text only on scrolling. */
const wholeShare = 0.6

/**
 * Merges a page as sent with the same page as a browser showed it. What a script added or replaced is taken as shown.
 * What it removed is kept: scroll effects hide text until it is in view, and some pages lose their markup.
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
    ...mergeHeads(sent, rendered, isWhole),
    headings: merge(
      ({ headings }) => headings,
      ({ text }) => text,
    ),
    images: asSent(
      sent.images,
      merge(({ images }) => images, imageKey),
    ),
    links: markAdded(
      sent.links,
      merge(({ links }) => links, linkKey),
    ),
    jsonLd: merge(
      ({ jsonLd }) => jsonLd,
      ({ text }) => text.trim(),
    ),
    microdata: merge(({ microdata }) => microdata, JSON.stringify),
    blocks,
    text: textOf(blocks),
    runsScript: sent.runsScript,
    writesByScript: sent.writesByScript,
    marksUpByScript: rendered.marksUpByScript,
    resources: merge(
      ({ resources }) => resources,
      ({ tag, url }) => `${tag} ${url}`,
    ),
    forms: merge(({ forms }) => forms, JSON.stringify),
    // Widths that scripts set on elements depend on the window they ran in, so the ones sent are used.
    styles: { ...rendered.styles, fixedWidths: sent.styles.fixedWidths },
    times: [...new Set([...rendered.times, ...sent.times])],
    size: { ...rendered.size, truncated: sent.size.truncated || rendered.size.truncated },
  }
}

/** A head that a script empties, or cuts the title of, is kept as it was sent: its texts are what the owner finds in the file. */
function mergeHeads(
  sent: Page,
  rendered: Page,
  isWhole: boolean,
): Pick<Page, 'titles' | 'metas' | 'linkTags' | 'losesTitleByScript'> {
  if (isWhole && losesTitle(sent.titles[0] ?? '', rendered.titles[0] ?? ''))
    return {
      titles: sent.titles,
      metas: [...sent.metas, ...rendered.metas.filter(({ key }) => key === 'robots')],
      linkTags: sent.linkTags,
      losesTitleByScript: true,
    }
  return {
    titles: rendered.titles.some(Boolean) ? rendered.titles : sent.titles,
    metas: mergeMetas(sent.metas, rendered.metas),
    linkTags: [...rendered.linkTags, ...missing(sent.linkTags, rendered.linkTags, ({ rel }) => rel)],
  }
}

/** "Auto-Man" in place of "About Us | Auto-Man Driving School", or nothing at all. */
const losesTitle = (sent: string, shown: string): boolean =>
  sent !== '' && sent !== shown && sent.includes(shown) && shown.length < sent.length * mostOfTitle
const mostOfTitle = 0.5

const linkKey = ({ href, text }: PageLink): string => `${href} ${text}`

/** Of a page that a script builds as a whole, it tells nothing that a link was added. */
function markAdded(sent: PageLink[], merged: PageLink[]): PageLink[] {
  if (sent.length * 2 <= merged.length) return merged
  const nameOf = (link: PageLink): string => `${linkKey(link)} ${link.icon}`
  const known = new Set(sent.map(nameOf))
  return merged.map((link) => (known.has(nameOf(link)) ? link : { ...link, byScript: true }))
}

const imageKey = ({ src, alt }: PageImage): string => `${src} ${alt}`

/** The slideshow of a page hides the pictures that wait for their turn; they are no decoration. */
function asSent(sent: PageImage[], merged: PageImage[]): PageImage[] {
  const told = new Set(sent.filter(({ decorative }) => !decorative).map(imageKey))
  return merged.map((image) =>
    image.decorative && told.has(imageKey(image)) ? { ...image, decorative: false } : image,
  )
}

/** Search engines obey a `noindex` even if a script removes it, so robots metas are kept from both versions. */
const metaKey = ({ key, content }: Page['metas'][number]): string => (key === 'robots' ? `${key} ${content}` : key)

/** Networks that show a shared page read its tags for that as they were sent, and run no script. */
const isForSharing = ({ key }: Page['metas'][number]): boolean => /^(?:og|twitter):/.test(key)

const mergeMetas = (sent: Page['metas'], rendered: Page['metas']): Page['metas'] => {
  const shown = rendered.filter((meta) => !isForSharing(meta))
  return [...shown, ...missing(sent, shown, metaKey)]
}

const missing = <Item>(from: Item[], among: Item[], key: (item: Item) => string): Item[] => {
  const there = new Set(among.map(key))
  return from.filter((item) => !there.has(key(item)))
}

/**
 * The rendered list, with the items only in the sent list put back in place. A run of sent items counts as replaced
 * where the rendered page has other items between the same neighbours, unless the rendered page is not whole.
 */
function mergeLists<Item>(sent: Item[], rendered: Item[], key: (item: Item) => string, isWhole: boolean): Item[] {
  const places = new Map<string, number>()
  for (const [place, item] of rendered.entries()) if (!places.has(key(item))) places.set(key(item), place)
  /** Items to put back after each rendered position; -1 is the start. */
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
