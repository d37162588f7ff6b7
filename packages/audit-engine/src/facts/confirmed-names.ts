import type { PageBlock } from '../page/page.ts'
import { structuredItems, textsOf } from '../page/structured-items.ts'
import type { CrawledPage } from '../sources/source.ts'
import { pathnameOf } from '../sources/web/host-names.ts'
import { covers, stemsOf, telling, type Stems } from '../text/mentions.ts'
import { plainWords } from '../text/plain-words.ts'

/** Where a website may use a name; what one kind repeats is one use. */
type Kind = 'menu' | 'footer' | 'head' | 'address' | 'markup' | 'heading' | 'entry' | 'content' | 'sentence'

/** Characters; a longer text uses a name only where it has the words side by side. */
const longestLabel = 60
const longestText = 2_000

/** Whether the pages use a name in at least two ways, such as in a heading and in a sentence. */
export function confirmedIn(pages: readonly CrawledPage[]): (name: string) => boolean {
  const texts = textsOfKinds(pages)
  return (name) => {
    const words = telling(name)
    const phrase = ` ${plainWords(name)} `
    const isUsedIn = (text: string, stems: Stems): boolean =>
      covers(stems, words) && (text.length <= longestLabel || ` ${plainWords(text)} `.includes(phrase))
    const first = texts.find(({ text, stems }) => isUsedIn(text, stems))
    return first !== undefined && texts.some(({ kind, text, stems }) => kind !== first.kind && isUsedIn(text, stems))
  }
}

const kindOf = ({ tag, text, inNav, inHeader, inFooter }: PageBlock): Kind =>
  inFooter
    ? 'footer'
    : inNav || inHeader
      ? 'menu'
      : isSentence(text)
        ? 'sentence'
        : /^h[1-6]$/.test(tag)
          ? 'heading'
          : tag === 'li'
            ? 'entry'
            : 'content'

const isSentence = (text: string): boolean => text.length > longestLabel || /[.!?]$/.test(text)

/** Every text that may use a name, once for each kind. */
function textsOfKinds(pages: readonly CrawledPage[]): { kind: Kind; text: string; stems: Stems }[] {
  const byKind = new Map<Kind, Set<string>>()
  const add = (kind: Kind, text: string): void => {
    const known = byKind.get(kind)
    if (text.length > longestText) return
    if (known) known.add(text)
    else byKind.set(kind, new Set([text]))
  }
  for (const { page } of pages) {
    const blocks = new Set(page.blocks.map(({ text }) => text))
    for (const { area, text, url } of page.links) {
      // A heading or an entry that is a link is one use.
      if (area !== 'main' || !blocks.has(text))
        add(area === 'footer' ? area : area === 'main' ? 'content' : 'menu', text)
      if (url !== null) add('address', pathnameOf(url).replace(/[-_/.]+/g, ' '))
    }
    for (const block of page.blocks) add(kindOf(block), block.text)
    add('head', page.titles[0] ?? '')
    for (const { key, content } of page.metas) if (key === 'description') add('head', content)
    for (const item of structuredItems(page))
      for (const property of ['name', 'serviceType']) for (const text of textsOf(item, property)) add('markup', text)
  }
  return [...byKind].flatMap(([kind, texts]) => [...texts].map((text) => ({ kind, text, stems: stemsOf(text) })))
}
