import type { Page } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { stemsOf, telling } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'
import { addressKey, pathOf } from '../site/addresses.ts'
import { isUselessAlt } from '../site/alt-words.ts'
import { saysNothing } from '../site/link-texts.ts'
import { textsOnAtLeast } from '../site/shared-texts.ts'
import { list, shorten } from './phrases.ts'

type Named = Pick<CrawledPage, 'finalUrl' | 'page'>

const home = pathOf('https://any.example/')

/** The pages by name, for a sentence: 'your home page, "About us" and 3 more', 'the page "Contact"'. */
export const pageNames = (pages: readonly Named[], atMost = 4): string => {
  const names = namesOf(pages)
  const lead = names[0] === home ? '' : names.length === 1 ? 'the page ' : 'the pages '
  return lead + list(names, atMost)
}

/**
 * The pages that have something in their code. A script may have replaced it on others as a browser showed them, so that
 * many pages of a site that were only read as sent are examples.
 */
export const pagesInCode = (pages: readonly Named[], atMost = 4): string => {
  const names = namesOf(pages)
  const mayBeMore = pages.every(({ page }) => toldApart.get(page)?.isBesideShown)
  return names.length > atMost && mayBeMore
    ? `pages such as ${list(names.slice(0, atMost - 1))}`
    : pageNames(pages, atMost)
}

/** 'the page "Contact"', 'pages such as "Contact" and "About us"': where there may be more of them. */
export const somePages = (pages: readonly Named[], atMost = 3): string => {
  const names = namesOf(pages)
  return names.length === 1 ? pageNames(pages) : `pages such as ${list(names.slice(0, atMost))}`
}

const namesOf = (pages: readonly Named[]): string[] => {
  const byPath = new Map(pages.map((page) => [pathOf(page.finalUrl), nameOf(page)]))
  // Names that several pages share say nothing; their addresses do.
  const uses = Map.groupBy(byPath.values(), (name) => name)
  return [...byPath].map(([path, name]) => (name !== null && uses.get(name)!.length === 1 ? `"${name}"` : path))
}

const mainHeadingsOf = (page: Page): string[] =>
  page.headings.filter(({ level, hidden, text }) => level === 1 && !hidden && text !== '').map(({ text }) => text)

/** A heading in plain words and, where it has several, by their stems: "Support across Perth" and "Supports across Perth" are hardly told apart. */
const sensesOf = (heading: string): string[] => {
  const stems = [...stemsOf(heading)]
  return [plainWords(heading), ...(stems.length >= fewestStems ? [stems.join(' ')] : [])]
}
const fewestStems = 4

const piecesOf = (page: Page): string[] => (page.titles[0] ?? '').split(separator)

/**
 * Pieces of titles and main headings that several pages of a site have, in plain words, which name none of them, what
 * the menu calls the page, the addresses by what it calls them, and whether the page was read as sent and others as a
 * browser showed them.
 */
const toldApart = new WeakMap<
  Page,
  {
    shared: ReadonlySet<string>
    inMenu: string | undefined
    menu: ReadonlyMap<string, string>
    isBesideShown: boolean
  }
>()

/**
 * Notes what the pages of a site, home first, have in common and what the menu of the home page calls each, so that a page
 * gets a name of its own.
 */
export const tellApart = (pages: readonly { page: Page; rendered?: boolean }[]): void => {
  const shared = textsOnAtLeast(pages, 2, (page) => [
    ...piecesOf(page).map(plainWords),
    ...mainHeadingsOf(page).flatMap(sensesOf),
  ])
  const menu = (pages[0]?.page.links ?? [])
    .filter(
      (link) =>
        link.area === 'nav' &&
        // "0" is the number of things in a cart.
        /\p{L}/u.test(link.text) &&
        link.text.length <= longest &&
        // An entry for a part of a page does not name the page.
        !/#./.test(link.href) &&
        !saysNothing(link),
    )
    .flatMap(({ url, text }) => (url === null ? [] : { text, to: addressKey(url) }))
  const targets = Map.groupBy(menu, ({ text }) => text)
  const inMenu = new Map(
    menu
      .filter(({ text, to }) => targets.get(text)!.every((one) => one.to === to))
      .map(({ text, to }) => [to, text] as const),
  )
  const byName = new Map([...inMenu].map(([to, text]) => [plainWords(text), to]))
  const isAnyShown = pages.some(({ rendered }) => rendered)
  for (const { page, rendered = false } of pages)
    toldApart.set(page, {
      shared,
      inMenu: inMenu.get(addressKey(page.url)),
      menu: byName,
      isBesideShown: isAnyShown && !rendered,
    })
}

/** The page by name, for a sentence. */
export const pageName = (page: Named): string => pageNames([page])

const separator = /\s+(?:[-–—·•»:]|::)\s+|\s*[|»•·]\s*/
const longest = 60

/** "PricesWhat we charge" for "Prices": a style sets the rest of the heading on a line of its own. */
const runsOn = (heading: string, inMenu: string): boolean =>
  heading.startsWith(inMenu) && /^\p{Lu}/u.test(heading.slice(inMenu.length)) && /\p{Ll}$/u.test(inMenu)

/**
 * The piece of the title that tells the page from the others, which its address confirms, or its first main heading, or
 * its entry in the menu; null for the home page, and where none says or the menu calls another page so.
 */
const nameOf = ({ finalUrl, page }: Named): string | null => {
  const path = pathOf(finalUrl)
  if (path === home) return null
  const address = stemsOf(path)
  const pieces = piecesOf(page)
  const { shared, inMenu, menu } = toldApart.get(page) ?? {}
  const isOwn = (text: string): boolean => !shared?.has(plainWords(text))
  const words = ` ${plainWords(path)} `
  const piece = pieces.find(
    (one) =>
      one.length <= longest &&
      isOwn(one) &&
      ([...telling(one)].some((word) => address.has(word)) || words.includes(` ${plainWords(one)} `)),
  )
  const [first] = mainHeadingsOf(page)
  // A heading that repeats a piece the address does not confirm is the name of the business, or a picture's.
  const heading =
    first !== undefined &&
    sensesOf(first).every((sense) => !shared?.has(sense)) &&
    !isUselessAlt(first) &&
    !pieces.includes(first)
      ? first
      : undefined
  const isRunTogether = inMenu !== undefined && heading !== undefined && runsOn(heading, inMenu)
  const name = piece ?? (isRunTogether ? inMenu : heading) ?? inMenu
  // What the menu calls another page would be taken for that one.
  const named = menu?.get(plainWords(name ?? ''))
  if (named !== undefined && named !== addressKey(page.url)) return null
  return name ? shorten(name.replaceAll('"', "'"), longest) : null
}
