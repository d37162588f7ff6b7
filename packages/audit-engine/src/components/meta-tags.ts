import type { Finding } from '@findable/contracts'
import type { CrawledPage } from '../sources/source.ts'
import { isKnownPlace } from '../facts/gazetteer.ts'
import { defineComponent } from './component.ts'
import { atMost, seenOn, seenOnSite } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { meanOf, scoreOf } from './score-parts.ts'
import { isBareName, isNameAndSlogan, saysNothing } from './site/empty-texts.ts'
import { everyOf, listable, metas, readSite, someOf, type Site } from './site/site.ts'
import { plainWords } from '../text/plain-words.ts'
import { wordsIn } from '../text/words.ts'
import { stemsOf, type Stems } from '../text/mentions.ts'
import { isEnglish } from '../text/is-english.ts'
import { percent, shorten } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

/** Percent. */
const shares = { titles: 60, descriptions: 40 }
/** Characters that Google usually shows. */
const longest = { title: 60, description: 160 }
const value: Record<State, number> = { own: 1, shared: 0.4, empty: 0.4, bare: 0.4, echo: 0.4, several: 0.4, missing: 0 }

export const metaTags = defineComponent({
  id: 'meta-tags',
  pillar: 'websiteOptimization',
  title: 'Page titles and descriptions',
  criteria:
    `The share of your pages with a title of their own counts ${shares.titles}%, the share with a description of their own ${shares.descriptions}% (our judgement: the title is what searchers click). ` +
    `A text that several pages share counts ${percent(value.shared)} of one of its own, and so does one that says nothing, such as "Home" or "My Site", for your home page a name alone that does not say what you do, a description that only repeats the words of the title, or one of several different descriptions on a page. ` +
    `Titles over ${longest.title} and descriptions over ${longest.description} characters cost nothing: Google sets no limit, but may cut them. ` +
    'Pages that search engines may not list, lists of other pages, and legal or thank-you pages are left out. ' +
    'A page that does not say which language it is in ("lang", WCAG 2.2, 3.1.1), or gives another than that of an English text, is named in the report and costs nothing; so is a title of your home page that is your name and a slogan.',
  needs: ['crawl', 'identity'],
  tip: {
    title: 'Give every page its own title and description',
    ease: 3,
    steps: [
      'Open each page named above in your website editor and find its search settings (often called SEO).',
      `Write a title of up to ${longest.title} characters: what you do, where, and your name.`,
      `Write a description of up to ${longest.description} characters: what a customer gets on this page, and how to reach you.`,
      'Check that no two pages have the same text.',
    ],
  },
  assess({ crawl, identity }) {
    const site = readSite(crawl.data)
    const pages = [site.home, ...listable(site.content, site.home).filter((page) => page !== site.home)]
    const titles = readAll(pages, ({ page }) => page.titles.find((title) => title !== '') ?? '').map((one) =>
      one.page === site.home && one.state === 'own' && isBareName(one.text, identity.name)
        ? { ...one, state: 'bare' as const }
        : one,
    )
    const descriptions = readAll(
      pages,
      (page) => descriptionsOf(page)[0] ?? '',
      (page) => descriptionsOf(page).length > 1,
    ).map((one, index) =>
      one.state === 'own' && echoes(one.text, titles[index]!.text) ? { ...one, state: 'echo' as const } : one,
    )
    const faulty = [...named('title', titles), ...named('description', descriptions)].filter(
      ({ state }) => state !== 'own',
    )
    const blank = pages.filter((page) => metas(page, 'description').includes('') && descriptionsOf(page).length > 0)
    const misspoken = site.pages.filter(({ page }) => page.lang?.trim() && !isLanguageTag(page.lang.trim()))
    const foreign = site.pages.filter(
      ({ page }) =>
        isLanguageTag(page.lang?.trim() ?? '') && !/^en(?:-|$)/i.test(page.lang!.trim()) && isEnglish(page.text.body),
    )
    const { text: homeTitle, state } = titles[0]!
    const isSlogan = state === 'own' && isNameAndSlogan(homeTitle, identity.name, offeredOn(site))
    const doubled = [...named('title', titles), ...named('description', descriptions)].flatMap((one) => {
      const place = placeSaidTwice(one.text)
      return place === null ? [] : [{ ...one, place }]
    })
    const unspoken = site.pages.filter(({ page }) => !page.lang?.trim())
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.titles, met: meanOf(titles.map(({ state }) => value[state])) },
        { weight: shares.descriptions, met: meanOf(descriptions.map(({ state }) => value[state])) },
      ])!,
      confidence: site.confidence,
      evidence: [
        ...[...named('title', titles), ...named('description', descriptions)]
          .filter(({ page }) => page === site.home)
          .map(({ page, what, text }) =>
            seenOn(
              page,
              text ? `The ${what} of your home page has ${text.length} characters.` : `Your home page has no ${what}.`,
              text,
            ),
          ),
        seenOnSite(
          crawl,
          `We compared the titles and descriptions of ${pages.length === 1 ? 'one page' : `${pages.length} pages`}.`,
        ),
        ...atMost(
          12,
          faulty.map(({ page, what, state, text }) => seenOn(page, `${sawState[state]} ${what}.`, text)),
          crawl,
        ),
        ...atMost(
          3,
          blank.map((page) =>
            seenOn(
              page,
              'An empty description is in the code of this page beside its real one.',
              descriptionsOf(page)[0],
            ),
          ),
          crawl,
        ),
        ...atMost(
          3,
          unspoken.map((page) => seenOn(page, 'The code of this page does not say which language it is in ("lang").')),
          crawl,
        ),
        ...atMost(
          3,
          foreign.map((page) =>
            seenOn(page, 'The language in the code of this page is not English, and its text is.', page.page.lang),
          ),
          crawl,
        ),
        ...atMost(
          3,
          misspoken.map((page) =>
            seenOn(page, 'The language in the code of this page is no language tag.', page.page.lang),
          ),
          crawl,
        ),
      ],
      findings: [
        ...findingsOf(site, 'title', longest.title, titles),
        ...findingsOf(site, 'description', longest.description, descriptions),
        ...when(blank.length > 0, () =>
          note(
            `Take the empty description out of the code of ${pageNames(blank)}: it is there beside the real one, and search engines may take either.`,
          ),
        ),
        ...when(doubled.length > 0, () =>
          note(
            `Take one "${doubled[0]!.place}" out of the ${doubled[0]!.what} of ${pageNames([doubled[0]!.page])}: it is there twice in a row ("${shorten(doubled[0]!.text, 60)}").`,
          ),
        ),
        ...when(unspoken.length > 0, () =>
          note(
            `Say in the code of ${pageNames(unspoken)} which language it is in (lang="en-AU"): screen readers choose their voice by it, and browsers whether to offer a translation.`,
          ),
        ),
        ...when(isSlogan, () =>
          note(
            `Think about adding what you do to the title of your home page: "${shorten(homeTitle, 80)}" is your name and a slogan, and we know none of its words as one that people search a trade by.`,
          ),
        ),
        ...when(foreign.length > 0, () =>
          note(
            `Correct the language in the code of ${pageNames(foreign)}: the text is English, and lang="${foreign[0]!.page.lang!.trim()}" says ${saysOfLanguage(foreign[0]!.page.lang!.trim())}. It should be lang="en-AU".`,
          ),
        ),
        ...when(misspoken.length > 0, () =>
          note(
            `Correct the language in the code of ${pageNames(misspoken)}: "${shorten(misspoken[0]!.page.lang!.trim(), 20)}" is no language tag. It should be lang="en-AU".`,
          ),
        ),
      ],
    }
  },
})

/** The different descriptions of a page; which of several a search engine takes is not known. */
const descriptionsOf = (page: CrawledPage): string[] => [
  ...new Set(metas(page, 'description').filter((text) => text !== '')),
]

/** "Painters Yeppoon Yeppoon"; null for "Painters Wagga Wagga", whose name is that. */
const placeSaidTwice = (text: string): string | null => {
  const [twice, place] = /(?<!\p{L})(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) \1(?!\p{L})/u.exec(text) ?? []
  return twice !== undefined && isKnownPlace(place!) && !isKnownPlace(twice) ? place! : null
}

/** Whether a description has no word that the title has not. */
const echoes = (description: string, title: string): boolean => {
  const words = new Set(wordsIn(title.toLowerCase()))
  return wordsIn(description.toLowerCase()).every((word) => words.has(word))
}

/** Language, script, region and variants, joined by hyphens (BCP 47): "en-AU", not "en_AU". */
const isLanguageTag = (lang: string): boolean => /^(?:[a-z]{2,3}|x)(?:-[a-z\d]{1,8})*$/i.test(lang)

/** The words of headings, menus, other titles and the description, which name what a site offers. */
const offeredOn = ({ home, pages }: Site): Stems => {
  const onPages = pages.flatMap(({ page }) => [
    ...(page === home.page ? [] : page.titles),
    ...page.headings.filter(({ level }) => level > 1).map(({ text }) => text),
    ...page.links.filter(({ area }) => area !== 'main').map(({ text }) => text),
  ])
  return stemsOf([...metas(home, 'description'), ...onPages].join('\n'))
}

/** "Chinese (China)"; what the codes for no language and for an unknown one say. */
const saysOfLanguage = (lang: string): string => {
  if (/^zxx(?:-|$)/i.test(lang)) return 'that it is no language at all'
  if (/^und(?:-|$)/i.test(lang)) return 'that its language is not known'
  const name = new Intl.DisplayNames('en-AU', { type: 'language', fallback: 'none' }).of(lang)
  return name === undefined ? 'another language' : `it is ${name}`
}

type State = 'own' | 'shared' | 'empty' | 'bare' | 'echo' | 'several' | 'missing'
interface PageText {
  page: CrawledPage
  text: string
  state: State
}

const sawState: Record<State, string> = {
  own: 'This page has its own',
  shared: 'Another page has the same',
  empty: 'This page has a meaningless',
  bare: 'The name of the business is all of this',
  echo: 'Nothing but the words of the title is in this',
  several: 'This page has another one beside this',
  missing: 'This page has no',
}

const readAll = (
  pages: readonly CrawledPage[],
  read: (page: CrawledPage) => string,
  hasSeveral: (page: CrawledPage) => boolean = () => false,
): PageText[] => {
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
  return texts.map((one) => ({ page: one.page, text: one.text, state: stateOf(one) }))
}

/** Punctuation and "specialize" for "specialise" make no text of its own. */
const spelledAlike = (text: string): string => plainWords(text).replace(/iz(?=e|ing|ation)/g, 'is')

/** The texts that have nearly all their words in common with another, such as all but the name of a suburb. */
const nearlyAlike = (texts: readonly PageText[]): PageText[] => {
  const sets = texts.map(({ text }) => new Set(wordsIn(spelledAlike(text))))
  return texts.filter((_, at) =>
    sets.some((other, place) => {
      const own = sets[at]!
      const shared = [...own].filter((word) => other.has(word)).length
      return place !== at && own.size >= fewestToCompare && own.size + other.size - 2 * shared <= mostDiffering
    }),
  )
}
/** Words; a shorter text is different with a single other word. */
const fewestToCompare = 10
const mostDiffering = 2

const named = <What extends string>(what: What, texts: readonly PageText[]) => texts.map((text) => ({ ...text, what }))

const stepFor = { title: 2, description: 3 } as const

const use = {
  title: 'It is the line people click in search results.',
  description: 'It is the text below your name in search results; without one, Google picks some words of the page.',
}

const findingsOf = (site: Site, what: 'title' | 'description', most: number, texts: readonly PageText[]): Finding[] => {
  const having = (state: State) => texts.filter((text) => text.state === state)
  const [missing, empty, shared, echo] = [having('missing'), having('empty'), having('shared'), having('echo')]
  const [bare, several] = [having('bare'), having('several')]
  const long = texts.filter(({ text, state }) => text.length > most && state !== 'several')
  const alike = what === 'description' ? nearlyAlike(having('own')) : []
  const where = (some: readonly PageText[]) => pageNames(some.map(({ page }) => page))
  const some = (part: readonly PageText[]) => someOf(site, part, texts)
  return [
    ...when(missing.length > 0, () =>
      problem(
        `Write a ${what} for ${where(missing)}: ${some(missing)} ${missing.length === 1 ? 'has' : 'have'} none. ${use[what]}`,
        stepFor[what],
        missing[0]!.page,
      ),
    ),
    ...when(empty.length > 0, () =>
      problem(
        new Set(empty.map(({ text }) => text)).size === 1
          ? `Change the ${what} "${shorten(empty[0]!.text, 60)}" on ${where(empty)}: it does not say what you do or where.`
          : `Change ${what}s such as "${shorten(empty[0]!.text, 60)}" on ${where(empty)}: they do not say what you do or where.`,
        stepFor[what],
        empty[0]!.page,
      ),
    ),
    ...when(bare.length > 0, () =>
      problem(
        `Add what you do, and where, to the title of your home page: "${shorten(bare[0]!.text, 60)}" is only a name, and people who do not know it search for the rest.`,
        stepFor[what],
        bare[0]!.page,
      ),
    ),
    ...when(echo.length > 0, () =>
      problem(
        `Write a ${what} that says more than the title for ${where(echo)}: "${shorten(echo[0]!.text, 60)}" only repeats it, and searchers see both.`,
        stepFor[what],
        echo[0]!.page,
      ),
    ),
    ...when(several.length > 0, () =>
      problem(
        `Keep one ${what} on ${where(several)}: there are different ones in the code, and search engines may take any of them.`,
        stepFor[what],
        several[0]!.page,
      ),
    ),
    ...when(shared.length > 0, () =>
      problem(
        `Give ${where(shared)} different ${what}s: on ${some(shared)} the ${what} is the same as on another, so searchers cannot tell them apart.`,
        stepFor[what],
        shared[0]!.page,
      ),
    ),
    ...when(alike.length > 1, () =>
      note(`The descriptions of ${where(alike)} differ in a word or two; say in each what only that page offers.`),
    ),
    ...when(long.length > 0, () =>
      note(
        `The ${what} of ${where(long)} is longer than ${most} characters and may be cut in search results; put what matters first.`,
      ),
    ),
    ...when(
      missing.length + empty.length + bare.length + shared.length + echo.length + several.length + alike.length === 0,
      () => strength(`${everyOf(site, texts)} has a ${what}${texts.length === 1 ? '' : ' of its own'}.`),
    ),
  ]
}
