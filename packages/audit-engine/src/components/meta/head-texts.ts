import type { CrawledPage } from '../../sources/source.ts'
import { plainWords } from '../../text/plain-words.ts'
import { wordsIn } from '../../text/words.ts'
import { isBareName, saysNothing } from '../site/empty-texts.ts'
import { metas, type Site } from '../site/site.ts'

export type State = 'own' | 'shared' | 'empty' | 'bare' | 'echo' | 'several' | 'lost' | 'missing'

/** The title or description of a page, empty where it has none. */
export interface HeadText {
  page: CrawledPage
  what: 'title' | 'description'
  text: string
  state: State
}

/** `name` is that of the business. */
export const titlesOf = (pages: readonly CrawledPage[], { home }: Site, name: string | null): HeadText[] =>
  readAll('title', pages, ({ page }) => page.titles.find((title) => title !== '') ?? '').map((one) => {
    if (one.state === 'own' && one.page.page.losesTitleByScript) return { ...one, state: 'lost' }
    return one.page === home && one.state === 'own' && isBareName(one.text, name) ? { ...one, state: 'bare' } : one
  })

/** In the order of the titles, whose words they may repeat; `name` is that of the business. */
export const descriptionsOf = (titles: readonly HeadText[], name: string | null): HeadText[] =>
  readAll(
    'description',
    titles.map(({ page }) => page),
    (page) => descriptionsIn(page)[0] ?? '',
    (page) => descriptionsIn(page).length > 1,
  ).map((one, index): HeadText => {
    if (one.state !== 'own') return one
    if (echoes(one.text, titles[index]!.text)) return { ...one, state: 'echo' }
    return isBareName(one.text, name) ? { ...one, state: 'empty' } : one
  })

/** The different descriptions of a page; which of several a search engine takes is not known. */
export const descriptionsIn = (page: CrawledPage): string[] => [
  ...new Set(metas(page, 'description').filter((text) => text !== '')),
]

/** Whether a description has no word that the title has not. */
const echoes = (description: string, title: string): boolean => {
  const words = new Set(wordsIn(title.toLowerCase()))
  return wordsIn(description.toLowerCase()).every((word) => words.has(word))
}

const readAll = (
  what: HeadText['what'],
  pages: readonly CrawledPage[],
  read: (page: CrawledPage) => string,
  hasSeveral: (page: CrawledPage) => boolean = () => false,
): HeadText[] => {
  const texts = pages.map((page) => ({ page, text: read(page), isOneOfSeveral: hasSeveral(page) }))
  // Which of several is taken is not known, so none makes another page's text a shared one.
  const uses = Map.groupBy(
    texts.filter(({ isOneOfSeveral }) => !isOneOfSeveral),
    ({ text }) => spelledAlike(text),
  )
  const stateOf = ({ text, isOneOfSeveral }: (typeof texts)[number]): State => {
    if (isOneOfSeveral) return 'several'
    if (text === '') return 'missing'
    if (saysNothing(text)) return 'empty'
    return uses.get(spelledAlike(text))!.length > 1 ? 'shared' : 'own'
  }
  return texts.map((one) => ({ page: one.page, what, text: one.text, state: stateOf(one) }))
}

/** Punctuation and "specialize" for "specialise" make no text of its own. */
export const spelledAlike = (text: string): string => plainWords(text).replace(/iz(?=e|ing|ation)/g, 'is')
