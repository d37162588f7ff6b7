import type { CrawledPage } from '../../sources/source.ts'
import { pathOf } from './addresses.ts'
import { stemsOf, type Stems } from '../../text/mentions.ts'

/** The words of a page, part by part, so that many subjects can be looked up. Menus and footers are left out. */
export interface PageWords {
  title: Stems
  address: Stems
  headings: (Piece & { level: number })[]
  /** Paragraphs, list items and the like. */
  pieces: Piece[]
}

interface Piece {
  text: string
  words: Stems
}

const piece = ({ text }: { text: string }): Piece => ({ text, words: stemsOf(text) })

const read = new WeakMap<CrawledPage, PageWords>()

export const pageWords = (crawled: CrawledPage): PageWords => {
  const known = read.get(crawled)
  if (known) return known
  const { page, finalUrl } = crawled
  const words: PageWords = {
    title: stemsOf(page.titles[0] ?? ''),
    address: stemsOf(pathOf(finalUrl)),
    headings: page.headings
      .filter(({ hidden }) => !hidden)
      .map((heading) => ({ ...piece(heading), level: heading.level })),
    pieces: page.blocks.filter(({ tag, inNav, inFooter }) => !inNav && !inFooter && !/^h[1-6]$/.test(tag)).map(piece),
  }
  read.set(crawled, words)
  return words
}
