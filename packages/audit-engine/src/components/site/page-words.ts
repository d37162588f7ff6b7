import type { CrawledPage } from '../../sources/source.ts'
import { pathOf } from './addresses.ts'
import type { PageBlock } from '../../page/page.ts'
import { stemsOf, type Stems } from '../../text/mentions.ts'
import { wordCount } from '../../text/words.ts'

/** The words of a page, part by part, so that many subjects can be looked up. Menus and footers are left out. */
export interface PageWords {
  title: Stems
  address: Stems
  headings: (Piece & { level: number })[]
  /** Paragraphs, list items and the like. */
  pieces: Piece[]
  /** Each heading and short line with the number of words below it, up to the next. */
  sections: { heading: Stems; words: number }[]
}

interface Piece {
  text: string
  words: Stems
}

const piece = ({ text }: { text: string }): Piece => ({ text, words: stemsOf(text) })

/** A link of up to so many characters is an entry of a menu, or a button. */
const longestEntry = 30
/** Longer lines, in characters, are text. */
const longestLine = 60

const sectionsOf = (blocks: readonly PageBlock[]): PageWords['sections'] => {
  const sections: PageWords['sections'] = []
  for (const { tag, text, inNav, inFooter } of blocks) {
    if (inNav || inFooter) continue
    const section = sections.at(-1)
    if (/^h[1-6]$/.test(tag) || (text.length <= longestLine && !/[.!?]$/.test(text)))
      sections.push({ heading: stemsOf(text), words: 0 })
    else if (section) section.words += wordCount(text)
  }
  return sections
}

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
    pieces: page.blocks
      .filter(({ tag, inNav, inFooter }) => !inNav && !inFooter && !/^h[1-6]$/.test(tag))
      .filter(({ text, links }) => !links || text.length > longestEntry)
      .map(piece),
    sections: sectionsOf(page.blocks),
  }
  read.set(crawled, words)
  return words
}
