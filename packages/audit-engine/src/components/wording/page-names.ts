import type { Page } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { stemsOf, telling } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'
import { pathOf } from '../site/addresses.ts'
import { isUselessAlt } from '../site/alt-words.ts'
import { list, shorten } from './phrases.ts'

type Named = Pick<CrawledPage, 'finalUrl' | 'page'>

const home = pathOf('https://any.example/')

/** The pages by name, for a sentence: 'your home page, "About us" and 3 more', 'the page "Contact"'. */
export const pageNames = (pages: readonly Named[], atMost = 4): string => {
  const byPath = new Map(pages.map((page) => [pathOf(page.finalUrl), nameOf(page)]))
  // Names that several pages share say nothing; their addresses do.
  const uses = Map.groupBy(byPath.values(), (name) => name)
  const names = [...byPath].map(([path, name]) => (name !== null && uses.get(name)!.length === 1 ? `"${name}"` : path))
  const lead = names[0] === home ? '' : names.length === 1 ? 'the page ' : 'the pages '
  return lead + list(names, atMost)
}

const mainHeadingsOf = (page: Page): string[] =>
  page.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text)

const piecesOf = (page: Page): string[] => (page.titles[0] ?? '').split(separator)

/** Pieces of titles and main headings that several pages of a site have, in plain words: they name none of them. */
const sharedTexts = new WeakMap<Page, ReadonlySet<string>>()

const isShared = (page: Page, text: string): boolean => sharedTexts.get(page)?.has(plainWords(text)) ?? false

/** Notes what the pages of a site have in common, so that no page is named by it. */
export const tellApart = (pages: readonly { page: Page }[]): void => {
  const uses = new Map<string, number>()
  for (const { page } of pages)
    for (const text of new Set([...piecesOf(page), ...mainHeadingsOf(page)].map(plainWords)))
      uses.set(text, (uses.get(text) ?? 0) + 1)
  const shared = new Set([...uses].filter(([, pages]) => pages > 1).map(([text]) => text))
  for (const { page } of pages) sharedTexts.set(page, shared)
}

/** The page by name, for a sentence. */
export const pageName = (page: Named): string => pageNames([page])

const separator = /\s+[-–—·•»:]\s+|\s*[|»•·]\s*/
const longest = 60

/**
 * The piece of the title that tells the page from the others, which its address confirms, or its main heading; null for
 * the home page and where neither says.
 */
const nameOf = ({ finalUrl, page }: Named): string | null => {
  const path = pathOf(finalUrl)
  if (path === home) return null
  const address = stemsOf(path)
  const pieces = piecesOf(page)
  const isOwn = (text: string): boolean => !isShared(page, text)
  const segments = plainWords(path).split(' ')
  const piece = pieces.find(
    (one) =>
      one.length <= longest &&
      isOwn(one) &&
      ([...telling(one)].some((word) => address.has(word)) || segments.includes(plainWords(one))),
  )
  // A heading that repeats a piece the address does not confirm is the name of the business, or a picture's.
  const heading = page.headings.find(
    ({ level, hidden, text }) =>
      level === 1 && !hidden && text !== '' && !isUselessAlt(text) && !pieces.includes(text) && isOwn(text),
  )?.text
  const name = piece ?? heading
  return name ? shorten(name.replaceAll('"', "'"), longest) : null
}
